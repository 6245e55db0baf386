/// A projective map of the plane: a 3×3 matrix with a homogeneous divide.
///
/// ```
/// ⎡ affine.x.x  affine.y.x  affine.translation.x ⎤   ⎡ p.x ⎤
/// ⎢ affine.x.y  affine.y.y  affine.translation.y ⎥ · ⎢ p.y ⎥ = w · (image, 1)
/// ⎣ horizon.x   horizon.y         weight         ⎦   ⎣  1  ⎦
/// ```
///
/// As with ``Affine2``, points are columns and `(a * b)(p)` is `a(b(p))`. w is positive in front of
/// the eye, 0 at it; points at or behind the eye have no image.
@frozen
public struct ProjectiveMap<Scalar>: Hashable, Sendable
where
  Scalar: SIMDScalar & BinaryFloatingPoint & TransformScalar, Scalar.SIMD2Storage: Sendable
{
  /// The upper two rows.
  public var affine: Affine2<Scalar>
  /// How w grows along x and y; zero for an affine map.
  public var horizon: SIMD2<Scalar>
  /// w at the origin; 1 for an affine map.
  public var weight: Scalar

  /// The map with the given rows.
  @inlinable
  public init(affine: Affine2<Scalar>, horizon: SIMD2<Scalar>, weight: Scalar) {
    self.affine = affine
    self.horizon = horizon
    self.weight = weight
  }

  /// The map that moves points as `transform` does.
  @inlinable
  public init(_ transform: Affine2<Scalar>) {
    self.init(affine: transform, horizon: .zero, weight: 1)
  }

  /// The map that moves nothing.
  @inlinable
  public static var identity: Self { Self(.identity) }

  /// The image of the point `point`, or nil at or behind the eye, where w is not positive.
  ///
  /// Also nil when the image is not finite.
  @inlinable @inline(__always)
  public func callAsFunction(_ point: SIMD2<Scalar>) -> SIMD2<Scalar>? {
    let w = dot(horizon, point) + weight
    guard w > 0 else { return nil }
    let image = affine(point) / w
    // Infinity and NaN times 0 are NaN.
    return image * 0 == .zero ? image : nil
  }
}

extension Affine2 {
  /// The affine transform that `map` is, or nil when its divide depends on the point.
  @inlinable
  public init?(_ map: ProjectiveMap<Scalar>) {
    guard map.horizon == .zero && map.weight > 0 else { return nil }
    self.init(
      x: map.affine.x / map.weight, y: map.affine.y / map.weight,
      translation: map.affine.translation / map.weight)
  }
}
