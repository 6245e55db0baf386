extension Trigonometry {
  /// Reduces any non-negative angle by a multiple of π/2; infinity and NaN give NaN.
  ///
  /// The method of M. Payne and R. Hanek, "Radian Reduction for Trigonometric Functions" (SIGNUM
  /// Newsletter 18, 1983): the 53-bit significand times the 192 bits of 2/π that matter, in
  /// integers. Bits worth whole turns drop out, and at least 64 bits are left after the worst
  /// cancellation of a `Double` (about 61 bits).
  @usableFromInline
  static func manyQuarterTurns(in angle: Double) -> QuarterTurns {
    guard angle.isFinite else { return (0, .nan, .nan) }
    // angle = significand × 2^exponent with an integer significand; exponent ≥ −32 out here.
    let exponent = Int(angle.exponentBitPattern) - 1075
    let significand = angle.significandBitPattern | (1 << 52)
    // The window starts so that the product's binary point lies 62 bits below the top: all bits of
    // 2/π before it contribute multiples of four quarter turns.
    let window = twoOverPi(fromBit: exponent - 2)
    let low = significand.multipliedFullWidth(by: window.2)
    let middle = significand.multipliedFullWidth(by: window.1)
    let top = significand &* window.0
    let (word1, carry1) = middle.low.addingReportingOverflow(low.high)
    let word0 = top &+ middle.high &+ (carry1 ? 1 : 0)
    return rest(word0, word1, low.low)
  }

  /// The fraction of four quarter turns `high`:`middle`:`low` as quarter turns and a rest.
  static func rest(_ high: UInt64, _ middle: UInt64, _ low: UInt64) -> QuarterTurns {
    // Round to the nearest quarter turn: the rest is a signed fraction of 190 bits.
    let count = (high &+ (1 << 61)) >> 62
    var fraction = (high << 2 | middle >> 62, middle << 2 | low >> 62, low << 2)
    let isNegative = fraction.0 >> 63 == 1
    if isNegative { fraction = negated(fraction) }
    let shift = fraction.0.leadingZeroBitCount
    if shift == 64 {
      fraction = (fraction.1, fraction.2, 0)
    }
    let extra = fraction.0.leadingZeroBitCount
    if extra > 0 {
      fraction.0 = fraction.0 << extra | fraction.1 >> (64 - extra)
      fraction.1 = fraction.1 << extra | fraction.2 >> (64 - extra)
    }
    let scale = powerOfTwo(-(shift == 64 ? 64 + extra : extra))
    let (turn, turnTail) = quarterFraction(fraction.0, fraction.1)
    return scaledByHalfPi(
      count, isNegative ? -turn : turn, isNegative ? -turnTail : turnTail, scale)
  }
}

extension Trigonometry {
  private static func negated(_ x: (UInt64, UInt64, UInt64)) -> (UInt64, UInt64, UInt64) {
    let (low, carry) = (~x.2).addingReportingOverflow(1)
    let (middle, carry1) = (~x.1).addingReportingOverflow(carry ? 1 : 0)
    return (~x.0 &+ (carry1 ? 1 : 0), middle, low)
  }

  private static func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(truncatingIfNeeded: exponent + 1023) << 52)
  }

  /// The fraction `high`:`low` of one as a sum of two doubles; both conversions are exact.
  private static func quarterFraction(_ high: UInt64, _ low: UInt64) -> (Double, Double) {
    let head = Double(high >> 11) * 0x1p-53
    let tail = Double((high & 0x7ff) << 42 | low >> 22) * 0x1p-106
    return (head, tail)
  }

  /// (`turn` + `turnTail`) × `scale` quarter turns in radians, by a product of 106 bits.
  private static func scaledByHalfPi(
    _ count: UInt64, _ turn: Double, _ turnTail: Double, _ scale: Double
  ) -> QuarterTurns {
    let halfPi = 0x1.921f_b544_42d1_8p0
    let product = turn * halfPi
    let (a, b) = split(turn)
    let (c, d) = split(halfPi)
    let lost = ((a * c - product) + a * d + b * c) + b * d
    let tail = lost + (turn * 0x1.1a62_6331_45c0_7p-54 + turnTail * halfPi)
    let rest = product + tail
    return (count, rest * scale, ((product - rest) + tail) * scale)
  }

  /// Veltkamp's splitting: two halves of 26 bits whose products are exact.
  private static func split(_ x: Double) -> (Double, Double) {
    let spread = 0x1.0000_002p27 * x
    let high = spread - (spread - x)
    return (high, x - high)
  }

  /// 192 bits of 2/π from bit `start` on, where bit 0 is worth ½; bits before it are zero.
  private static func twoOverPi(fromBit start: Int) -> (UInt64, UInt64, UInt64) {
    let word = start >> 6
    let shift = UInt64(truncatingIfNeeded: start & 63)
    func bits(_ index: Int) -> UInt64 {
      let high = twoOverPiWord(index)
      return shift == 0 ? high : high << shift | twoOverPiWord(index + 1) >> (64 - shift)
    }
    return (bits(word), bits(word + 1), bits(word + 2))
  }
}
