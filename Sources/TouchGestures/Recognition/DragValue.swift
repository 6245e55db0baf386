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
  /// The way since the value before.
  public var translationDelta: SIMD2<Double>
  /// The centroid's velocity.
  public var velocity: SIMD2<Double>

  /// Where the fingers are: `startLocation + translation`. It does not leap when a finger joins
  /// or leaves.
  @inlinable
  public var location: SIMD2<Double> { startLocation + translation }

  /// Where the drag would come to rest: the translation after 0.25 s more at this velocity, the
  /// rule of SwiftUI's `predictedEndTranslation` as measured by OpenGestures.
  @inlinable
  public var predictedEndTranslation: SIMD2<Double> { translation + velocity * 0.25 }
}
