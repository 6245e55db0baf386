/// What a drag tells: lengths in points, velocities in points per second.
@frozen
public struct DragValue: Hashable, Sendable {
  /// When.
  public var time: TouchInstant
  /// The fingers that take part.
  public var touches: Int
  /// Where the fingers' centroid was when the drag began to be measured.
  public var startLocation: SIMD2<Double>
  /// The way since then.
  public var translation: SIMD2<Double>
  /// The way since the value before: the values of a drag add up to its translation.
  public var translationDelta: SIMD2<Double>
  /// The centroid's velocity.
  public var velocity: SIMD2<Double>
  /// Whether the speed is that of a fling: with the last value, the fingers threw what they held.
  public var isFling: Bool

  /// Where the fingers are: `startLocation + translation`.
  ///
  /// It does not leap when a finger joins or leaves.
  @inlinable @inline(__always)
  public var location: SIMD2<Double> { startLocation + translation }

  /// How far a drag goes on at its velocity, in seconds: the rule of SwiftUI's
  /// `predictedEndTranslation` as OpenGestures has it.
  @inlinable
  public static var predictionInterval: Double { 0.25 }

  /// Where the drag would come to rest: the translation after 0.25 s more at this velocity.
  @inlinable
  public var predictedEndTranslation: SIMD2<Double> {
    translation + velocity * Self.predictionInterval
  }

  /// Where the fingers would come to rest.
  @inlinable
  public var predictedEndLocation: SIMD2<Double> { startLocation + predictedEndTranslation }
}
