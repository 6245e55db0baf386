import TouchGestures

/// An evaluation as text for a terminal: every group, then all together.
///
/// With one recogniser every source has its own section; with several, they stand side by side.
public struct TextReport: Sendable {
  let evaluation: Evaluation
  let seed: UInt64
  let classes: AveragedClasses
  private let listsMistakes: Bool

  /// The report on `evaluation`; averages are over `classes`, the bootstrap draws from `seed`, and
  /// wrongly labelled traces that were kept are listed if `listsMistakes`.
  public init(
    _ evaluation: Evaluation, over classes: AveragedClasses = .occurring, seed: UInt64 = 1,
    listsMistakes: Bool = true
  ) {
    self.evaluation = evaluation
    self.classes = classes
    self.seed = seed
    self.listsMistakes = listsMistakes
  }

  /// The text, its last line feed included.
  public var text: String {
    var lines = [heading]
    if evaluation.results.count > 1 {
      lines += comparison
    } else if let result = evaluation.results.first {
      lines += sections(of: result)
    }
    return (lines + mistakeTable + footing).joined(separator: "\n") + "\n"
  }

  func macroF1(_ matrix: ConfusionMatrix) -> Double? {
    matrix.macroF1(over: classes.indices(in: matrix))
  }

  private var heading: String {
    let parameters = evaluation.parameters
    let profiles = parameters.recognizers.count == 1 ? "profile" : "profiles"
    var parts = [
      "touchlab \(parameters.version)",
      "\(profiles) \(parameters.recognizers.joined(separator: ", "))",
      "compose \(parameters.composition)",
    ]
    for condition in parameters.selection.conditions { parts.append("where \(condition)") }
    return parts.joined(separator: " · ")
  }

  private func sections(of result: Evaluation.Result) -> [String] {
    var lines: [String] = []
    for (key, group) in zip(evaluation.parameters.grouping, result.groups) where group.count > 1 {
      let sorted = group.sorted { $0.key < $1.key }
      if key == .source {
        for (name, tally) in sorted { lines += section(name, tally) }
      }
      lines += groupTable(key, sorted.map { ($0.key, $0.value) })
    }
    return lines + section(allName(result), result.overall, isOverall: true)
  }

  /// What the section of all traces is called: by the one source's name, where there is one.
  private func allName(_ result: Evaluation.Result) -> String {
    let source = evaluation.parameters.grouping.firstIndex(of: .source)
    let names = source.map { Array(result.groups[$0].keys) } ?? []
    return names.count == 1 ? names[0] : "all traces"
  }

  /// One row a group: how many traces, and the scores in short.
  private func groupTable(_ key: TraceFacts.Key, _ group: [(String, Tally)]) -> [String] {
    let gestures = Gesture.allCases
    var table = TextTable()
    table.group([("", 3), ("label", 1), ("live", 1), ("label: F1 by gesture", gestures.count)])
    table.add(["", "scored", "apart", "macro-F1", "macro-F1"] + gestures.map(\.name))
    for (name, tally) in group {
      let label = tally.label
      table.add(
        [
          name, tally.scored.grouped, tally.apart.total.grouped, macroF1(label).fixed(4),
          macroF1(tally.live).fixed(4),
        ] + gestures.indices.map { label.scores(of: $0).f1.fixed(4) })
    }
    return ["", "by \(key.rawValue)", ""] + table.lines
  }

  private var mistakeTable: [String] {
    if evaluation.mistakes.isEmpty || !listsMistakes { return [] }
    var table = TextTable()
    table.add(["id", "truth", "label", "live", "profile"])
    for mistake in evaluation.mistakes {
      table.add([
        mistake.trace.id, mistake.truth.className, mistake.recognition.label.className,
        mistake.recognition.live.className,
        evaluation.parameters.recognizers[mistake.recognizer],
      ])
    }
    return ["", "traces with a wrong label", ""] + table.lines
  }

  private var footing: [String] {
    let anomalies = evaluation.results.first?.overall.anomalies ?? 0
    var lines = [""]
    if evaluation.malformed > 0 {
      lines.append("\(evaluation.malformed.counted("malformed place")) skipped.")
    }
    if evaluation.excluded > 0 {
      let verb = evaluation.excluded == 1 ? "was" : "were"
      lines.append("\(evaluation.excluded.counted("trace")) \(verb) left out by --where.")
    }
    if anomalies > 0 {
      let noun = anomalies == 1 ? "anomaly" : "anomalies"
      lines.append("\(anomalies.grouped) \(noun) in the input repaired or dropped.")
    }
    return lines + [
      "Rows are the truth, columns the prediction; – is undefined. The label weighs the whole trace,",
      "live is the one announcement made on the way. Averages are over \(classes.description).",
      "Intervals hold 95 %: Wilson's for rates; for macro-F1 the bootstrap over people, or over",
      "traces where nobody knows whose (seed \(seed)).",
    ]
  }
}
