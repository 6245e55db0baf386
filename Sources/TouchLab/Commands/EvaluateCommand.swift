import TouchEvaluation

/// `touchlab evaluate`: how well recorded gestures are recognised.
struct EvaluateCommand: Command {
  /// How the result is printed.
  enum Format: String, CaseIterable {
    case text
    case json
  }

  static let format = CommandOption("--format", value: "FORMAT", "text (tables) or json.")
  static let minimumF1 = CommandOption(
    "--minimum-f1", value: "X", "Exit with status 1 if the label's macro-F1 is below X (0 to 1).")

  static let name = "evaluate"
  static let summary = "Score the recognition of labelled recordings: tables, F1, decision times."
  static let synopsis = "PATH… [options]"
  static let options = RecognitionOptions.all + [format, minimumF1]
  static let discussion = """
    Each source and all together: precision (P), recall (R), F1 and support of every gesture, for the
    label (which weighs the whole trace) and for the live decision (made on the way), the confusion
    matrices, and the time from the first contact to the live decision where it was right.
    Counted apart, and in no score: traces without a label or with another than the five gestures
    and none, by machine fingers, and of nominal scale.

    examples:
      touchlab evaluate Data
      touchlab evaluate Data --minimum-f1 0.95 --format json > scores.json
    """

  private let options: RecognitionOptions
  private let format: Format
  private let minimumF1: Double?

  init(_ arguments: ParsedArguments) throws(CommandError) {
    options = try RecognitionOptions(arguments)
    format =
      try arguments.choice(of: Self.format, among: Format.allCases.map { ($0.rawValue, $0) })
      ?? .text
    minimumF1 = try arguments.number(of: Self.minimumF1, in: 0...1)
  }

  func run(in console: Console) async throws(CommandError) -> ExitStatus {
    var evaluation = Evaluation(
      parameters: EvaluationParameters(
        version: TouchLab.version, recognizer: options.profile.name,
        composition: options.composition.rawValue))
    let recognizer = options.recognizer
    let counts = try await options.forEachBatch(in: console) { batch in
      (source: batch.source, tally: batch.tally(recognizer))
    } collect: { (batch: (source: String, tally: Tally)) throws(CommandError) in
      evaluation.add(batch.tally, source: batch.source)
    }
    evaluation.addMalformed(counts.malformed)
    try print(evaluation, in: console)
    return max(counts.status, verdict(on: evaluation.overall, in: console))
  }

  private func print(_ evaluation: Evaluation, in console: Console) throws(CommandError) {
    switch format {
    case .text: try console.write(TextReport(evaluation).text)
    case .json: try console.write(JSONReport(evaluation).bytes)
    }
  }

  private func verdict(on tally: Tally, in console: Console) -> ExitStatus {
    guard let minimumF1 else { return .done }
    guard let macroF1 = tally.label.macroF1 else {
      console.note("macro-F1 is undefined: no trace was scored, so the minimum is missed")
      return .minimumMissed
    }
    if macroF1 >= minimumF1 { return .done }
    console.note("macro-F1 \(macroF1) is below the minimum \(minimumF1)")
    return .minimumMissed
  }
}

extension TraceBatch {
  /// The counts of what `recognizer` makes of the traces.
  fileprivate func tally(_ recognizer: EngineRecognizer) -> Tally {
    var recognizer = recognizer
    return traces.reduce(into: Tally()) { $0.add(recognizer.recognize($1), of: $1) }
  }
}
