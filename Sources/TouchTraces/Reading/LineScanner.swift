/// Reads the words and numbers of one line, which a byte of 0 follows.
struct LineScanner {
  let start: UnsafePointer<UInt8>
  var p: UnsafePointer<UInt8>

  init(_ line: UnsafePointer<UInt8>) {
    start = line
    p = line
  }

  /// Whether nothing is left but what a byte of 0 ends.
  var isAtEnd: Bool { p.pointee == 0 }

  func error(_ expected: StaticString) -> TextError {
    TextError(offset: p - start, expected: expected)
  }

  @inline(__always)
  mutating func skipSpaces() {
    while p.pointee == 0x20 || p.pointee == 0x09 { p += 1 }
  }

  /// Skips letters, digits and whatever else is no space; false when there is none.
  mutating func skipWord() -> Bool {
    let first = p
    while p.pointee > 0x20 { p += 1 }
    return p != first
  }

  /// Skips up to `byte`; false, at the end of the line, when there is none.
  mutating func skip(to byte: UInt8) -> Bool {
    while p.pointee != byte && p.pointee != 0 { p += 1 }
    return p.pointee == byte
  }

  /// Whether `word` comes next; if so it is read.
  @inline(__always)
  mutating func take(_ word: StaticString) -> Bool {
    let bytes = word.utf8Start
    for i in 0..<word.utf8CodeUnitCount where p[i] != bytes[i] { return false }
    p += word.utf8CodeUnitCount
    return true
  }

  @inline(__always)
  mutating func expect(_ word: StaticString, _ name: StaticString) throws(TextError) {
    if !take(word) { throw error(name) }
  }

  /// Whether `word` stands anywhere in the rest of the line.
  func contains(_ word: StaticString) -> Bool {
    var rest = self
    while rest.skip(to: word.utf8Start.pointee) {
      if rest.take(word) { return true }
      rest.p += 1
    }
    return false
  }

  /// A whole number with an optional sign, in 32 bits.
  @inline(__always)
  mutating func integer(_ name: StaticString) throws(TextError) -> Int32 {
    let first = p
    let isNegative = p.pointee == 0x2D
    if isNegative { p += 1 }
    var size: Int64 = 0
    let digits = p
    while p.pointee &- 0x30 <= 9 && size < 1 << 40 {
      size = size * 10 + Int64(p.pointee &- 0x30)
      p += 1
    }
    guard p != digits, let value = Int32(exactly: isNegative ? -size : size) else {
      p = first
      throw error(name)
    }
    return value
  }

  /// A number of at most 8 hexadecimal digits.
  @inline(__always)
  mutating func hexadecimal(_ name: StaticString) throws(TextError) -> UInt32 {
    var value: UInt32 = 0
    let first = p
    while let digit = hexadecimalDigit(p.pointee), p - first < 8 {
      value = value << 4 | digit
      p += 1
    }
    if p == first || hexadecimalDigit(p.pointee) != nil {
      p = first
      throw error(name)
    }
    return value
  }

  /// A number of seconds with decimals, as nanoseconds; decimals beyond the ninth are dropped.
  @inline(__always)
  mutating func nanoseconds() throws(TextError) -> Int64 {
    let first = p
    var whole: Int64 = 0
    while p.pointee &- 0x30 <= 9 && whole < 1 << 40 {
      whole = whole * 10 + Int64(p.pointee &- 0x30)
      p += 1
    }
    var (fraction, place): (Int64, Int64) = (0, 1_000_000_000)
    let hasWhole = p != first
    if p.pointee == 0x2E {
      p += 1
      while p.pointee &- 0x30 <= 9 {
        place /= 10
        fraction += place * Int64(p.pointee &- 0x30)
        p += 1
      }
    }
    if !hasWhole || whole > 9_000_000_000 {
      p = first
      throw error("a time in seconds, within 285 years")
    }
    return whole * 1_000_000_000 + fraction
  }
}

/// The value of a hexadecimal digit of either case.
@inline(__always)
func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
  switch byte {
  case 0x30...0x39: UInt32(byte &- 0x30)
  case 0x41...0x46: UInt32(byte &- 0x37)
  case 0x61...0x66: UInt32(byte &- 0x57)
  default: nil
  }
}
