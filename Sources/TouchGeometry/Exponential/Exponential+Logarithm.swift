extension Exponential {
  /// The natural logarithm of `x`.
  ///
  /// The error is below 1 ulp. Zero gives −∞, a negative number or NaN gives NaN, ∞ gives ∞.
  @inlinable
  public static func logarithm(of x: Double) -> Double {
    guard x > 0 && x < .infinity else { return x == 0 ? -.infinity : (x > 0 ? x : .nan) }
    // Subnormal numbers have no leading bit of their own.
    return x < 0x1p-1022
      ? logarithm(ofNormal: x * 0x1p54, times: -54) : logarithm(ofNormal: x, times: 0)
  }

  /// ln(x · 2^`power`).
  ///
  /// x is 2ᵏ · (1 + f) with √½ ≤ 1 + f < √2. With s = f / (2 + f) the logarithm of 1 + f is
  /// 2s + s³ · g(s²), to 2⁻⁶⁰ relative, and 2s is f − s · f, whose first term is exact: the form of
  /// K. Ng's `log` in Sun's fdlibm.
  @inlinable
  static func logarithm(ofNormal x: Double, times power: Int64) -> Double {
    let offset = x.bitPattern &- 0x3fe6_a09e_667f_3bcd  // √½
    let exponent = Int64(bitPattern: offset) >> 52
    let f = Double(bitPattern: x.bitPattern &- UInt64(bitPattern: exponent) << 52) - 1
    let s = f / (2 + f)
    let (z, w) = (s * s, (s * s) * (s * s))
    let first = 0x1.5555_5555_5555_5p-1 + z * 0x1.9999_9999_99a3_8p-2
    let second = 0x1.2492_4924_76c4_2p-2 + z * 0x1.c71c_7201_6852_6p-3
    let third = 0x1.745c_f8fe_328f_9p-3 + z * 0x1.3b1c_36b4_45ce_bp-3
    let fourth = 0x1.0fbe_71ad_855c_9p-3 + z * 0x1.0c05_166e_c414_8p-3
    let tail = z * ((first + w * second) + (w * w) * (third + w * fourth))
    let half = 0.5 * f * f
    let count = Double(exponent &+ power)
    let low = s * (half + tail) + count * 0x1.a39e_f357_93c7_6p-33
    let whole = count * 0x1.62e4_2feep-1
    let head = whole + f
    // What the rounding of `head` lost comes back with the small terms.
    return head - ((half - low) - (f - (head - whole)))
  }
}
