import TouchEvaluation

/// The options that choose traces and group them.
struct SelectionOptions {
  private static let keys = TraceFacts.Key.allCases.map(\.rawValue).joined(separator: ", ")

  static let groupBy = CommandOption(
    "--group-by", value: "KEY,…", "Tables by \(keys); source by default.")
  static let only = CommandOption(
    "--where", value: "KEY=VALUE", repeatable: true,
    "Only traces with this value (or one of VALUE,VALUE,…) of a key.")
  static let all = [groupBy, only]

  let grouping: [TraceFacts.Key]
  let selection: TraceSelection

  init(_ arguments: ParsedArguments) throws(CommandError) {
    grouping = try Self.grouping(
      arguments.value(of: Self.groupBy) ?? TraceFacts.Key.source.rawValue)
    selection = try Self.selection(arguments)
  }

  /// What `--where` chooses.
  static func selection(_ arguments: ParsedArguments) throws(CommandError) -> TraceSelection {
    var selection = TraceSelection()
    for text in arguments.values(of: only) {
      guard let condition = TraceSelection.Condition(text) else {
        throw .usage("--where takes KEY=VALUE, not \"\(text)\"; there are \(keys)")
      }
      selection.conditions.append(condition)
    }
    return selection
  }

  private static func grouping(_ text: String) throws(CommandError) -> [TraceFacts.Key] {
    var grouping: [TraceFacts.Key] = []
    for name in text.split(separator: ",") {
      guard let key = TraceFacts.Key(rawValue: String(name)) else {
        throw .usage("--group-by \(name): there is no such key; there are \(keys)")
      }
      if !grouping.contains(key) { grouping.append(key) }
    }
    return grouping
  }
}
