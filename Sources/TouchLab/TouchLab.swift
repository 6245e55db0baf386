/// The command line: `touchlab COMMAND PATH… [options]`.
@main
package enum TouchLab {
  /// Every subcommand, in the order of the help text.
  static let commands: [any Command.Type] = [
    EvaluateCommand.self, RecognizeCommand.self, PlotCommand.self, ReplayCommand.self,
    TuneCommand.self, MergeCommand.self, ConvertCommand.self, SynthesizeCommand.self,
  ]

  static func main() async {
    System.ignoreBrokenPipes()
    let console = Console.standard()
    let status = await run(Array(CommandLine.arguments.dropFirst()), in: console)
    System.exit(status)
  }

  /// Runs `arguments` (without the program's name) and gives the exit status.
  ///
  /// Everything that is read and written goes through `console`, so that a test can hold both ends.
  package static func run(_ arguments: [String], in console: Console) async -> Int32 {
    do throws(CommandError) {
      let status = try await dispatch(arguments, in: console)
      try console.flush()
      return status.rawValue
    } catch {
      return report(error, of: arguments.first, in: console).rawValue
    }
  }

  private static func dispatch(
    _ arguments: [String], in console: Console
  ) async throws(CommandError) -> ExitStatus {
    guard let name = arguments.first else { throw .usage("a command is missing") }
    let rest = Array(arguments.dropFirst())
    switch name {
    case "--help", "-h":
      try console.write(helpText)
      return .done
    case "help":
      guard let topic = rest.first else { return try await dispatch(["--help"], in: console) }
      return try await command(named: topic).main(["--help"], in: console)
    case "--version":
      try console.write("touchlab \(version)\n")
      return .done
    default:
      return try await command(named: name).main(rest, in: console)
    }
  }

  private static func command(named name: String) throws(CommandError) -> any Command.Type {
    if let command = commands.first(where: { $0.name == name }) { return command }
    let names = commands.map { $0.name }
    let guess = closest(to: name, among: names).map { "did you mean \($0)?" }
    throw .usage(
      "unknown command \(name); " + (guess ?? "there are \(names.joined(separator: ", "))"))
  }

  private static func report(
    _ error: CommandError, of name: String?, in console: Console
  ) -> ExitStatus {
    switch error {
    case .outputClosed:
      return .done
    case .usage(let message):
      let known = commands.contains { $0.name == name }
      console.note(message)
      console.note("see touchlab \(known ? name! + " " : "")--help")
    case .failure(let message):
      console.note(message)
    }
    // What was printed before the failure is still true.
    try? console.flush()
    return .unusable
  }
}
