/// A table in plain text: the first column to the left, the others to the right.
struct TextTable {
  private static let gap = 2
  private var groups: [(title: String, columns: Int)] = []
  private var rows: [[String]] = []

  /// Puts titles over the columns: each over the next so many; a rule shows how far they reach.
  mutating func group(_ titles: [(title: String, columns: Int)]) { groups = titles }

  /// Adds a row; rows may differ in length.
  mutating func add(_ cells: [String]) { rows.append(cells) }

  /// The lines of the table, each indented.
  var lines: [String] {
    let widths = self.widths
    let titles = groups.isEmpty ? [] : [titleLine(widths)]
    return titles
      + rows.map { row in
        row.enumerated().reduce("") { line, cell in
          let space = String(repeating: " ", count: widths[cell.offset] - cell.element.count)
          let gap = String(repeating: " ", count: Self.gap)
          return line + gap + (cell.offset == 0 ? cell.element + space : space + cell.element)
        }.trimmed
      }
  }

  /// The longest line.
  var width: Int { lines.map(\.count).max() ?? 0 }

  private var widths: [Int] {
    let columns = rows.map(\.count).max() ?? 0
    return (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
  }

  private func titleLine(_ widths: [Int]) -> String {
    var (line, column) = ("", 0)
    for group in groups {
      let reach = widths.dropFirst(column).prefix(group.columns)
      let width = reach.reduce(0, +) + Self.gap * max(0, reach.count - 1)
      column += group.columns
      line += String(repeating: " ", count: Self.gap)
      let text = group.title.isEmpty ? "" : "── " + group.title + " "
      let rest = max(0, width - text.count)
      line += text + String(repeating: group.title.isEmpty ? " " : "─", count: rest)
    }
    return line.trimmed
  }
}

extension String {
  /// Without the spaces at its end.
  fileprivate var trimmed: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
