import TouchGestures

/// The fields of one line of comma-separated values (RFC 4180), in place.
///
/// Fields may be quoted, with quotes doubled; a line ends at its line feed, quoted or not.
struct CSVFields {
  let separator: UInt8
  private(set) var count = 0
  private var fields: [UnsafeBufferPointer<UInt8>] = []
  private var start: UnsafePointer<UInt8>?

  init(separator: UInt8) { self.separator = separator }

  /// Splits the line that begins at `start`, from `p` on, up to its byte of 0.
  mutating func split(
    _ start: UnsafePointer<UInt8>, from p: UnsafePointer<UInt8>
  ) throws(TextError) {
    self.start = start
    count = 0
    fields.removeAll(keepingCapacity: true)
    var line = LineScanner(start)
    line.p = p
    while true {
      fields.append(try field(&line))
      count += 1
      if line.p.pointee != separator { break }
      line.p += 1
    }
    if !line.isAtEnd { throw line.error("a comma or the end of the line") }
  }

  /// The text of a field, quotes aside; doubled quotes are still double.
  subscript(index: Int) -> UnsafeBufferPointer<UInt8> { fields[index] }

  /// The text of a field.
  func string(at index: Int) -> String {
    let field = fields[index]
    guard field.contains(0x22) else { return String(decoding: field, as: UTF8.self) }
    var text: [UInt8] = []
    var isSecond = false
    for byte in field {
      isSecond = byte == 0x22 && !isSecond
      if !isSecond || byte != 0x22 { text.append(byte) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The phase that a field names.
  func phase(at index: Int) -> TouchSample.Phase? {
    TouchSample.Phase.allCases.first { isEqual(fields[index], $0.name) }
  }

  /// An error at a field.
  func error(at index: Int, _ expected: StaticString) -> TextError {
    guard let start, let field = fields[index].baseAddress else {
      return TextError(offset: 0, expected: expected)
    }
    return TextError(offset: field - start, expected: expected)
  }

  private func field(
    _ line: inout LineScanner
  ) throws(TextError) -> UnsafeBufferPointer<UInt8> {
    if line.p.pointee == 0x22 { return try quotedField(&line) }
    let first = line.p
    while line.p.pointee != separator && line.p.pointee != 0 {
      if line.p.pointee == 0x22 { throw line.error("no quote in a field without quotes around") }
      let length = wellFormedUTF8Length(line.p)
      if length == 0 { throw line.error("valid UTF-8") }
      line.p += length
    }
    return UnsafeBufferPointer(start: first, count: line.p - first)
  }

  private func quotedField(
    _ line: inout LineScanner
  ) throws(TextError) -> UnsafeBufferPointer<UInt8> {
    line.p += 1
    let first = line.p
    while line.p.pointee != 0x22 || line.p[1] == 0x22 {
      if line.isAtEnd { throw line.error("'\"' at the end of the field") }
      let length = line.p.pointee == 0x22 ? 2 : wellFormedUTF8Length(line.p)
      if length == 0 { throw line.error("valid UTF-8") }
      line.p += length
    }
    let field = UnsafeBufferPointer(start: first, count: line.p - first)
    line.p += 1
    return field
  }
}
