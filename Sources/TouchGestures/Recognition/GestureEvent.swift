/// One step of one gesture as the five recognisers side by side report it.
///
/// Lengths are points, angles radians (clockwise positive, unwrapped), times instants of the
/// samples' clock. `translation`, `scale` and `rotation` are since the contacts landed.
@frozen
public struct GestureEvent: Hashable, Sendable {
  /// Where a gesture stands in its life.
  @frozen
  public enum Phase: UInt8, Hashable, Sendable, CaseIterable {
    /// It was recognised.
    case began
    /// Its values changed.
    case changed
    /// It is over; a press is this one event.
    case ended
    /// It was taken away; `reason` says why.
    case cancelled

    /// The name used in reports.
    @inlinable
    public var name: String {
      switch self {
      case .began: "began"
      case .changed: "changed"
      case .ended: "ended"
      case .cancelled: "cancelled"
      }
    }
  }

  /// When.
  public var time: TouchInstant
  /// Which gesture.
  public var gesture: Gesture
  /// Which step of its life.
  public var phase: Phase
  /// The contacts that take part (at a lift, those that took part just before).
  public var touches: Int
  /// The centroid of the contacts.
  public var location: SIMD2<Double>
  /// The way of the centroid since the contacts landed.
  public var translation: SIMD2<Double>
  /// The ratio of the fingers' spread to that at landing; 1 where there is no pinch.
  public var scale: Double
  /// The turn since the contacts landed; 0 where there is no rotation.
  public var rotation: Double
  /// The centroid's velocity in points per second.
  public var velocity: SIMD2<Double>
  /// For a press: which one of a quick series it is, from 1; otherwise 0.
  public var count: Int
  /// For a cancelled gesture: why.
  public var reason: CancellationReason?

  /// An event with the given values.
  @inlinable
  public init(
    time: TouchInstant, gesture: Gesture, phase: Phase, touches: Int,
    location: SIMD2<Double>, translation: SIMD2<Double> = .zero, scale: Double = 1,
    rotation: Double = 0, velocity: SIMD2<Double> = .zero, count: Int = 0,
    reason: CancellationReason? = nil
  ) {
    self.time = time
    self.gesture = gesture
    self.phase = phase
    self.touches = touches
    self.location = location
    self.translation = translation
    self.scale = scale
    self.rotation = rotation
    self.velocity = velocity
    self.count = count
    self.reason = reason
  }
}
