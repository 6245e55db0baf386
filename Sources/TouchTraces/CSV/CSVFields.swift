import TouchGestures

/// The fields of one line of comma-separated values (RFC 4180), in place.
///
/// Fields may be quoted, with quotes doubled; a line ends at its line feed, quoted or not.
struct CSVFields {
  let separator: UInt8
  private let start: UnsafePointer<UInt8>
  private var ranges: [Range<Int>]

  /// The fields of the line at `start`, none yet; the storage of `ranges` is used.
  init(
    _ start: UnsafePointer<UInt8>, separator: UInt8, ranges: consuming [Range<Int>] = []
  ) {
    self.start = start
    self.separator = separator
    self.ranges = ranges
    self.ranges.removeAll(keepingCapacity: true)
  }

  /// How many fields there are.
  var count: Int { ranges.count }

  /// The storage, for the next line.
  consuming func takeRanges() -> [Range<Int>] { ranges }

  /// Splits the line from `p` on, up to its byte of 0.
  mutating func split(from p: UnsafePointer<UInt8>) throws(TextError) {
    var line = LineScanner(start)
    line.p = p
    while true {
      ranges.append(try line.csvField(separator))
      if line.p.pointee != separator { break }
      line.p += 1
    }
    if !line.isAtEnd { throw line.error("a comma or the end of the line") }
  }

  /// The text of a field, quotes aside; doubled quotes are still double.
  subscript(index: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: start + ranges[index].lowerBound, count: ranges[index].count)
  }

  /// The text of a field.
  func string(at index: Int) -> String {
    let field = self[index]
    guard field.contains(0x22) else { return String(decoding: field, as: UTF8.self) }
    var text: [UInt8] = []
    var isSecond = false
    for byte in field {
      isSecond = byte == 0x22 && !isSecond
      if !isSecond || byte != 0x22 { text.append(byte) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// An error at a field.
  func error(at index: Int, _ expected: StaticString) -> TextError {
    TextError(offset: ranges[index].lowerBound, expected: expected)
  }

  /// An error behind the last field.
  func lengthError(_ expected: StaticString) -> TextError {
    TextError(offset: ranges[count - 1].upperBound, expected: expected)
  }
}

extension LineScanner {
  /// Reads a field and returns where its text is in the line, quotes aside.
  fileprivate mutating func csvField(_ separator: UInt8) throws(TextError) -> Range<Int> {
    if p.pointee == 0x22 { return try quotedField() }
    let first = p - start
    while p.pointee != separator && p.pointee != 0 {
      if p.pointee == 0x22 { throw error("no quote in a field without quotes around") }
      try skipScalar()
    }
    return first..<(p - start)
  }

  private mutating func quotedField() throws(TextError) -> Range<Int> {
    p += 1
    let first = p - start
    while p.pointee != 0x22 || p[1] == 0x22 {
      if isAtEnd { throw error("'\"' at the end of the field") }
      if p.pointee == 0x22 { p += 1 }
      try skipScalar()
    }
    p += 1
    return first..<(p - start - 1)
  }

  @inline(__always)
  private mutating func skipScalar() throws(TextError) {
    let length = p.pointee < 0x80 ? 1 : wellFormedUTF8Length(p)
    if length == 0 { throw error("valid UTF-8") }
    p += length
  }
}
