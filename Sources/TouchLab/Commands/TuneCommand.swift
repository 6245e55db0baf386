import TouchEvaluation
import TouchGestures
import TouchTraces

/// `touchlab tune`: a profile fitted to labelled recordings.
struct TuneCommand: Command {
  static let output = CommandOption(
    "--output", short: "-o", value: "FILE", "Where the profile (JSON) goes.")
  static let title = CommandOption(
    "--name", value: "NAME", "What the profile is called; tuned by default.")
  static let folds = CommandOption(
    "--folds", value: "N", "Leave out one of N groups of people at a time; 5 by default.")
  static let seed = CommandOption(
    "--seed", value: "N", "Where dealing people to folds and the bootstrap start; 1 by default.")
  static let delayCost = CommandOption(
    "--delay-cost", value: "X",
    "What a second until the right live decision costs in macro-F1; 0.1 by default.")

  static let name = "tune"
  static let summary = "Fit a profile's thresholds to labelled recordings, people left out."
  static let synopsis = "PATH… [-o FILE] [options]"
  static let options =
    [output, title] + ProfileOptions.all + [
      folds, seed, delayCost, ClassesOption.classes, SelectionOptions.only,
    ]
    + InputOptions.all
  static let discussion = """
    One threshold after the other moves along its list of values to where the objective is greatest:
    the mean of the macro-F1 of label and live decision, less the cost of delay (the median time to a
    right live decision of drag, rotate and pinch, their mean). Rounds go on until one changes nothing.
    Scores are of held-out traces: each fold under the profile fitted to the others, no person in two
    folds (traces of nobody known stand alone). The profile that is written is fitted to all.

    fitted, with the values that are tried beside the one at the start:
    \(columns(TuningParameter.all.map { ($0.field.name, description(of: $0)) }))
    examples:
      touchlab tune Data -o mine.json
      touchlab tune recordings --profile recorded --folds 10 -o mine.json
      touchlab evaluate recordings --profile default --profile-file mine.json
    """

  private let input: InputOptions
  private let selection: TraceSelection
  private let start: RecognitionProfile
  private let output: String?
  private let title: String
  private let folds: Int
  private let seed: UInt64
  private let objective: TuningObjective

  init(_ arguments: ParsedArguments) throws(CommandError) {
    input = try InputOptions(arguments)
    selection = try SelectionOptions.selection(arguments)
    start = try ProfileOptions(arguments).profiles[0]
    output = arguments.value(of: Self.output)
    if output == "-" { throw .usage("-o takes a file: standard output has the scores") }
    title = arguments.value(of: Self.title) ?? "tuned"
    folds = try arguments.integer(of: Self.folds, in: 2...1_000) ?? 5
    seed = UInt64(try arguments.integer(of: Self.seed, in: 0...Int.max) ?? 1)
    objective = TuningObjective(
      delayCost: try arguments.number(of: Self.delayCost, in: 0...1_000)
        ?? TuningObjective().delayCost, over: try ClassesOption.value(arguments))
  }

  func run(in console: Console) async throws(CommandError) -> ExitStatus {
    let (set, status) = try await readTraces(in: console)
    let tuner = ProfileTuner(start: start, objective: objective)
    var report = SearchReport(on: console)
    var outcome = await tuner.tune(set, jobs: input.jobs) { report.show($0) }
    console.showProgress(nil)
    outcome.profile.name = title
    if let output { try console.write(outcome.profile.json, toFile: output) }
    try console.write(
      TuningReport(outcome, by: tuner, on: set, version: TouchLab.version, seed: seed).text)
    if output == nil { console.note("the profile is not kept: -o FILE names where it goes") }
    return status
  }

  /// All scored traces, in memory: they are run again and again.
  private func readTraces(
    in console: Console
  ) async throws(CommandError) -> (TuningSet, ExitStatus) {
    var traces: [(trace: TouchTrace, source: String)] = []
    let selection = selection
    let counts = try await input.forEachBatch(in: console) { batch in
      batch.traces.filter { trace in
        guard case .scored = TraceStanding(of: trace) else { return false }
        return selection.contains(TraceFacts(of: trace, source: batch.source))
      }.map { (trace: $0, source: batch.source) }
    } collect: { (part: [(trace: TouchTrace, source: String)]) throws(CommandError) in
      traces += part
    }
    do throws(TuningError) {
      return (try TuningSet(traces, folds: folds, seed: seed), counts.status)
    } catch {
      throw .failure("\(error)")
    }
  }

  private static func description(of parameter: TuningParameter) -> String {
    let values = parameter.values.map { value in
      value == value.rounded() ? String(Int(value)) : "\(value)"
    }
    let unit = parameter.field.unit == .ratio ? "" : " " + parameter.field.unit.rawValue
    return values.joined(separator: " ") + unit
  }
}

/// Tells on standard error how far the search has come: a line that changes on a terminal, otherwise
/// one every ten seconds.
private struct SearchReport {
  private let console: Console
  private var nextNote: Double

  init(on console: Console) {
    self.console = console
    nextNote = console.seconds() + 10
  }

  mutating func show(_ progress: ProfileTuner.Progress) {
    let line =
      "search \(progress.search) of \(progress.searches), round \(progress.round): "
      + progress.parameter
    if console.errorsAreTerminal { return console.showProgress(line) }
    guard console.seconds() >= nextNote else { return }
    nextNote = console.seconds() + 10
    console.note(line)
  }
}
