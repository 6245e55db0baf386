extension JSONReader {
  /// Reads a number: the nearest `Double`, as `Double(String)` gives it; 1e999 is infinite.
  package mutating func number() throws(TextError) -> Double {
    let (decimal, text) = try decimal("a number")
    return decimal.value(of: text)
  }

  /// Reads a number that is finite as a `Double`.
  @inline(__always)
  package mutating func finiteNumber() throws(TextError) -> Double {
    let (decimal, text) = try decimal("a number")
    let value = decimal.value(of: text)
    if !value.isFinite { throw error("a number below 1.8e308", at: text) }
    return value
  }

  /// Reads a whole number of 64 bits; 3.0 and 3e2 are whole too.
  @inline(__always)
  package mutating func integer() throws(TextError) -> Int64 {
    let (decimal, text) = try decimal("a whole number")
    guard let value = decimal.integer else {
      throw error("a whole number of 64 bits", at: text)
    }
    return value
  }

  /// Reads a number of seconds and returns nanoseconds: the nearest, half away from zero.
  @inline(__always)
  package mutating func nanoseconds() throws(TextError) -> Int64 {
    let (decimal, text) = try decimal("a number of seconds")
    guard let value = decimal.nanoseconds(of: text) else {
      throw error("a time within 292 years", at: text)
    }
    return value
  }

  @inline(__always)
  private mutating func decimal(
    _ name: StaticString
  ) throws(TextError) -> (Decimal, UnsafeBufferPointer<UInt8>) {
    skipWhitespace()
    let first = p
    // A copy, which stays in a register while the bytes are scanned.
    var end = first
    let number = Decimal.scan(&end)
    p = end
    guard let decimal = number else { throw numberError(name, from: first) }
    return (decimal, UnsafeBufferPointer(start: first, count: p - first))
  }

  private func numberError(_ name: StaticString, from first: UnsafePointer<UInt8>) -> TextError {
    error(p == first ? name : "a digit as JSON numbers have it")
  }

  private func error(
    _ expected: StaticString, at text: UnsafeBufferPointer<UInt8>
  ) -> TextError {
    TextError(offset: (text.baseAddress ?? p) - start, expected: expected)
  }
}
