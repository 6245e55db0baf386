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
  let columns: [Column?]
  /// What stands between fields: a comma, a semicolon or a tab.
  let separator: UInt8
  /// The least number of fields in a line.
  let requiredCount: Int
  /// Where the columns of a row are.
  let time, contact, phase, x, y: Int
  let pressure, radius, id: Int?

  /// The header that `fields` are, or nil when they are none: it needs all required columns.
  init?(_ fields: CSVFields) {
    let columns = (0..<fields.count).map { index in
      Column.allCases.first { isEqual(fields[index], $0.name) }
    }
    self.init(columns: columns, separator: fields.separator, requiredCount: fields.count)
  }

  /// The columns of a file without a header, when `fields` are a row of one: those of JSON Lines.
  init?(row fields: CSVFields) {
    guard fields.count >= 5, fields.count <= 7, fields.phase(at: 2) != nil else { return nil }
    self.init(
      columns: [.t, .contact, .phase, .x, .y, .pressure, .radius], separator: fields.separator,
      requiredCount: 5)
  }

  private init?(columns: [Column?], separator: UInt8, requiredCount: Int) {
    func place(_ column: Column) -> Int? { columns.firstIndex(of: column) }
    guard let time = place(.t), let contact = place(.contact), let phase = place(.phase),
      let x = place(.x), let y = place(.y)
    else { return nil }
    self.columns = columns
    self.separator = separator
    self.requiredCount = requiredCount
    (self.time, self.contact, self.phase, self.x, self.y) = (time, contact, phase, x, y)
    (pressure, radius, id) = (place(.pressure), place(.radius), place(.id))
  }

  /// Whether a line may be the first of a CSV file: a header, or a row with a phase.
  static func isPlausible(_ line: LineScanner) -> Bool {
    for separator in [0x2C, 0x3B, 0x09] as [UInt8] {
      var fields = CSVFields(line.start, separator: separator)
      guard (try? fields.split(from: line.p)) != nil else { continue }
      if CSVHeader(fields) != nil || CSVHeader(row: fields) != nil { return true }
    }
    return false
  }
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
