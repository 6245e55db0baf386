import TouchGestures

/// Writes traces as comma-separated values: a header, then a line for each row.
///
/// Everything that JSON Lines hold is held, but for line feeds in texts, texts that are empty, places
/// that are infinite, and neighbouring traces of one name.
public struct CSVEncoder: Sendable {
  /// What has been written.
  public private(set) var bytes: [UInt8] = []
  /// What could not be written.
  public private(set) var losses = EncodingLosses()
  private var hasHeader = false
  private var lastID: String?

  /// An encoder that has written nothing.
  public init() {}

  /// Forgets what has been written and keeps the storage; the header is not written again.
  public mutating func clear() { bytes.removeAll(keepingCapacity: true) }

  /// Writes `trace`, a line for each row; a trace without rows is a line without one.
  public mutating func append(_ trace: TouchTrace) {
    writeHeader()
    losses.count(.cuts, if: lastID.map { $0.utf8.elementsEqual(trace.id.utf8) } ?? false)
    lastID = trace.id
    let facts = factFields(of: trace)
    if trace.rows.isEmpty { appendLine(facts, row: [0x2C, 0x2C, 0x2C, 0x2C, 0x2C, 0x2C]) }
    for row in trace.rows {
      losses.count(.places, if: row.location.x.isInfinite || row.location.y.isInfinite)
      appendLine(facts, row: rowFields(of: row))
    }
  }

  private mutating func writeHeader() {
    if hasHeader { return }
    hasHeader = true
    let names = CSVHeader.Column.allCases.map { "\($0.name)" }
    bytes.append(contentsOf: names.joined(separator: ",").utf8)
    bytes.append(0x0A)
  }

  private mutating func appendLine(_ facts: [UInt8], row: [UInt8]) {
    bytes.append(contentsOf: facts)
    bytes.append(contentsOf: row)
    bytes.append(0x0A)
  }

  private mutating func factFields(of trace: TouchTrace) -> [UInt8] {
    var line: [UInt8] = []
    appendText(trace.id, .names, to: &line)
    appendText(trace.label, .labels, to: &line)
    line.append(contentsOf: (trace.user?.description ?? "").utf8)
    line.append(0x2C)
    appendText(trace.actor, .people, to: &line)
    appendText(trace.device.kind, .devices, to: &line)
    for value in [trace.device.unitsPerMillimeter, trace.device.width, trace.device.height] {
      appendNumber(value, to: &line)
      line.append(0x2C)
    }
    switch trace.device.scale {
    case .measured: break
    case .nominal: line.append(contentsOf: "nominal".utf8)
    case .unknown: line.append(contentsOf: "unknown".utf8)
    }
    line.append(0x2C)
    if let until = trace.until { appendSeconds(until.nanoseconds, to: &line) }
    line.append(0x2C)
    return line
  }

  private func rowFields(of row: TouchTrace.Row) -> [UInt8] {
    var line: [UInt8] = []
    appendSeconds(row.time.nanoseconds, to: &line)
    line.append(contentsOf: ",\(row.contactID),\(row.phase.name)".utf8)
    for value in [row.location.x, row.location.y, row.pressure, row.radius] {
      line.append(0x2C)
      appendNumber(value, to: &line)
    }
    return line
  }

  private mutating func appendText(
    _ text: String?, _ kind: EncodingLosses.Kind, to line: inout [UInt8]
  ) {
    if let text {
      // An empty name is one; other texts that are empty read as absent.
      losses.count(kind, if: text.isEmpty && kind != .names || text.hasLineBreak)
      appendQuoted(text, to: &line)
    }
    line.append(0x2C)
  }
}

/// Appends `text` in quotes where CSV demands them; returns, zeros and line feeds become spaces.
private func appendQuoted(_ text: String, to line: inout [UInt8]) {
  let special: [UInt8] = [0x22, 0x2C, 0x3B, 0x09]
  let isQuoted = text.utf8.contains { special.contains($0) }
  if isQuoted { line.append(0x22) }
  for byte in text.utf8 {
    if byte == 0x22 { line.append(0x22) }
    line.append(byte == 0x0A || byte == 0x0D || byte == 0 ? 0x20 : byte)
  }
  if isQuoted { line.append(0x22) }
}

/// Appends `value` as JSON has it, or nothing when it is not finite.
private func appendNumber(_ value: Double?, to line: inout [UInt8]) {
  guard let value, value.isFinite else { return }
  var writer = JSONWriter()
  writer.number(value)
  line.append(contentsOf: writer.bytes)
}

extension String {
  /// Whether the text has a byte that a line of CSV cannot have.
  fileprivate var hasLineBreak: Bool { utf8.contains { $0 == 0x0A || $0 == 0x0D || $0 == 0 } }
}
