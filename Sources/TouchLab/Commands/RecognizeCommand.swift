import TouchGestures

/// `touchlab recognize`: the label and the events of each trace, one JSON line a trace.
struct RecognizeCommand: Command {
  static let name = "recognize"
  static let summary = "Print the label and the gesture events of each trace, one JSON line each."
  static let synopsis = "PATH… [options]"
  static let options: [CommandOption] = []

  let paths: [String]

  init(_ arguments: ParsedArguments) throws(CommandError) {
    guard !arguments.paths.isEmpty else { throw .usage("a path is missing, for example Data") }
    paths = arguments.paths
  }

  func run(in console: Console) throws(CommandError) -> ExitStatus { .done }
}
