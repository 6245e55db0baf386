/// A table in plain text: the first column to the left, the others to the right.
struct TextTable {
  /// What stands between two columns.
  private static let gap = "  "
  private var rows: [[String]] = []

  /// Adds a row; rows may differ in length.
  mutating func add(_ cells: [String]) { rows.append(cells) }

  /// The lines of the table, each with `indent` before it.
  func lines(indent: String = "  ") -> [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + space : space + cell
      }
      var line = indent + cells.joined(separator: Self.gap)
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
