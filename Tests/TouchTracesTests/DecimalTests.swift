import Testing
import TouchGeometry
import TouchTraces

/// Reads `text` as the whole of a JSON value.
private func jsonNumber(_ text: String) -> Double? {
  try? JSONReader.read(Array(text.utf8)) { reader throws(TextError) in try reader.number() }
}

private func jsonNanoseconds(_ text: String) -> Int64? {
  try? JSONReader.read(Array(text.utf8)) { reader throws(TextError) in try reader.nanoseconds() }
}

private func jsonInteger(_ text: String) -> Int64? {
  try? JSONReader.read(Array(text.utf8)) { reader throws(TextError) in try reader.integer() }
}

@Suite struct DecimalTests {
  /// Ties, the ends of the range, subnormals, and the borders of each path.
  @Test(arguments: [
    "0", "-0", "0.0", "-0.0e5", "1", "100.5", "0.1", "0.30000000000000004", "5.197",
    "9007199254740991", "9007199254740992", "9007199254740993", "9007199254740993.0",
    "9007199254740992.5", "9007199254740993e-1", "9007199254740993e-19", "1e22", "1e23", "1e-22",
    "1e-23", "18446744073709551615", "18446744073709551616", "9999999999999999999",
    "0.9999999999999999999", "1.2345678901234567890123", "0.0000000000000000001",
    "0.1000000000000000055511151231257827021181583404541015625", "2.2250738585072011e-308",
    "2.2250738585072014e-308", "4.9e-324", "2.4703282292062327e-324", "2.4703282292062328e-324",
    "1.7976931348623157e308", "1.7976931348623158e308", "1.7976931348623159e308", "1e999",
    "-1e999", "1e-999", "0e999", "1E+2", "1e00000000000000000002", "00e1",
    "1.0000000000000000000000000000000000000000000001", "6.4E-324", "123456789012345678e-17",
  ])
  func equalsTheStandardLibrary(_ text: String) {
    let expected = text.hasPrefix("00") ? nil : Double(text)
    #expect(jsonNumber(text)?.bitPattern == expected?.bitPattern)
  }

  /// A million random decimals of 1 to 22 digits, with and without exponents.
  @Test func equalsTheStandardLibraryOnAMillionDecimals() {
    var random = SplitMix64(seed: 5)
    var wrong: [String] = []
    for _ in 0..<1_000_000 {
      let text = random.decimal()
      if jsonNumber(text)?.bitPattern != Double(text)?.bitPattern { wrong.append(text) }
    }
    #expect(wrong == [])
  }

  /// The shortest text of a random double reads back as that double.
  @Test func readsBackShortestTexts() {
    var random = SplitMix64(seed: 6)
    for _ in 0..<100_000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      #expect(jsonNumber(value.description)?.bitPattern == value.bitPattern)
    }
  }

  @Test(arguments: [
    ".5", "1.", "+1", "01", "-01", "1e", "1e+", "--1", "0x10", "1_000", "NaN", "nan", "Infinity",
    "-", "", "1.e5", "1 2", "½", "1.5.5", "1,5",
  ])
  func refusesWhatIsNoJSONNumber(_ text: String) {
    #expect(jsonNumber(text) == nil)
  }

  /// Nanoseconds are those nearest to the decimal itself (19 digits), not to a `Double` of it.
  @Test(arguments: [
    ("0", 0), ("0.0167", 16_700_000), ("-0.5", -500_000_000), ("1e-9", 1), ("1.5e0", 1_500_000_000),
    ("0.0000000004", 0), ("0.0000000005", 1), ("-0.0000000005", -1), ("0.00000000049999", 0),
    ("1e3", 1_000_000_000_000), ("1700000000.123456789", 1_700_000_000_123_456_789),
    ("9223372036.854775807", Int64.max), ("9223372036.854775808", nil), ("1e300", nil),
    ("1e-300", 0), ("-9223372036.854775807", -Int64.max),
    ("0.12345678941111111111111", 123_456_789),
  ])
  func readsSecondsExactly(_ text: String, _ expected: Int64?) {
    #expect(jsonNanoseconds(text) == expected)
  }

  @Test(arguments: [
    ("0", 0), ("-0", 0), ("17", 17), ("-3", -3), ("3.0", 3), ("3e2", 300), ("300e-2", 3),
    ("9223372036854775807", Int64.max), ("9007199254740993", 9_007_199_254_740_993),
    ("-9223372036854775808", Int64.min), ("-9223372036854775807", -Int64.max), ("-1", -1),
    ("9007199254740993.0", 9_007_199_254_740_993), ("-922337203685477580.8e1", Int64.min),
    ("922337203685477580.7e1", Int64.max), ("0e999", 0), ("1e18", 1_000_000_000_000_000_000),
    ("3.5", nil), ("9223372036854775808", nil), ("1e300", nil), ("99999999999999999999", nil),
    ("-9223372036854775809", nil), ("1e19", nil), ("1e-1", nil), ("9007199254740992.5", nil),
  ])
  func readsWholeNumbers(_ text: String, _ expected: Int64?) {
    #expect(jsonInteger(text) == expected)
  }
}

extension SplitMix64 {
  /// A decimal in JSON's grammar, of 1 to 22 digits.
  fileprivate mutating func decimal() -> String {
    var text = next() & 1 == 0 ? "-" : ""
    let whole = index(below: 12)
    if whole == 0 { text += "0" } else { text += "\(1 + index(below: 9))" + digits(whole - 1) }
    if next() & 3 != 0 { text += "." + digits(1 + index(below: 11)) }
    if next() & 3 == 0 { text += "e\(index(below: 660) - 330)" }
    return text
  }

  private mutating func digits(_ count: Int) -> String {
    String((0..<count).map { _ in Character(Unicode.Scalar(UInt8(0x30 + index(below: 10)))) })
  }
}
