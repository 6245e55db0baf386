extension Command {
  /// What `touchlab NAME --help` prints.
  static var helpText: String {
    let rows = (options + [.showHelp]).map { ($0.synopsis, $0.help) }
    let more = discussion.isEmpty ? "" : "\n\(discussion)\n"
    return """
      usage: touchlab \(name) \(synopsis)

      \(summary)

      options:
      \(columns(rows))\(more)
      """
  }
}

extension TouchLab {
  /// What `touchlab --help` prints.
  static var helpText: String {
    """
    usage: touchlab COMMAND PATH… [options]

    Recognise touch gestures in recordings, and score how well that works.

    commands:
    \(columns(commands.map { ($0.name, $0.summary) }))
    A path is a file or a folder (read recursively, in the order of names); - is standard input.
    "touchlab COMMAND --help" says more, for example "touchlab evaluate --help".
    First steps: "touchlab evaluate Data" scores the recordings that come with the package.

    """
  }
}

/// Rows of two columns, the second aligned and its further lines indented alike.
func columns(_ rows: [(String, String)]) -> String {
  let width = rows.map(\.0.count).max() ?? 0
  let indent = String(repeating: " ", count: width + 4)
  return rows.map { left, right in
    let gap = String(repeating: " ", count: width - left.count + 2)
    let lines = right.split(separator: "\n", omittingEmptySubsequences: false)
    return "  " + left + gap + lines.joined(separator: "\n" + indent) + "\n"
  }.joined()
}
