/// How several contacts moved together in one step: along, apart and around.
///
/// Two fingers have four degrees of freedom, and they are orthogonal: the common motion (two), the
/// radial motion (a pinch) and the tangential motion (a rotation). All are lengths at the fingers,
/// so they can be compared.
///
/// With the places before, pᵢ, and after, qᵢ, each taken from its own centroid, the rotation is
/// the least-squares angle arctan(Σ pᵢ × qᵢ, Σ pᵢ · qᵢ) and the scale is √(Σ|qᵢ|² / Σ|pᵢ|²), the
/// symmetric ratio of B. Horn, "Closed-form solution of absolute orientation using unit
/// quaternions" (1987): swapping before and after gives exactly the inverse, and the product over
/// many steps of the same contacts depends only on the first and the last place, so it cannot
/// drift.
///
/// Turning all places by quarter turns or scaling them by powers of two turns and scales the result
/// bit for bit; moving all places by an amount that stays exact changes no bit of it but the
/// centroids.
@frozen
public struct MotionStep<Scalar>: Hashable, Sendable
where
  Scalar: SIMDScalar & BinaryFloatingPoint & TransformScalar, Scalar.SIMD2Storage: Sendable
{
  /// The number of contacts, 0 or more.
  public var contactCount: Int
  /// The common motion: the mean of qᵢ − pᵢ, in points; zero without contacts.
  public var translation: SIMD2<Scalar>
  /// The mean place before the step, in points.
  public var centroidBefore: SIMD2<Scalar>
  /// The mean place after the step, in points.
  public var centroidAfter: SIMD2<Scalar>
  /// The root mean square distance from the centroid before the step, in points.
  public var radiusBefore: Scalar
  /// The root mean square distance from the centroid after the step, in points.
  public var radiusAfter: Scalar
  /// Whether the contacts were far enough apart, before and after, to turn and scale.
  ///
  /// False for fewer than two contacts, for a radius below the least one, and for places that are
  /// not finite; then `rotation` is 0 and `scale` is 1.
  public var hasSpan: Bool
  /// The rotation in radians, −π to π, clockwise on a screen whose y points down.
  public var rotation: Scalar
  /// The radius after over the radius before; positive.
  public var scale: Scalar

  /// The motion apart (positive) or together (negative): the change of the radius, in points.
  @inlinable
  public var radialMotion: Scalar { hasSpan ? radiusAfter - radiusBefore : 0 }

  /// The motion around the centroid: the rotation times the mean of the two radii, in points.
  ///
  /// The mean makes a step and its reverse exactly opposite.
  @inlinable
  public var tangentialMotion: Scalar { rotation * (0.5 * (radiusBefore + radiusAfter)) }

  @inlinable @inline(__always)
  package init(
    contactCount: Int, translation: SIMD2<Scalar>, centroidBefore: SIMD2<Scalar>,
    centroidAfter: SIMD2<Scalar>, radiusBefore: Scalar, radiusAfter: Scalar, hasSpan: Bool,
    rotation: Scalar, scale: Scalar
  ) {
    self.contactCount = contactCount
    self.translation = translation
    self.centroidBefore = centroidBefore
    self.centroidAfter = centroidAfter
    self.radiusBefore = radiusBefore
    self.radiusAfter = radiusAfter
    self.hasSpan = hasSpan
    self.rotation = rotation
    self.scale = scale
  }
}
