/// What a long press tells: lengths in points, velocities in points per second.
@frozen
public struct LongPressValue: Hashable, Sendable {
  /// When.
  public var time = TouchInstant(nanoseconds: 0)
  /// The fingers that take part.
  public var touches = 0
  /// Where the fingers' centroid was at landing.
  public var startLocation = SIMD2<Double>()
  /// The way of the centroid since then.
  public var translation = SIMD2<Double>()
  /// The centroid's velocity.
  public var velocity = SIMD2<Double>()

  init() {}

  /// Where the fingers are: `startLocation + translation`.
  @inlinable @inline(__always)
  public var location: SIMD2<Double> { startLocation + translation }

  @inline(__always)
  mutating func follow(_ frame: TouchFrame) {
    time = frame.time
    touches = frame.touches
    translation = frame.motion.translation
    velocity = frame.velocity
  }
}
