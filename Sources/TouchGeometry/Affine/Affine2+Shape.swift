extension Affine2 {
  /// Whether the linear part only rotates, mirrors and scales evenly: angles keep their size.
  ///
  /// To within 8 ulp of the squared columns, so that products of rotations pass. A linear part of
  /// zero is no similarity; nor is anything with NaN.
  @inlinable
  public var isSimilarity: Bool {
    let (first, second) = (dot(x, x), dot(y, y))
    let limit = (first + second) * (8 * Scalar.ulpOfOne)
    return limit > 0 && dot(x, y).magnitude <= limit && (first - second).magnitude <= limit
  }

  /// Whether upright rectangles stay upright: each axis goes to an axis, in either order.
  ///
  /// To within 8 ulp of the largest entry, so that a rotation by a quarter turn passes.
  @inlinable
  public var isAxisAligned: Bool {
    let straight = Swift.max(x.x.magnitude, y.y.magnitude)
    let crossed = Swift.max(x.y.magnitude, y.x.magnitude)
    return Swift.min(straight, crossed) <= Swift.max(straight, crossed) * (8 * Scalar.ulpOfOne)
  }

  /// Whether all six entries are finite.
  @inlinable
  public var isFinite: Bool {
    x.x.isFinite && x.y.isFinite && y.x.isFinite && y.y.isFinite && translation.x.isFinite
      && translation.y.isFinite
  }

  /// Whether this transform and `other` are the same but for rounding.
  ///
  /// The linear entries may differ by `tolerance` times the largest linear entry of both, the
  /// translations by `tolerance` times the largest entry of both. So the test does not depend on
  /// the unit of length, and it is symmetric; with `tolerance` 0 it is equality. False with NaN.
  @inlinable
  public func isApproximatelyEqual(
    to other: Self, tolerance: Scalar = Scalar.ulpOfOne.squareRoot()
  ) -> Bool {
    if self == other { return true }
    let linear = Swift.max(
      Swift.max(largest(x), largest(y)), Swift.max(largest(other.x), largest(other.y)))
    let all = Swift.max(linear, Swift.max(largest(translation), largest(other.translation)))
    return all < .infinity && largest(x - other.x) <= tolerance * linear
      && largest(y - other.y) <= tolerance * linear
      && largest(translation - other.translation) <= tolerance * all
  }

  @inlinable
  func largest(_ v: SIMD2<Scalar>) -> Scalar {
    // NaN in either place must come out.
    v.x.magnitude >= v.y.magnitude ? v.x.magnitude : (v.x.isNaN ? v.x : v.y.magnitude)
  }
}
