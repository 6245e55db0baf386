import TouchGeometry

/// Content turned in space and seen in perspective, as parameters that can move.
///
/// They are those of `ProjectiveMap(rotation:axis:anchor:anchorZ:perspective:in:)`, which are those
/// of SwiftUI's `rotation3DEffect`. The angle is not wrapped: from 0 to 40π the content turns
/// twenty times.
@frozen
public struct SpatialRotation: Hashable, Sendable {
  /// The angle in radians; positive about z is clockwise on the screen.
  public var angle: Double
  /// The direction of the axis, of any non-zero length: x right, y down, z toward the eye.
  public var axis: SIMD3<Double>
  /// The point of the content that the axis goes through, in unit coordinates of its size.
  public var anchor: SIMD2<Double>
  /// How far in front of the content the axis passes, in points.
  public var anchorZ: Double
  /// The strength of the perspective: 0 is none, 1 an eye as far away as the content is long.
  public var perspective: Double

  /// A rotation by `angle` radians about `axis`.
  @inlinable
  public init(
    angle: Double, axis: SIMD3<Double>, anchor: SIMD2<Double> = SIMD2(0.5, 0.5),
    anchorZ: Double = 0, perspective: Double = 1
  ) {
    self.angle = angle
    self.axis = axis
    self.anchor = anchor
    self.anchorZ = anchorZ
    self.perspective = perspective
  }

  /// The rotation as a map of content of `size` points, or nil for an axis of no direction.
  @inlinable
  public func map(in size: SIMD2<Double>) -> ProjectiveMap<Double>? {
    ProjectiveMap(
      rotation: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective,
      in: size)
  }
}

extension SpatialRotation: MotionValue {
  /// Angle, axis, anchor, anchor's height and perspective.
  @inlinable
  public var motionComponents: SIMD8<Double> {
    SIMD8(angle, axis.x, axis.y, axis.z, anchor.x, anchor.y, anchorZ, perspective)
  }

  /// The rotation with the given parameters.
  @inlinable
  public init(motionComponents c: SIMD8<Double>) {
    self.init(
      angle: c[0], axis: SIMD3(c[1], c[2], c[3]), anchor: SIMD2(c[4], c[5]), anchorZ: c[6],
      perspective: c[7])
  }
}
