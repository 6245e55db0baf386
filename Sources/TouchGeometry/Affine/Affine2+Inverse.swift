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
    // Terms of one sign may cancel, and their sum is their size; others cannot. Comparing the
    // exponents costs no floating-point operation.
    let size = determinant.exponentBitPattern
    let terms = (straight + crossed).exponentBitPattern
    // Near underflow, overflow or singularity: look again. That is hardly ever needed.
    guard
      size >= Self.smallestSafeProduct.exponentBitPattern,
      size < Self.largestSafeProduct.exponentBitPattern,
      size + Self.digitsToLose >= terms
    else { return Self.carefullyCheckedInverse(x, y, translation) }
    return (inverse(withFactor: 1 / determinant), true)
  }

  @inlinable @inline(__always)
  func inverse(withFactor k: Scalar) -> Self {
    let (a, b, c, d) = (y.y * k, x.y * -k, y.x * -k, x.x * k)
    let back = SIMD2(-translation.x, -translation.y)
    return Self(
      x: SIMD2(a, b), y: SIMD2(c, d),
      translation: SIMD2(a * back.x + c * back.y, b * back.x + d * back.y))
  }

  /// Inverts after dividing the linear part by the power of two of its largest entry.
  ///
  /// Takes the columns one by one, which pass in registers.
  @inlinable @inline(never)
  static func carefullyCheckedInverse(
    _ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>, _ translation: SIMD2<Scalar>
  ) -> (inverse: Self, exists: Bool) {
    let unchanged = Self(x: x, y: y, translation: translation)
    let largest = Swift.max(
      Swift.max(x.x.magnitude, x.y.magnitude), Swift.max(y.x.magnitude, y.y.magnitude))
    guard largest > 0 && largest < .infinity else { return (unchanged, false) }
    let down = Scalar(sign: .plus, exponent: -largest.exponent, significand: 1)
    guard down.isFinite else { return (unchanged, false) }
    let scaled = Self(x: x * down, y: y * down, translation: translation)
    let (straight, crossed) = (scaled.x.x * scaled.y.y, scaled.x.y * scaled.y.x)
    let size = straight.magnitude + crossed.magnitude
    let determinant = straight - crossed
    guard size > Self.smallestSafeProduct && determinant.magnitude > size * (2 * Scalar.ulpOfOne)
    else { return (unchanged, false) }
    // (s·M)⁻¹ = M⁻¹ / s; the translation is −M⁻¹ · t, so it takes the factor too.
    let inverse = scaled.inverse(withFactor: 1 / determinant)
    let result = Self(
      x: inverse.x * down, y: inverse.y * down, translation: inverse.translation * down)
    return (result, result.isFinite)
  }

  /// Digits whose loss leaves a determinant surely above 2 ulp of its terms.
  @inlinable
  static var digitsToLose: Scalar.RawExponent { Scalar.RawExponent(Scalar.significandBitCount - 2) }

  /// Below this a product may have lost digits to underflow.
  @inlinable
  static var smallestSafeProduct: Scalar { .leastNormalMagnitude / Scalar.ulpOfOne }

  /// Above this the reciprocal may be denormal.
  @inlinable
  static var largestSafeProduct: Scalar { 0.25 / .leastNormalMagnitude }
}
