/// A decimal number as it is written: ±`digits` × 10^`exponent`.
struct Decimal {
  var isNegative = false
  /// The significant digits, when `isComplete`.
  var digits: UInt64 = 0
  /// The power of ten.
  var exponent = 0
  /// Whether all digits fit; otherwise only the text has the value.
  var isComplete = true

  /// Reads a number by the grammar of JSON and leaves `p` behind it; nil, with `p` at the wrong
  /// byte, when there is none.
  @inline(__always)
  static func scan(_ p: inout UnsafePointer<UInt8>) -> Decimal? {
    var number = Decimal()
    if p.pointee == 0x2D {
      number.isNegative = true
      p += 1
    }
    let first = p
    number.scanDigits(&p)
    var count = p - first
    if count == 0 { return nil }
    if first.pointee == 0x30 && count > 1 {
      p = first + 1
      return nil
    }
    if p.pointee == 0x2E {
      p += 1
      let point = p
      number.scanDigits(&p)
      number.exponent = point - p
      if number.exponent == 0 { return nil }
      count -= number.exponent
    }
    if count > 19 { number.checkLength(from: first) }
    if p.pointee | 0x20 == 0x65 && !number.scanExponent(&p) { return nil }
    return number
  }

  @inline(__always)
  private mutating func scanDigits(_ p: inout UnsafePointer<UInt8>) {
    while true {
      let digit = p.pointee &- 0x30
      if digit > 9 { return }
      digits = digits &* 10 &+ UInt64(digit)
      p += 1
    }
  }

  /// Leading zeros do not count among the 19 digits that fit 64 bits.
  private mutating func checkLength(from first: UnsafePointer<UInt8>) {
    var p = first
    while p.pointee == 0x30 || p.pointee == 0x2E { p += 1 }
    var count = 0
    while p.pointee &- 0x30 <= 9 || p.pointee == 0x2E {
      if p.pointee != 0x2E { count += 1 }
      p += 1
    }
    isComplete = count <= 19
  }

  private mutating func scanExponent(_ p: inout UnsafePointer<UInt8>) -> Bool {
    p += 1
    let isDown = p.pointee == 0x2D
    if isDown || p.pointee == 0x2B { p += 1 }
    if p.pointee &- 0x30 > 9 { return false }
    var size = 0
    while p.pointee &- 0x30 <= 9 {
      // Beyond a million the number is 0 or infinite, however many digits stand before it: lines
      // are far shorter.
      if size < 100_000_000 { size = size * 10 + Int(p.pointee &- 0x30) }
      p += 1
    }
    exponent += isDown ? -size : size
    return true
  }
}
