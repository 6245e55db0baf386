import TouchEvaluation
import TouchGestures

/// `touchlab evaluate`: how well recorded gestures are recognised.
struct EvaluateCommand: Command {
  static let name = "evaluate"
  static let summary = "Score the recognition of labelled recordings: tables, F1, decision times."
  static let synopsis = "PATH… [options]"
  static let options = RecognitionOptions.all + SelectionOptions.all + ReportOptions.all
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
    """

  private let options: RecognitionOptions
  private let selection: SelectionOptions
  private let report: ReportOptions

  init(_ arguments: ParsedArguments) throws(CommandError) {
    options = try RecognitionOptions(arguments, allowsSeveralProfiles: true)
    selection = try SelectionOptions(arguments)
    report = try ReportOptions(arguments)
  }

  func run(in console: Console) async throws(CommandError) -> ExitStatus {
    let recognizers: [any TraceRecognizer] = options.recognizers
    let empty = Evaluation(parameters: parameters(recognizers), keepsMistakes: report.needsMistakes)
    var evaluation = empty
    let counts = try await options.forEachBatch(in: console) { batch in
      batch.evaluation(startingFrom: empty, recognizers)
    } collect: { (part: Evaluation) throws(CommandError) in
      evaluation.merge(part)
    }
    evaluation.addMalformed(counts.malformed)
    return max(counts.status, try report.print(evaluation, in: console))
  }

  private func parameters(_ recognizers: [any TraceRecognizer]) -> EvaluationParameters {
    EvaluationParameters(
      version: TouchLab.version, recognizers: recognizers.map(\.name),
      composition: options.composition.rawValue, grouping: selection.grouping,
      selection: selection.selection)
  }
}

extension TraceBatch {
  /// The counts of what `recognizers` make of the traces, added to none.
  fileprivate func evaluation(
    startingFrom empty: Evaluation, _ recognizers: [any TraceRecognizer]
  ) -> Evaluation {
    var (evaluation, recognizers) = (empty, recognizers)
    for trace in traces {
      evaluation.add(trace, source: source, recognizers: &recognizers)
    }
    return evaluation
  }
}
