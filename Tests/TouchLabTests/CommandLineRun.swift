import TouchLab

/// One run of the command line inside the test: all that came out.
struct CommandLineRun {
  let status: Int32
  let printed: String
  let noted: String

  /// Runs `touchlab` with `arguments`; `input` is what `-` reads.
  init(_ arguments: [String], input: String = "") async {
    let console = Console.captured(input: Array(input.utf8))
    status = await TouchLab.run(arguments, in: console)
    printed = console.printed
    noted = console.noted
  }

  /// The printed lines.
  var lines: [Substring] { printed.split(separator: "\n") }

  /// The ids of the printed recognitions.
  var ids: [String] {
    lines.map { String($0.dropFirst(#"{"id":""#.count).prefix { $0 != "\"" }) }
  }
}
