// Two lanes of exactly the operations of the scalar functions; a test compares the bits.
extension Trigonometry {
  /// Two angles within ±2²⁰: the sines and cosines, by the polynomials of one precision.
  @inlinable @inline(__always)
  static func pairOfSinesAndCosines(
    of angles: SIMD2<Double>, isShort: Bool
  ) -> (sines: SIMD2<Double>, cosines: SIMD2<Double>) {
    let signs = bits(angles) & SIMD2(repeating: signBit)
    let (count, rest, tail) = quarterTurns(in: values(bits(angles) ^ signs))
    let sine = bits(isShort ? shortSinePolynomial(rest) : sinePolynomial(rest, tail))
    let cosine = bits(isShort ? shortCosinePolynomial(rest) : cosinePolynomial(rest, tail))
    let (one, two) = (SIMD2<UInt64>(repeating: 1), SIMD2<UInt64>(repeating: 2))
    let swap = (SIMD2.zero &- (count & one)) & (sine ^ cosine)
    return (
      values(sine ^ swap ^ ((count & two) &<< 62) ^ signs),
      values(cosine ^ swap ^ (((count &+ one) & two) &<< 62))
    )
  }

  @inlinable @inline(__always)
  static func bits(_ x: SIMD2<Double>) -> SIMD2<UInt64> { unsafeBitCast(x, to: SIMD2<UInt64>.self) }

  @inlinable @inline(__always)
  static func values(_ x: SIMD2<UInt64>) -> SIMD2<Double> {
    unsafeBitCast(x, to: SIMD2<Double>.self)
  }

  @inlinable @inline(__always)
  static func quarterTurns(
    in angles: SIMD2<Double>
  ) -> (count: SIMD2<UInt64>, rest: SIMD2<Double>, tail: SIMD2<Double>) {
    let rounding = SIMD2(repeating: 0x1.8p52)
    let shifted = angles * 0x1.45f3_06dc_9c88_3p-1 + rounding
    let count = shifted - rounding
    let first = angles - count * 0x1.921f_b544p0
    let second = count * 0x1.0b46_11a6p-34
    let third = count * 0x1.3198_a2ep-69
    let near = first - second
    let rest = near - third
    let lost = ((first - near) - second) + ((near - rest) - third)
    return (bits(shifted), rest, lost - count * 0x1.b839_a252_049c_1p-104)
  }

  @inlinable @inline(__always)
  static func sinePolynomial(_ r: SIMD2<Double>, _ t: SIMD2<Double>) -> SIMD2<Double> {
    let (z, w) = (r * r, (r * r) * (r * r))
    let first = -0x1.5555_5555_5555_0p-3 + z * 0x1.1111_1111_1035_dp-7
    let second = -0x1.a01a_019d_5461_8p-13 + z * 0x1.71de_367c_f60b_7p-19
    let third = -0x1.ae5f_2643_558d_8p-26 + z * 0x1.5dc7_86e8_ec83_dp-33
    return r + (t * (1 - 0.5 * z) + (z * r) * (first + w * (second + w * third)))
  }

  @inlinable @inline(__always)
  static func cosinePolynomial(_ r: SIMD2<Double>, _ t: SIMD2<Double>) -> SIMD2<Double> {
    let (z, w) = (r * r, (r * r) * (r * r))
    let first = 0x1.5555_5555_5555_4p-5 - z * 0x1.6c16_c16c_1653_bp-10
    let second = 0x1.a01a_019e_b6e9_ep-16 - z * 0x1.27e4_f98a_f094_bp-22
    let third = 0x1.1eea_f66f_c6af_6p-29 - z * 0x1.903a_0103_d22a_3p-37
    let half = 0.5 * z
    let head = 1 - half
    return head + (((1 - head) - half) + (w * (first + w * (second + w * third)) - r * t))
  }

  @inlinable @inline(__always)
  static func shortSinePolynomial(_ r: SIMD2<Double>) -> SIMD2<Double> {
    let (z, w) = (r * r, (r * r) * (r * r))
    let first = -0x1.5555_5550_f4b7_dp-3 + z * 0x1.1111_0b29_bee4_3p-7
    let second = -0x1.a011_6733_9bba_4p-13 + z * 0x1.6d38_3b67_9e8b_2p-19
    return r + (z * r) * (first + w * second)
  }

  @inlinable @inline(__always)
  static func shortCosinePolynomial(_ r: SIMD2<Double>) -> SIMD2<Double> {
    let (z, w) = (r * r, (r * r) * (r * r))
    let first = 0x1.5555_5553_df51_9p-5 - z * 0x1.6c16_bd7b_4cc7_8p-10
    let second = 0x1.a014_43b3_ef74_fp-16 - z * 0x1.24ca_fa84_47d5_bp-22
    return (1 - 0.5 * z) + w * (first + w * second)
  }
}
