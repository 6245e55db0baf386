import TouchGestures

/// What tuning changed and what that is worth, as text for a terminal.
public struct TuningReport: Sendable {
  private let outcome: ProfileTuner.Outcome
  private let start: RecognitionProfile
  private let evaluation: Evaluation
  private let traces: Int
  private let seed: UInt64
  private let classes: AveragedClasses

  /// The report on `outcome`, which `tuner` reached on `set`.
  ///
  /// - Parameters:
  ///   - outcome: The fitted profiles.
  ///   - tuner: What fitted them.
  ///   - set: The traces.
  ///   - version: The program's version.
  ///   - seed: Where the folds and the bootstrap start.
  public init(
    _ outcome: ProfileTuner.Outcome, by tuner: ProfileTuner, on set: TuningSet, version: String,
    seed: UInt64
  ) {
    self.outcome = outcome
    self.seed = seed
    start = tuner.start
    classes = tuner.objective.classes
    traces = set.count
    evaluation = set.evaluation(
      of: tuner.start, and: outcome.foldProfiles,
      parameters: EvaluationParameters(
        version: version, recognizers: [tuner.start.name, "tuned (held out)"]))
  }

  /// The text, its last line feed included.
  public var text: String {
    let folds = outcome.foldProfiles.count
    let objectives =
      "\(outcome.objectiveBefore.fixed(4)) before, \(outcome.objectiveAfter.fixed(4))"
    let lines =
      [
        "\(outcome.profile.name), fitted to \(traces.counted("trace")) from \(start.name):", "",
      ] + thresholdTable + [
        "", "  objective over these traces: \(objectives) after", "",
        "Scores of held-out traces: each of \(folds) folds under the profile fitted to the others,",
        "no person in two folds (seed \(seed)).", "",
      ]
    return lines.joined(separator: "\n") + "\n"
      + TextReport(evaluation, over: classes, seed: seed).text
  }

  /// One row a fitted threshold: before, after, and the span of the folds.
  private var thresholdTable: [String] {
    var table = TextTable()
    table.add(["", "before", "after", "in the folds", "unit"])
    for parameter in TuningParameter.all {
      let field = parameter.field
      let folds = outcome.foldProfiles.map(field.value(in:))
      let span = [folds.min(), folds.max()].compactMap { $0?.shortest }
      table.add([
        field.name, field.value(in: start).shortest, field.value(in: outcome.profile).shortest,
        Set(span).count == 1 ? span[0] : span.joined(separator: "…"), field.unit.rawValue,
      ])
    }
    return table.lines
  }
}

extension Double {
  /// The shortest text of the number, whole ones without a point.
  fileprivate var shortest: String {
    Int(exactly: self).map(String.init) ?? description
  }
}
