/// The columns of comma-separated values.
///
/// Facts of the trace, repeated in every row: `id`, `label`, `user`, `actor`, `kind`,
/// `unitsPerMillimeter`, `width`, `height`, `scale`, `until`. The row: `t`, `contact`, `phase`, `x`,
/// `y`, `pressure`, `radius`. Required: `t`, `contact`, `phase`, `x`, `y`.
struct CSVHeader: Equatable {
  enum Column: UInt8, CaseIterable {
    case id, label, user, actor, kind, unitsPerMillimeter, width, height, scale, until
    case t, contact, phase, x, y, pressure, radius
  }

  /// The column of each field; nil: one that is ignored.
  var columns: [Column?]
  /// What stands between fields: a comma, a semicolon or a tab.
  var separator: UInt8

  /// Columns of a file without a header: those of a row in JSON Lines.
  static func rowColumns(separator: UInt8) -> CSVHeader {
    CSVHeader(columns: [.t, .contact, .phase, .x, .y, .pressure, .radius], separator: separator)
  }

  /// Whether there is a column called `column`.
  func has(_ column: Column) -> Bool { columns.contains(column) }
}

extension CSVHeader.Column {
  /// The column's name in the header.
  var name: StaticString {
    switch self {
    case .id: "id"
    case .label: "label"
    case .user: "user"
    case .actor: "actor"
    case .kind: "kind"
    case .unitsPerMillimeter: "unitsPerMillimeter"
    case .width: "width"
    case .height: "height"
    case .scale: "scale"
    case .until: "until"
    case .t: "t"
    case .contact: "contact"
    case .phase: "phase"
    case .x: "x"
    case .y: "y"
    case .pressure: "pressure"
    case .radius: "radius"
    }
  }
}

extension CSVHeader {
  /// Whether a line may be the first of a CSV file: a header, or a row with a phase.
  static func isPlausible(_ line: LineScanner) -> Bool {
    for separator in [0x2C, 0x3B, 0x09] as [UInt8] {
      var fields = CSVFields(separator: separator)
      guard (try? fields.split(line.start, from: line.p)) != nil, fields.count >= 5 else {
        continue
      }
      if CSVHeader(fields) != nil { return true }
      if CSVHeader.isRow(fields) { return true }
    }
    return false
  }

  /// The header that `fields` are, or nil when they are none: it needs all required columns.
  init?(_ fields: CSVFields) {
    columns = (0..<fields.count).map { index in
      Column.allCases.first { isEqual(fields[index], $0.name) }
    }
    separator = fields.separator
    for required in [Column.t, .contact, .phase, .x, .y] where !has(required) { return nil }
  }

  /// Whether `fields` are a row without a header above it: the third is a phase.
  static func isRow(_ fields: CSVFields) -> Bool {
    fields.count >= 5 && fields.count <= 7 && fields.phase(at: 2) != nil
  }
}
