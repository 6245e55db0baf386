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
    var fields = CSVFields(separator: header.separator)
    try fields.split(line, from: line)
    return try read(fields, header, into: &result)
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
      var fields = CSVFields(separator: separator)
      try fields.split(line, from: line)
      if let header = CSVHeader(fields) {
        self.header = header
        return
      }
      if CSVHeader.isRow(fields) {
        header = .rowColumns(separator: separator)
        var none = TouchTrace(id: "")
        _ = try read(fields, .rowColumns(separator: separator), into: &none)
        return
      }
    }
    throw TextError(offset: 0, expected: "a header with t, contact, phase, x and y")
  }

  private mutating func read(
    _ fields: CSVFields, _ header: CSVHeader, into result: inout TouchTrace
  ) throws(TextError) -> Bool {
    let required = header == .rowColumns(separator: header.separator) ? 5 : header.columns.count
    if fields.count < required { throw fields.lengthError("as many fields as columns") }
    if fields.count > header.columns.count {
      throw fields.error(at: header.columns.count, "no more fields than columns")
    }
    if let index = header.columns.firstIndex(of: .id) {
      return try extend(fields, header, id: index, into: &result)
    }
    return try append(fields, header, into: &result)
  }

  /// A row of a file with ids.
  private mutating func extend(
    _ fields: CSVFields, _ header: CSVHeader, id: Int, into result: inout TouchTrace
  ) throws(TextError) -> Bool {
    let isSame = hasTrace && trace.id.utf8.elementsEqual(fields.string(at: id).utf8)
    var facts = isSame ? nil : TouchTrace(id: "")
    let row = try CSVRow(fields, header, facts: &facts).row
    let isCut = !isSame && hasTrace
    if isCut { take(into: &result) }
    if let facts {
      trace.take(facts)
      trace.id = fields.string(at: id)
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
    var facts = log.isEmpty || log.isComplete ? TouchTrace(id: "") : nil
    guard let row = try CSVRow(fields, header, facts: &facts).row else { return false }
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

extension CSVFields {
  /// An error behind the last field.
  fileprivate func lengthError(_ expected: StaticString) -> TextError {
    let last = count - 1
    let start = error(at: last, expected)
    return TextError(offset: start.offset + self[last].count, expected: expected)
  }
}
