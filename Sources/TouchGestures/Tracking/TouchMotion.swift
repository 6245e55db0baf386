import TouchGeometry

/// How the contacts moved together: sums of the steps between frames, over the contacts that were
/// down on both sides of each step, so that a landing or a lift changes nothing.
///
/// The translation adds up while a group of contacts lasts; rotation, scale, arc and radial motion
/// while two or more contacts of it are down.
@frozen
public struct TouchMotion: Hashable, Sendable {
  /// The way of the centroid in points.
  public var translation: SIMD2<Double>
  /// The turn in radians, clockwise positive, unwrapped.
  public var rotation: Double
  /// The ratio of the contacts' spread, always positive.
  public var scale: Double
  /// The way of the contacts along their circles, in points at the fingers.
  public var arc: Double
  /// The way of the contacts away from their centroid, in points at the fingers.
  public var radial: Double

  /// No motion.
  @inlinable
  public init() {
    translation = .zero
    rotation = 0
    scale = 1
    arc = 0
    radial = 0
  }

  /// This motion as seen from where `start` ended.
  @inlinable
  public func since(_ start: TouchMotion) -> TouchMotion {
    var motion = self
    motion.translation -= start.translation
    motion.rotation -= start.rotation
    motion.scale /= start.scale
    motion.arc -= start.arc
    motion.radial -= start.radial
    return motion
  }

  @inline(__always)
  mutating func add(_ step: MotionStep<Double>, _ anchor: inout ScaleAnchor) {
    translation += step.translation
    rotation += step.rotation
    arc += step.tangentialMotion
    radial += step.radialMotion
    scale = anchor.scale(after: step, from: scale)
  }
}
