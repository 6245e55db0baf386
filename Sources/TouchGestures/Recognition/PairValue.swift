/// What two or more fingers tell together: lengths in points, angles in radians, rates per second.
///
/// Everything is measured since the second finger landed; one finger of a pair that moves alone
/// pinches, turns and moves at once.
@frozen
public struct PairValue: Hashable, Sendable {
  /// When.
  public var time: TouchInstant
  /// The fingers that take part.
  public var touches: Int
  /// Where their centroid was.
  public var startLocation: SIMD2<Double>
  /// The way of the centroid.
  public var translation: SIMD2<Double>
  /// The ratio of the fingers' spread; positive.
  public var scale: Double
  /// The turn, clockwise positive, unwrapped.
  public var rotation: Double
  /// The centroid's velocity in points per second.
  public var velocity: SIMD2<Double>
  /// The change of `scale` per second.
  public var scaleVelocity: Double
  /// The change of `rotation` per second.
  public var angularVelocity: Double

  /// Where the fingers are: `startLocation + translation`.
  @inlinable @inline(__always)
  public var location: SIMD2<Double> { startLocation + translation }
}

/// Follows the motion of two or more fingers from the landing of the second: what ``PinchRecognizer``
/// and ``RotateRecognizer`` share.
struct PairMotion: Sendable {
  private(set) var pair: UInt32 = 0
  private var start = TouchMotion()
  private var startLocation = SIMD2<Double>()

  /// True when `frame` shows a pair that was not followed before; following starts with it.
  @inline(__always)
  mutating func starts(with frame: TouchFrame) -> Bool {
    guard frame.pair != pair else { return false }
    pair = frame.pair
    start = frame.previous
    startLocation = frame.centroid - (frame.motion.translation - start.translation)
    return true
  }

  /// The settled motion since the start.
  @inline(__always)
  func settled(_ frame: TouchFrame) -> TouchMotion { frame.settled.since(start) }

  /// Measures the scale from where it was `scale`.
  @inline(__always)
  mutating func takeOff(scale: Double) { start.scale *= scale }

  /// Measures the rotation from where it was `rotation`.
  @inline(__always)
  mutating func takeOff(rotation: Double) { start.rotation += rotation }

  /// The reading of `frame`; `isBegun` is false while the gesture is possible only.
  @inline(__always)
  func reading(of frame: TouchFrame, isBegun: Bool = true) -> PairReading {
    PairReading(
      motion: frame.motion.since(start), startLocation: startLocation, startScale: start.scale,
      isBegun: isBegun)
  }
}

/// What ``PairMotion`` measured at a frame: what values and events are made of.
struct PairReading {
  var motion: TouchMotion
  var startLocation: SIMD2<Double>
  var startScale: Double
  var isBegun: Bool
}

extension PairValue {
  @inline(__always)
  init(_ reading: PairReading, _ frame: TouchFrame) {
    let (motion, rates) = (reading.motion, frame.rates)
    self.init(
      time: frame.time, touches: frame.touches, startLocation: reading.startLocation,
      translation: motion.translation, scale: motion.scale, rotation: motion.rotation,
      velocity: frame.velocity, scaleVelocity: rates.x / reading.startScale,
      angularVelocity: rates.y)
  }
}
