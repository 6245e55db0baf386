/// Exponential and logarithm that give the same bits on every machine.
///
/// As with ``Trigonometry``, the functions of C libraries differ in their last digits and Embedded
/// targets have none; these use only additions, multiplications, divisions and integer operations,
/// never fused. Coefficients interpolate the exact functions at Chebyshev nodes, computed with
/// 300-bit arithmetic; arguments are reduced by ln 2 in the manner of W. Cody and W. Waite,
/// *Software Manual for the Elementary Functions* (1980).
public enum Exponential {
  /// e to the power `x`.
  ///
  /// The error is below 1 ulp, also where the result is subnormal. Beyond 709.78… the result is
  /// infinite, below −745.13… it is 0; NaN gives NaN.
  @inlinable
  @inline(__always)
  public static func exponential(of x: Double) -> Double {
    if x.magnitude < 708 { return reduced(x, by: 0) }
    if x > 709.782712893384 { return .infinity }
    if x < -745.1332191019412 { return 0 }
    if x.isNaN { return x }
    // Half of the power of two now, so that neither factor overflows or loses digits.
    return x > 0 ? reduced(x, by: 1) * 0x1p1 : reduced(x, by: -60) * 0x1p-60
  }

  /// eˣ · 2^−`shift`, where that is a normal number.
  ///
  /// x is k · ln 2 + r with |r| ≤ ½ ln 2; the product of k and the leading part of ln 2 is exact.
  @inlinable
  @inline(__always)
  static func reduced(_ x: Double, by shift: Int64) -> Double {
    let rounding = 0x1.8p52  // Adding it rounds to an integer, held in the low bits.
    let shifted = x * 0x1.7154_7652_b82f_ep0 + rounding
    let count = shifted - rounding
    let high = x - count * 0x1.62e4_2fef_a3p-1
    let low = count * 0x1.3de6_af27_8ece_6p-42
    let power = Int64(bitPattern: shifted.bitPattern &- rounding.bitPattern)
    let scale = Double(bitPattern: UInt64(bitPattern: 1023 &+ power &- shift) << 52)
    return scale * polynomial(high, low)
  }

  /// e^(h − l) for |h − l| ≤ ½ ln 2 and a small l; 2⁻⁶¹ relative before rounding.
  @inlinable
  @inline(__always)
  static func polynomial(_ h: Double, _ l: Double) -> Double {
    let r = h - l
    let (z, w) = (r * r, (r * r) * (r * r))
    let first =
      (0.5 + r * 0x1.5555_5555_5555_7p-3) + z
      * (0x1.5555_5555_5555_6p-5 + r * 0x1.1111_1111_100d_cp-7)
    let second =
      (0x1.6c16_c16c_162d_4p-10 + r * 0x1.a01a_01ab_e7fe_1p-13) + z
      * (0x1.a01a_01a6_d889_cp-16 + r * 0x1.71de_0231_960e_bp-19)
    let third =
      (0x1.27e4_db64_6b17_ep-22 + r * 0x1.af4d_e97c_a419_4p-26) + z * 0x1.1f73_0349_868c_ep-29
    // What the rounding of r lost comes back with the small terms.
    return 1 + (h + (z * (first + w * (second + w * third)) - l))
  }
}
