import Testing

/// What the shell sees of one command line.
struct UsageFact: CustomTestStringConvertible {
  let arguments: [String]
  let status: Int32
  var printed = ""
  var noted = ""

  var testDescription: String { (["touchlab"] + arguments).joined(separator: " ") }

  static let all: [UsageFact] = [
    UsageFact(arguments: ["--help"], status: 0, printed: "usage: touchlab COMMAND"),
    UsageFact(arguments: ["-h"], status: 0, printed: "  Print the label and the gesture"),
    UsageFact(arguments: ["help"], status: 0, printed: "usage: touchlab COMMAND"),
    UsageFact(arguments: ["help", "evaluate"], status: 0, printed: "usage: touchlab evaluate"),
    UsageFact(arguments: ["evaluate", "--help"], status: 0, printed: "usage: touchlab evaluate"),
    UsageFact(arguments: ["recognize", "-h"], status: 0, printed: "usage: touchlab recognize"),
    UsageFact(arguments: ["--help"], status: 0, printed: "  replay      Play a trace"),
    UsageFact(arguments: ["replay", "--help"], status: 0, printed: "board  a picture at every"),
    UsageFact(arguments: ["--version"], status: 0, printed: "touchlab 0."),
    UsageFact(arguments: [], status: 2, noted: "a command is missing"),
    UsageFact(arguments: ["evalute"], status: 2, noted: "did you mean evaluate?"),
    UsageFact(arguments: ["xyzzy"], status: 2, noted: "there are evaluate, recognize"),
    UsageFact(arguments: ["evaluate"], status: 2, noted: "a path is missing, for example Data"),
    UsageFact(arguments: ["evaluate"], status: 2, noted: "see touchlab evaluate --help"),
    UsageFact(arguments: ["recognize", "--xyzzy"], status: 2, noted: "unknown option --xyzzy"),
    UsageFact(arguments: ["recognize", "--hlp"], status: 2, noted: "did you mean --help?"),
    UsageFact(arguments: ["recognize", "--help=1"], status: 2, noted: "--help takes no value"),
  ]
}

@Suite struct UsageTests {
  @Test(arguments: UsageFact.all)
  func usageIsAnswered(_ fact: UsageFact) async {
    let run = await CommandLineRun(fact.arguments)
    #expect(run.status == fact.status)
    #expect(fact.printed.isEmpty ? run.printed.isEmpty : run.printed.contains(fact.printed))
    #expect(fact.noted.isEmpty ? run.noted.isEmpty : run.noted.contains(fact.noted))
  }
}
