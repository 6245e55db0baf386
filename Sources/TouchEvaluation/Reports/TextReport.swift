import TouchGestures

/// An evaluation as text for a terminal: every source, then all together.
public struct TextReport: Sendable {
  private let evaluation: Evaluation

  /// The report on `evaluation`.
  public init(_ evaluation: Evaluation) { self.evaluation = evaluation }

  /// The text; its lines are at most 100 columns wide as long as names are short.
  public var text: String {
    var lines = [heading]
    for source in evaluation.sources {
      lines += section(source, evaluation.tally(of: source), showsAll: false)
    }
    if evaluation.sources.count > 1 {
      lines += sourceTable
      lines += section("all sources", evaluation.overall, showsAll: true)
    }
    return (lines + footing).joined(separator: "\n") + "\n"
  }

  private var heading: String {
    let parameters = evaluation.parameters
    return "touchlab \(parameters.version), profile \(parameters.recognizer), "
      + "compose \(parameters.composition)"
  }

  private var footing: [String] {
    let overall = evaluation.overall
    var lines = [""]
    if evaluation.malformed > 0 {
      lines.append("\(evaluation.malformed.grouped) malformed places were skipped")
    }
    if overall.anomalies > 0 {
      lines.append("\(overall.anomalies.grouped) anomalies in the input were repaired or dropped")
    }
    lines += [
      "Rows are the truth, columns the prediction. The label weighs the whole trace; live is the one",
      "announcement made on the way. Averages are over the classes that occur; – is undefined.",
    ]
    return lines
  }

  // MARK: One group of traces

  private func section(_ title: String, _ tally: Tally, showsAll: Bool) -> [String] {
    let scored = "\(tally.label.total.grouped) of \(tally.traces.grouped) traces scored"
    var lines = ["", "\(title): \(scored)"]
    if tally.label.total > 0 {
      let shown = tally.label.classes.indices.filter { showsAll || tally.mentions($0) }
      lines += scoreTable(tally, shown) + [""] + averageTable(tally)
      lines += [""] + confusionTable(tally, shown)
    }
    return lines + apartLines(tally.apart)
  }

  private func scoreTable(_ tally: Tally, _ shown: [Int]) -> [String] {
    var table = TextTable()
    table.add([
      "", "support", "label: P", "R", "F1", "live: P", "R", "F1", "decided: median", "95 %",
    ])
    for index in shown {
      let times = tally.decisionTimes[index].quantiles([0.5, 0.95])
      let label = tally.label.scores(of: index)
      table.add(
        [label.name, label.support.grouped] + cells(label)
          + cells(tally.live.scores(of: index))
          + [seconds(times?[0]), seconds(times?[1])])
    }
    return table.lines()
  }

  private func cells(_ scores: ClassScores) -> [String] {
    [scores.precision.value.fixed(4), scores.recall.value.fixed(4), scores.f1.fixed(4)]
  }

  private func seconds(_ time: Double?) -> String { time.map { $0.fixed(3) + " s" } ?? "–" }

  private func averageTable(_ tally: Tally) -> [String] {
    let averages: [(String, (ConfusionMatrix) -> Double?)] = [
      ("macro-F1", \.macroF1), ("micro-F1", \.microF1), ("weighted F1", \.weightedF1),
      ("accuracy", \.accuracy.value), ("balanced accuracy", \.balancedAccuracy),
      ("Cohen's kappa", \.cohenKappa), ("Matthews correlation", \.matthewsCorrelation),
    ]
    var table = TextTable()
    table.add(["", "label", "live"])
    for (name, score) in averages {
      table.add([name, score(tally.label).fixed(4), score(tally.live).fixed(4)])
    }
    return table.lines()
  }

  private func confusionTable(_ tally: Tally, _ shown: [Int]) -> [String] {
    let classes = tally.label.classes
    var table = TextTable()
    let names = shown.map { classes[$0] }
    table.add(["label of"] + names + ["  live of"] + names)
    for truth in shown {
      table.add(
        [classes[truth]] + counts(tally.label, truth, shown) + [""]
          + counts(tally.live, truth, shown))
    }
    return table.lines()
  }

  private func counts(_ matrix: ConfusionMatrix, _ truth: Int, _ shown: [Int]) -> [String] {
    shown.map { prediction in
      let count = matrix[truth: truth, prediction: prediction]
      return count == 0 ? "·" : count.grouped
    }
  }

  private func apartLines(_ apart: ApartCounts) -> [String] {
    guard apart.total > 0 else { return [] }
    var parts: [String] = []
    if apart.unlabelled > 0 { parts.append("\(apart.unlabelled.grouped) unlabelled") }
    for (label, count) in apart.foreignLabels.sorted(by: { $0.key < $1.key }) {
      parts.append("\(count.grouped) labelled \"\(label)\"")
    }
    if apart.machine > 0 { parts.append("\(apart.machine.grouped) by machine fingers") }
    let nominal = apart.nominalScale
    if nominal.total > 0 {
      parts.append(
        "\(nominal.total.grouped) of nominal scale (label right in \(nominal.correct.grouped))")
    }
    return ["", "  counted apart: " + parts.joined(separator: ", ")]
  }

  // MARK: All sources

  private var sourceTable: [String] {
    var table = TextTable()
    table.add(["", "scored", "apart", "label: macro-F1", "accuracy", "live: macro-F1", "accuracy"])
    for source in evaluation.sources {
      let tally = evaluation.tally(of: source)
      table.add([
        source, tally.label.total.grouped, tally.apart.total.grouped,
        tally.label.macroF1.fixed(4), tally.label.accuracy.value.fixed(4),
        tally.live.macroF1.fixed(4), tally.live.accuracy.value.fixed(4),
      ])
    }
    return ["", "by source:"] + table.lines()
  }
}

extension Tally {
  /// Whether the class at `index` occurs in the truth or in any prediction.
  fileprivate func mentions(_ index: Int) -> Bool {
    label.support(of: index) + label.predictions(of: index) + live.predictions(of: index) > 0
  }
}
