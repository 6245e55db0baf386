import TouchGeometry

/// What a drag, rotation and pinch in one tells: lengths in points, angles in radians.
@frozen
public struct TransformValue: Hashable, Sendable {
  /// When.
  public var time: TouchInstant
  /// The fingers that take part; 0 for a platform's own gesture.
  public var touches: Int
  /// Where the fingers' centroid was when the gesture began to be measured.
  public var startLocation: SIMD2<Double>
  /// The way of the centroid.
  public var translation: SIMD2<Double>
  /// The turn, clockwise positive, unwrapped.
  public var rotation: Double
  /// The ratio of the fingers' spread; positive.
  public var scale: Double
  /// All of it: takes every point from where it was at the start to where it is now.
  ///
  /// `value.transform * object`, with the object's transform of the start, keeps what the fingers
  /// hold under them.
  public var transform: Affine2<Double>
  /// The same since the value before: `object = value.step * object` at each value.
  public var step: Affine2<Double>
  /// The centroid's velocity in points per second.
  public var velocity: SIMD2<Double>
  /// The change of `scale` per second.
  public var scaleVelocity: Double
  /// The change of `rotation` per second.
  public var angularVelocity: Double

  /// Where the fingers are: `startLocation + translation`.
  @inlinable
  public var location: SIMD2<Double> { startLocation + translation }
}
