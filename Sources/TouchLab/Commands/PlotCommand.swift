import TouchEvaluation
import TouchTraces

/// `touchlab plot`: traces as drawings.
struct PlotCommand: Command {
  static let identifier = CommandOption(
    "--id", value: "ID", repeatable: true, "Draw this trace; without it, the first one.")
  static let output = CommandOption(
    "--output", short: "-o", value: "FILE",
    "Where the drawing (SVG) goes; standard output by default. With several ids a number\n"
      + "is put before the ending: out-1.svg, out-2.svg, …")

  static let name = "plot"
  static let summary =
    "Draw traces: paths, recognised events, and the motion taken apart over time."
  static let synopsis = "PATH… [--id ID…] [-o FILE]"
  static let options = [identifier, output] + RecognitionOptions.all
  static let discussion = """
    Time runs from blue to orange; rings are landings, dots are lifts, crosses are contacts that were
    taken away. Below: when each gesture went on (faint: cancelled), the live decision, and
    translation, turn and spread in points at the fingers.

    example:
      touchlab plot Data --id press/3 -o press.svg
    """

  private let options: RecognitionOptions
  private let ids: [String]
  private let output: String

  init(_ arguments: ParsedArguments) throws(CommandError) {
    options = try RecognitionOptions(arguments)
    ids = arguments.values(of: Self.identifier)
    output = arguments.value(of: Self.output) ?? "-"
    if ids.count > 1 && output == "-" { throw .usage("several drawings need -o FILE") }
  }

  func run(in console: Console) async throws(CommandError) -> ExitStatus {
    let wanted = Set(ids)
    var found: [String: TouchTrace] = [:]
    var first: TouchTrace?
    let counts = try await options.input.forEachBatch(in: console) { batch in
      wanted.isEmpty
        ? Array(batch.traces.prefix(1)) : batch.traces.filter { wanted.contains($0.id) }
    } collect: { (traces: [TouchTrace]) throws(CommandError) in
      if first == nil { first = traces.first }
      for trace in traces { found[trace.id] = trace }
    }
    let drawn = ids.isEmpty ? [first].compactMap { $0 } : ids.compactMap { found[$0] }
    for (index, trace) in drawn.enumerated() { try draw(trace, index, in: console) }
    let missing = ids.filter { found[$0] == nil }
    if !missing.isEmpty { throw .failure("no trace is called " + missing.joined(separator: ", ")) }
    return counts.status
  }

  private func draw(
    _ trace: TouchTrace, _ index: Int, in console: Console
  ) throws(CommandError) {
    var recognizer = options.recognizers[0]
    let plot = TracePlot(trace, recognizer.recognition(of: trace))
    try console.write(plot.svg.utf8, toFile: path(index))
  }

  private func path(_ index: Int) -> String {
    if ids.count < 2 { return output }
    let file = InputFile(path: output, size: nil)
    let ending = output.dropFirst(file.folder.count + file.stem.count)
    return file.folder + file.stem + "-\(index + 1)" + ending
  }
}
