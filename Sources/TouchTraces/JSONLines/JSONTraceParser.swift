import TouchGestures

/// Reads one line of JSON Lines into a trace whose storage is reused.
///
/// Known keys: `id`, `label`, `user`, `actor`, `device`, `samples`, `until`. Others are checked
/// for grammar and ignored, `null` is absent, a known key given twice is an error.
struct JSONTraceParser {
  private var reader: JSONReader
  private var seen: UInt8 = 0

  private init(_ reader: JSONReader) { self.reader = reader }

  /// Reads `line`, which padding follows, into `trace`.
  static func parse(
    _ line: UnsafeBufferPointer<UInt8>, into trace: inout TouchTrace
  ) throws(TextError) {
    guard let base = line.baseAddress else { return }
    var parser = JSONTraceParser(JSONReader(paddedText: base, count: line.count))
    trace.clear()
    try parser.parseTrace(into: &trace)
    try parser.reader.expectEnd()
  }

  private mutating func parseTrace(into trace: inout TouchTrace) throws(TextError) {
    try reader.openObject()
    var isFirst = true
    while let key = try reader.nextMember(&isFirst) {
      switch key {
      case "id": if try isPresent(0) { trace.id = try reader.string() }
      case "label": if try isPresent(1) { trace.label = try reader.string() }
      case "user": if try isPresent(2) { trace.user = try reader.integer() }
      case "actor": if try isPresent(3) { trace.actor = try reader.string() }
      case "device": if try isPresent(4) { trace.device = try JSONDeviceParser.parse(&reader) }
      case "until": if try isPresent(5) { trace.until = try parseInstant() }
      case "samples": if try isPresent(6) { try parseRows(into: &trace.rows) }
      default: try reader.skipValue()
      }
    }
    try requireKeys()
  }

  /// Whether the value of known key `index` is there; `null` is not.
  private mutating func isPresent(_ index: UInt8) throws(TextError) -> Bool {
    if reader.null() { return false }
    if seen & 1 << index != 0 { throw reader.error("each known key once") }
    seen |= 1 << index
    return true
  }

  private func requireKeys() throws(TextError) {
    if seen & 1 == 0 { throw missing("the key \"id\"") }
    if seen & 1 << 6 == 0 { throw missing("the key \"samples\"") }
  }

  /// An error at the closing brace, which has been read.
  private func missing(_ key: StaticString) -> TextError {
    TextError(offset: reader.offset - 1, expected: key)
  }

  private mutating func parseInstant() throws(TextError) -> TouchInstant {
    TouchInstant(nanoseconds: try reader.nanoseconds())
  }

  private mutating func parseRows(into rows: inout [TouchTrace.Row]) throws(TextError) {
    try reader.openArray()
    var isFirst = true
    while try reader.nextElement(&isFirst) {
      rows.append(try reader.traceRow())
    }
  }
}

extension TouchTrace {
  /// Forgets everything but the storage of its rows.
  mutating func clear() {
    id = ""
    label = nil
    user = nil
    actor = nil
    device = Device()
    until = nil
    rows.removeAll(keepingCapacity: true)
  }
}
