/// A subcommand of `touchlab`: what its help says, and its work.
///
/// A command is made from its parsed arguments (where everything that can be said about bad usage
/// is said) and then runs once. To add one, write the type in its own file under `Commands` and
/// name it in ``TouchLab/commands``.
protocol Command: SendableMetatype {
  /// The word after `touchlab`.
  static var name: String { get }
  /// What it does, in one sentence.
  static var summary: String { get }
  /// What follows its name in the usage line, for example `PATH… [options]`.
  static var synopsis: String { get }
  /// Every option it takes, in the order of the help text; `--help` is added.
  static var options: [CommandOption] { get }
  /// More to know, and examples; empty where the summary and the options say all.
  static var discussion: String { get }

  /// Reads the arguments.
  init(_ arguments: ParsedArguments) throws(CommandError)
  /// Does the work.
  func run(in console: Console) async throws(CommandError) -> ExitStatus
}

extension Command {
  static var discussion: String { "" }

  /// Parses `arguments`, then either shows the help text or runs.
  static func main(
    _ arguments: [String], in console: Console
  ) async throws(CommandError) -> ExitStatus {
    let parsed = try ParsedArguments(arguments, options: options + [.showHelp])
    if parsed.contains(.showHelp) {
      try console.write(helpText)
      return .done
    }
    return try await Self(parsed).run(in: console)
  }
}
