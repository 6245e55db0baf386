import TouchEvaluation
import TouchGestures

/// `touchlab evaluate`: how well recorded gestures are recognised.
struct EvaluateCommand: Command {
  static let name = "evaluate"
  static let summary = "Score the recognition of labelled recordings: tables, F1, decision times."
  static let synopsis = "PATH… [options]"
  static let predictions = CommandOption(
    "--predictions", value: "FILE", repeatable: true,
    "Score another system, too: lines {\"id\":…,\"label\":…,\"decidedAt\":…}.")
  static let counts = CommandOption(
    "--counts", "Print mergeable counts instead of tables: one line for touchlab merge.")
  static let options =
    RecognitionOptions.all + [predictions, counts] + SelectionOptions.all + ReportOptions.all
  static let discussion = """
    Precision (P), recall (R), F1 and support of every gesture, for the label (which weighs the whole
    trace) and for the live decision (made on the way); confusion matrices; the time from the first
    contact to the live decision where it was right. By source, and all together.
    Counted apart, and in no score: traces without a label or with another than the five gestures
    and none, by machine fingers, and of nominal scale.

    examples:
      touchlab evaluate Data
      touchlab evaluate Data --minimum-f1 0.95 --format json > scores.json
      touchlab evaluate Data --profile default,apple,android --where fingers=2
      touchlab evaluate Data --report report.html
      touchlab evaluate Data --predictions other-system.jsonl
    """

  private let options: RecognitionOptions
  private let selection: SelectionOptions
  private let report: ReportOptions
  private let predictionPaths: [String]
  private let printsCounts: Bool

  init(_ arguments: ParsedArguments) throws(CommandError) {
    options = try RecognitionOptions(arguments, allowsSeveralProfiles: true)
    selection = try SelectionOptions(arguments)
    report = try ReportOptions(arguments)
    predictionPaths = arguments.values(of: Self.predictions)
    printsCounts = arguments.contains(Self.counts)
  }

  func run(in console: Console) async throws(CommandError) -> ExitStatus {
    var recognizers: [any TraceRecognizer] = options.recognizers
    var predictions: [PredictionFile] = []
    for path in predictionPaths { predictions.append(try PredictionFile(path, in: console)) }
    recognizers += predictions.map(\.recognizer)
    let (all, empty) = (recognizers, emptyEvaluation(recognizers))
    let keepsIDs = !predictions.isEmpty
    var evaluation = empty
    // One part of many may well be empty: its counts are zeros.
    let counts = try await options.input.forEachBatch(in: console, acceptsNone: printsCounts) {
      batch in
      BatchResult(batch, startingFrom: empty, all, keepsIDs: keepsIDs)
    } collect: { (part: BatchResult) throws(CommandError) in
      evaluation.merge(part.evaluation)
      for index in predictions.indices { try predictions[index].check(off: part.ids) }
    }
    evaluation.addMalformed(counts.malformed)
    for file in predictions { file.noteUnused(in: console) }
    if printsCounts {
      try console.write(evaluation.countsLine)
      return counts.status
    }
    return max(counts.status, try report.print(evaluation, in: console))
  }

  private func emptyEvaluation(_ recognizers: [any TraceRecognizer]) -> Evaluation {
    Evaluation(
      parameters: EvaluationParameters(
        version: TouchLab.version, recognizers: recognizers.map(\.name),
        composition: options.composition.rawValue, grouping: selection.grouping,
        selection: selection.selection), keepsMistakes: report.needsMistakes)
  }
}

/// What one task makes of one batch.
private struct BatchResult: Sendable {
  var evaluation: Evaluation
  /// The traces' ids, where somebody asks.
  var ids: [String] = []

  init(
    _ batch: TraceBatch, startingFrom empty: Evaluation, _ recognizers: [any TraceRecognizer],
    keepsIDs: Bool
  ) {
    evaluation = empty
    var recognizers = recognizers
    for trace in batch.traces {
      evaluation.add(trace, source: batch.source, recognizers: &recognizers)
      if keepsIDs { ids.append(trace.id) }
    }
  }
}
