/// What a press tells: lengths in points, velocities in points per second.
@frozen
public struct PressValue: Hashable, Sendable {
  /// When.
  public var time: TouchInstant
  /// The most fingers that were down at once.
  public var touches: Int
  /// Which press of a quick series it is, from 1.
  public var count: Int
  /// The centroid of the fingers.
  public var location: SIMD2<Double>
  /// The centroid's velocity.
  public var velocity: SIMD2<Double>
}
