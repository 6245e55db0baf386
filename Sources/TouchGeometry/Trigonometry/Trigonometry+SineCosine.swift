extension Trigonometry {
  /// The sine and cosine of `angle` in radians.
  ///
  /// The error is below 1 ulp for every finite angle. Zero keeps its sign in the sine; an infinite
  /// or NaN angle gives NaN twice. Beyond |angle| = 2²⁰ the reduction takes a slower, still exact
  /// path.
  @inlinable
  public static func sineAndCosine(of angle: Double) -> (sine: Double, cosine: Double) {
    let magnitude = angle.magnitude
    if magnitude <= largestUnreducedAngle {
      let sine = magnitude + sineTerms(magnitude)
      return (signed(sine, angle.bitPattern & signBit), cosinePolynomial(magnitude))
    }
    let reduced =
      magnitude <= largestQuickAngle ? quarterTurns(in: magnitude) : manyQuarterTurns(in: magnitude)
    let (sine, cosine) = rotated(
      sinePolynomial(reduced.rest, reduced.tail), cosinePolynomial(reduced.rest, reduced.tail),
      byQuarterTurns: reduced.count)
    return (signed(sine, angle.bitPattern & signBit), cosine)
  }

  /// The sine and cosine of `angle` in radians.
  ///
  /// Computed in `Double` and rounded once: the error is below 0.51 ulp for every finite angle.
  /// Zero keeps its sign in the sine; an infinite or NaN angle gives NaN twice.
  @inlinable
  public static func sineAndCosine(of angle: Float) -> (sine: Float, cosine: Float) {
    let wide = Double(angle)
    let magnitude = wide.magnitude
    if magnitude <= largestUnreducedAngle {
      let sine = Float(signed(shortSinePolynomial(magnitude), wide.bitPattern & signBit))
      return (sine, Float(shortCosinePolynomial(magnitude)))
    }
    let reduced =
      magnitude <= largestQuickAngle ? quarterTurns(in: magnitude) : manyQuarterTurns(in: magnitude)
    let (sine, cosine) = rotated(
      shortSinePolynomial(reduced.rest), shortCosinePolynomial(reduced.rest),
      byQuarterTurns: reduced.count)
    return (Float(signed(sine, wide.bitPattern & signBit)), Float(cosine))
  }

  /// The sine of `angle` in radians; see ``sineAndCosine(of:)-(Double)``.
  @inlinable
  public static func sine(of angle: Double) -> Double { sineAndCosine(of: angle).sine }

  /// The cosine of `angle` in radians; see ``sineAndCosine(of:)-(Double)``.
  @inlinable
  public static func cosine(of angle: Double) -> Double { sineAndCosine(of: angle).cosine }

  /// The sine of `angle` in radians; see ``sineAndCosine(of:)-(Float)``.
  @inlinable
  public static func sine(of angle: Float) -> Float { sineAndCosine(of: angle).sine }

  /// The cosine of `angle` in radians; see ``sineAndCosine(of:)-(Float)``.
  @inlinable
  public static func cosine(of angle: Float) -> Float { sineAndCosine(of: angle).cosine }
}

extension Trigonometry {
  @inlinable
  static var signBit: UInt64 { 0x8000_0000_0000_0000 }

  /// Turns (cosine, sine) on by `count` quarter turns without a branch: swap, then set the signs.
  @inlinable
  static func rotated(
    _ sine: Double, _ cosine: Double, byQuarterTurns count: UInt64
  ) -> (sine: Double, cosine: Double) {
    let swap = (0 &- (count & 1)) & (sine.bitPattern ^ cosine.bitPattern)
    let sineSign = (count & 2) << 62
    let cosineSign = ((count &+ 1) & 2) << 62
    return (
      Double(bitPattern: sine.bitPattern ^ swap ^ sineSign),
      Double(bitPattern: cosine.bitPattern ^ swap ^ cosineSign)
    )
  }

  /// sin(r + t) for |r| ≤ π/4 and a tail t below an ulp of r; 2⁻⁵⁵·⁷ relative before rounding.
  @inlinable
  static func sinePolynomial(_ r: Double, _ t: Double) -> Double {
    // A tail of almost an ulp still feels the cosine it is worth.
    r + (t * (1 - 0.5 * (r * r)) + sineTerms(r))
  }

  /// sin r − r for |r| ≤ π/4.
  @inlinable @inline(__always)
  static func sineTerms(_ r: Double) -> Double {
    let (z, w) = (r * r, (r * r) * (r * r))
    let first = -0x1.5555_5555_5555_0p-3 + z * 0x1.1111_1111_1035_dp-7
    let second = -0x1.a01a_019d_5461_8p-13 + z * 0x1.71de_367c_f60b_7p-19
    let third = -0x1.ae5f_2643_558d_8p-26 + z * 0x1.5dc7_86e8_ec83_dp-33
    return (z * r) * (first + w * (second + w * third))
  }

  /// cos(r + t) for |r| ≤ π/4 and a tail t below an ulp of r; 2⁻⁶⁰ relative before rounding.
  @inlinable
  static func cosinePolynomial(_ r: Double, _ t: Double) -> Double {
    let (head, lost) = cosineHead(r)
    return head + (lost + (cosineTerms(r) - r * t))
  }

  /// cos r for |r| ≤ π/4.
  @inlinable @inline(__always)
  static func cosinePolynomial(_ r: Double) -> Double {
    let (head, lost) = cosineHead(r)
    return head + (lost + cosineTerms(r))
  }

  /// 1 − r²/2, and what its rounding lost, which comes back with the small terms.
  @inlinable @inline(__always)
  static func cosineHead(_ r: Double) -> (head: Double, lost: Double) {
    let half = 0.5 * (r * r)
    let head = 1 - half
    return (head, (1 - head) - half)
  }

  /// cos r − 1 + r²/2 for |r| ≤ π/4.
  @inlinable @inline(__always)
  static func cosineTerms(_ r: Double) -> Double {
    let (z, w) = (r * r, (r * r) * (r * r))
    let first = 0x1.5555_5555_5555_4p-5 - z * 0x1.6c16_c16c_1653_bp-10
    let second = 0x1.a01a_019e_b6e9_ep-16 - z * 0x1.27e4_f98a_f094_bp-22
    let third = 0x1.1eea_f66f_c6af_6p-29 - z * 0x1.903a_0103_d22a_3p-37
    return w * (first + w * (second + w * third))
  }

  /// sin r for |r| ≤ π/4 to 2⁻³⁶·⁶ relative: enough for `Float`.
  @inlinable
  static func shortSinePolynomial(_ r: Double) -> Double {
    let (z, w) = (r * r, (r * r) * (r * r))
    let first = -0x1.5555_5550_f4b7_dp-3 + z * 0x1.1111_0b29_bee4_3p-7
    let second = -0x1.a011_6733_9bba_4p-13 + z * 0x1.6d38_3b67_9e8b_2p-19
    return r + (z * r) * (first + w * second)
  }

  /// cos r for |r| ≤ π/4 to 2⁻⁴⁰·⁵ relative: enough for `Float`.
  @inlinable
  static func shortCosinePolynomial(_ r: Double) -> Double {
    let (z, w) = (r * r, (r * r) * (r * r))
    let first = 0x1.5555_5553_df51_9p-5 - z * 0x1.6c16_bd7b_4cc7_8p-10
    let second = 0x1.a014_43b3_ef74_fp-16 - z * 0x1.24ca_fa84_47d5_bp-22
    return (1 - 0.5 * z) + w * (first + w * second)
  }
}
