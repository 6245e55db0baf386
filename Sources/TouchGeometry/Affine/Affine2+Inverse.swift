extension Affine2 {
  /// The factor by which areas grow; negative when the transform mirrors.
  @inlinable
  public var determinant: Scalar { x.x * y.y - x.y * y.x }

  /// The transform that undoes this one, or nil when there is none.
  ///
  /// There is none when the two columns are parallel to within rounding (the determinant is below
  /// 2 ulp of its terms) or one of them is not finite. The test scales with the matrix: a uniform
  /// scale of 10⁻⁹ is inverted like any other.
  @inlinable @inline(__always)
  public var inverse: Self? {
    let (inverse, exists) = checkedInverse
    return exists ? inverse : nil
  }

  /// The inverse and whether it is one.
  ///
  /// A pair, since an optional of this size would pass through integer registers.
  @inlinable @inline(__always)
  var checkedInverse: (inverse: Self, exists: Bool) {
    let (straight, crossed) = (x.x * y.y, x.y * y.x)
    let determinant = straight - crossed
    let size = straight.magnitude + crossed.magnitude
    let least = Swift.max(size * (2 * Scalar.ulpOfOne), Self.smallestSafeProduct)
    // Near underflow, overflow or singularity: look again. One branch that is hardly ever taken.
    guard determinant.magnitude > least && determinant.magnitude < Self.largestSafeProduct else {
      return carefullyCheckedInverse
    }
    return (inverse(withFactor: 1 / determinant), true)
  }

  @inlinable @inline(__always)
  func inverse(withFactor k: Scalar) -> Self {
    let (a, b, c, d) = (y.y * k, -x.y * k, -y.x * k, x.x * k)
    return Self(
      x: SIMD2(a, b), y: SIMD2(c, d),
      translation: SIMD2(
        -(a * translation.x + c * translation.y), -(b * translation.x + d * translation.y)))
  }

  /// Inverts after dividing the linear part by the power of two of its largest entry.
  @inlinable @inline(never)
  var carefullyCheckedInverse: (inverse: Self, exists: Bool) {
    let largest = Swift.max(
      Swift.max(x.x.magnitude, x.y.magnitude), Swift.max(y.x.magnitude, y.y.magnitude))
    guard largest > 0 && largest < .infinity else { return (self, false) }
    let down = Scalar(sign: .plus, exponent: -largest.exponent, significand: 1)
    guard down.isFinite else { return (self, false) }
    let scaled = Self(x: x * down, y: y * down, translation: translation)
    let (straight, crossed) = (scaled.x.x * scaled.y.y, scaled.x.y * scaled.y.x)
    let size = straight.magnitude + crossed.magnitude
    let determinant = straight - crossed
    guard size > Self.smallestSafeProduct && determinant.magnitude > size * (2 * Scalar.ulpOfOne)
    else { return (self, false) }
    // (s·M)⁻¹ = M⁻¹ / s; the translation is −M⁻¹ · t, so it takes the factor too.
    let inverse = scaled.inverse(withFactor: 1 / determinant)
    let result = Self(
      x: inverse.x * down, y: inverse.y * down, translation: inverse.translation * down)
    return (result, result.isFinite)
  }

  /// Below this a product may have lost digits to underflow.
  @inlinable
  static var smallestSafeProduct: Scalar { .leastNormalMagnitude / Scalar.ulpOfOne }

  /// Above this the reciprocal may be denormal.
  @inlinable
  static var largestSafeProduct: Scalar { 0.25 / .leastNormalMagnitude }
}
