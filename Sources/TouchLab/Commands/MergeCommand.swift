import TouchEvaluation

/// `touchlab merge`: counts made apart, added up.
struct MergeCommand: Command {
  static let name = "merge"
  static let summary = "Add up what evaluate --counts wrote: the tables of one run over everything."
  static let synopsis = "FILE… [options]"
  static let options = ReportOptions.all
  static let discussion = """
    A file holds one line of counts or many; - is standard input. All must come from the same version
    and the same options. The tables are those of one run over all the recordings, bit for bit.

    example:
      touchlab evaluate --counts monday > a.json
      touchlab evaluate --counts tuesday > b.json
      touchlab merge a.json b.json
    """

  private let paths: [String]
  private let report: ReportOptions

  init(_ arguments: ParsedArguments) throws(CommandError) {
    guard !arguments.paths.isEmpty else { throw .usage("a file of counts is missing") }
    paths = arguments.paths
    report = try ReportOptions(arguments)
  }

  func run(in console: Console) throws(CommandError) -> ExitStatus {
    var sum: Evaluation?
    for path in paths {
      var lines = try LineSource(path: path, in: console)
      while let line = try lines.nextLine() {
        do throws(CountsError) {
          let part = try Evaluation(counts: line)
          try sum?.parameters.requireSame(as: part.parameters)
          if sum == nil { sum = part } else { sum?.merge(part) }
        } catch {
          throw lines.failure("\(error)")
        }
      }
    }
    guard let sum else { throw .failure("no counts in " + paths.joined(separator: ", ")) }
    return try report.print(sum, in: console)
  }
}
