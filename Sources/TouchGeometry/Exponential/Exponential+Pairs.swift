// Two lanes of exactly the operations of the scalar function; a test compares the bits.
extension Exponential {
  /// e to the power of two numbers at once.
  ///
  /// The bits of ``exponential(of:)`` for each, sooner than one after the other.
  @inlinable
  @inline(__always)
  public static func exponentials(of x: SIMD2<Double>) -> SIMD2<Double> {
    guard x.x.magnitude < 708 && x.y.magnitude < 708 else {
      return SIMD2(exponential(of: x.x), exponential(of: x.y))
    }
    let rounding = SIMD2(repeating: 0x1.8p52)
    let shifted = x * 0x1.7154_7652_b82f_ep0 + rounding
    let count = shifted - rounding
    let high = x - count * 0x1.62e4_2fef_a3p-1
    let low = count * 0x1.3de6_af27_8ece_6p-42
    let power = unsafeBitCast(shifted, to: SIMD2<UInt64>.self) &- rounding.x.bitPattern
    let scale = (power &+ SIMD2(repeating: 1023)) &<< SIMD2(repeating: 52)
    return unsafeBitCast(scale, to: SIMD2<Double>.self) * polynomial(high, low)
  }

  @inlinable
  @inline(__always)
  static func polynomial(_ h: SIMD2<Double>, _ l: SIMD2<Double>) -> SIMD2<Double> {
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
    return 1 + (h + (z * (first + w * (second + w * third)) - l))
  }
}
