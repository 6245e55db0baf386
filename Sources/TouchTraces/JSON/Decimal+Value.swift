import TouchGestures

extension Decimal {
  /// The nearest `Double`, ties to even; `text` is the number as written.
  ///
  /// Up to 2⁵³ with a power of ten up to 10²² one multiplication or division of exact numbers is
  /// correctly rounded (W. Clinger, "How to Read Floating Point Numbers Accurately", PLDI 1990).
  /// Up to 19 digits with at most 19 decimals a 128-bit division with its remainder is.
  @inline(__always)
  func value(of text: UnsafeBufferPointer<UInt8>) -> Double {
    if isComplete && digits <= 1 << 53 {
      let whole = isNegative ? -Double(digits) : Double(digits)
      if exponent == 0 || digits == 0 { return whole }
      if exponent < 0 && exponent >= -22 { return whole / exactPowersOfTen[-exponent] }
      if exponent > 0 && exponent <= 22 { return whole * exactPowersOfTen[exponent] }
    }
    return valueOfManyDigits(of: text)
  }

  @inline(never)
  private func valueOfManyDigits(of text: UnsafeBufferPointer<UInt8>) -> Double {
    if isComplete && exponent < 0 && exponent >= -19 && digits != 0 {
      let value = quotient(of: digits, by: wholePowersOfTen[-exponent])
      return isNegative ? -value : value
    }
    return Double(String(decoding: text, as: UTF8.self)) ?? .nan
  }

  /// `a` / `b`, correctly rounded; both positive.
  private func quotient(of a: UInt64, by b: UInt64) -> Double {
    let (lz, ld) = (a.leadingZeroBitCount, b.leadingZeroBitCount)
    let (n, d) = (a << UInt64(lz), b << UInt64(ld))
    let (q, r) = d.dividingFullWidth((n >> 1, n << 63))
    // q has at least 63 bits: a sticky last bit is enough to round it to 53 as if r went on.
    let rounded = Double(r == 0 ? q : q | 1)
    return rounded * Double(bitPattern: UInt64(1023 - 63 + ld - lz) << 52)
  }

  /// The number when it is whole and fits 64 bits; 3.0 and 3e2 are whole.
  @inline(__always)
  var integer: Int64? {
    if isComplete && exponent == 0 && digits <= UInt64(Int64.max) {
      return isNegative ? -Int64(digits) : Int64(digits)
    }
    return integerWithExponent
  }

  /// The number when it has a point or an exponent, or all 64 bits; exact, so that no neighbour of
  /// a large number is taken for it.
  @inline(never)
  private var integerWithExponent: Int64? {
    if !isComplete { return nil }
    if digits == 0 { return 0 }
    var (size, power) = (digits, exponent)
    while power < 0 {
      if !size.isMultiple(of: 10) { return nil }
      (size, power) = (size / 10, power + 1)
    }
    while power > 0 {
      let (product, overflow) = size.multipliedReportingOverflow(by: 10)
      if overflow { return nil }
      (size, power) = (product, power - 1)
    }
    if !isNegative { return Int64(exactly: size) }
    return size <= 1 << 63 ? Int64(truncatingIfNeeded: 0 &- size) : nil
  }

  /// The number times 10⁹ as the nearest whole number, half away from zero; nil when out of range.
  ///
  /// Exact up to 19 digits; longer numbers and exponents go through the nearest `Double`.
  @inline(__always)
  func nanoseconds(of text: UnsafeBufferPointer<UInt8>) -> Int64? {
    if isComplete && exponent <= 0 && exponent >= -9 {
      let (size, overflow) = digits.multipliedReportingOverflow(by: wholePowersOfTen[9 + exponent])
      if overflow || size > UInt64(Int64.max) { return nil }
      return isNegative ? -Int64(size) : Int64(size)
    }
    return nanosecondsBelowOne(of: text)
  }

  @inline(never)
  private func nanosecondsBelowOne(of text: UnsafeBufferPointer<UInt8>) -> Int64? {
    if isComplete && exponent < -9 && exponent >= -28 {
      let divisor = wholePowersOfTen[-9 - exponent]
      let (q, r) = digits.quotientAndRemainder(dividingBy: divisor)
      let size = Int64(r >= divisor - r ? q + 1 : q)
      return isNegative ? -size : size
    }
    let seconds = value(of: text)
    guard abs(seconds) < 9.2e9 else { return nil }
    return TouchInstant.seconds(seconds).nanoseconds
  }
}

/// 10^0 … 10^22: the powers of ten that a `Double` holds exactly.
private let exactPowersOfTen: InlineArray<23, Double> = [
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
  1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
]

/// 10^0 … 10^19: the powers of ten that fit 64 bits.
private let wholePowersOfTen: InlineArray<20, UInt64> = [
  1, 10, 100, 1000, 10000, 100000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
  10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
  1_000_000_000_000_000, 10_000_000_000_000_000, 100_000_000_000_000_000,
  1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
]
