import TouchGestures

/// `touchlab evaluate`: how well recorded gestures are recognised.
struct EvaluateCommand: Command {
  static let name = "evaluate"
  static let summary = "Score the recognition of labelled recordings: tables, F1, decision times."
  static let synopsis = "PATH… [options]"
  static let options: [CommandOption] = []

  let paths: [String]

  init(_ arguments: ParsedArguments) throws(CommandError) {
    guard !arguments.paths.isEmpty else { throw .usage("a path is missing, for example Data") }
    paths = arguments.paths
  }

  func run(in console: Console) throws(CommandError) -> ExitStatus { .done }
}
