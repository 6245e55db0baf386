import TouchGestures

/// Reads traces from comma-separated values.
///
/// With a column `id`, neighbouring rows of one id are a trace. Without, the rows are one long log,
/// which is cut where all contacts are up.
struct CSVDecoder {
  private let name: String
  private var header: CSVHeader?
  /// The trace at hand, of a file with ids.
  private var trace = TouchTrace(id: "")
  private var hasTrace = false
  /// The field that the trace's name was read from.
  private var idField: [UInt8] = []
  /// Storage that one line hands to the next.
  private var ranges: [Range<Int>] = []
  /// The traces of a file without ids.
  private var log = ContactLog()
  private var logFacts = TouchTrace(id: "")
  private var isFlushed = false

  init(name: String) { self.name = name }

  /// Rows left out because their contact was not down.
  var unplacedCount: Int { log.unplacedCount }

  /// Reads a line, behind which is a byte of 0; true when `result` has become a trace.
  mutating func read(
    _ line: UnsafePointer<UInt8>, into result: inout TouchTrace
  ) throws(TextError) -> Bool {
    guard let header else {
      try readFirst(line)
      return false
    }
    let storage = ranges
    ranges = []
    var fields = CSVFields(line, separator: header.separator, ranges: storage)
    try fields.split(from: line)
    let isCut = try read(fields, header, into: &result)
    ranges = fields.takeRanges()
    return isCut
  }

  /// At the end: hands over the trace at hand, if there is one.
  mutating func takeRest(into result: inout TouchTrace) -> Bool {
    if hasTrace {
      take(into: &result)
      hasTrace = false
      return true
    }
    return takeLog(into: &result)
  }

  /// The first line is a header, or a row in the order of JSON Lines.
  private mutating func readFirst(_ line: UnsafePointer<UInt8>) throws(TextError) {
    for separator in [0x2C, 0x3B, 0x09] as [UInt8] {
      var fields = CSVFields(line, separator: separator)
      try fields.split(from: line)
      if let header = CSVHeader(fields) {
        self.header = header
        return
      }
      if let header = CSVHeader(row: fields) {
        self.header = header
        // The first row of a log ends no trace.
        var none = TouchTrace(id: "")
        _ = try read(fields, header, into: &none)
        return
      }
    }
    throw TextError(offset: 0, expected: "a header with t, contact, phase, x and y")
  }

  private mutating func read(
    _ fields: CSVFields, _ header: CSVHeader, into result: inout TouchTrace
  ) throws(TextError) -> Bool {
    if fields.count < header.requiredCount {
      throw fields.lengthError("as many fields as columns")
    }
    if fields.count > header.columns.count {
      throw fields.error(at: header.columns.count, "no more fields than columns")
    }
    if let id = header.id { return try extend(fields, header, fields[id], into: &result) }
    return try append(fields, header, into: &result)
  }

  /// A row of a file with ids.
  private mutating func extend(
    _ fields: CSVFields, _ header: CSVHeader, _ id: UnsafeBufferPointer<UInt8>,
    into result: inout TouchTrace
  ) throws(TextError) -> Bool {
    let isSame = hasTrace && isSameField(id, idField)
    let facts = isSame ? nil : try fields.facts(header)
    let row = try fields.row(header)
    let isCut = !isSame && hasTrace
    if isCut { take(into: &result) }
    if let facts {
      trace.take(facts)
      idField = Array(id)
      hasTrace = true
    }
    if let row { trace.rows.append(row) }
    return isCut
  }

  private mutating func take(into result: inout TouchTrace) {
    swap(&result, &trace)
    trace.clear()
  }

  /// A row of a log.
  private mutating func append(
    _ fields: CSVFields, _ header: CSVHeader, into result: inout TouchTrace
  ) throws(TextError) -> Bool {
    let facts = log.isEmpty || log.isComplete ? try fields.facts(header) : nil
    guard let row = try fields.row(header) else { return false }
    let isCut = log.isComplete && row.time != log.time && takeLog(into: &result)
    if log.isEmpty, let facts { logFacts = facts }
    log.append(row)
    return isCut
  }

  private mutating func takeLog(into result: inout TouchTrace) -> Bool {
    if log.isEmpty { return false }
    log.take(into: &result, name: name, device: logFacts.device)
    let id = result.id
    result.take(logFacts)
    result.id = id
    return true
  }
}

extension TouchTrace {
  /// Takes everything from `facts` but the rows.
  fileprivate mutating func take(_ facts: TouchTrace) {
    let rows = rows
    self = facts
    self.rows = rows
  }
}

private func isSameField(_ a: UnsafeBufferPointer<UInt8>, _ b: [UInt8]) -> Bool {
  guard a.count == b.count else { return false }
  for i in b.indices where a[i] != b[i] { return false }
  return true
}
