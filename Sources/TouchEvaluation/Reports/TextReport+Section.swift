import TouchGestures

/// The section of one group of traces under one recogniser.
extension TextReport {
  func section(_ title: String, _ tally: Tally, isOverall: Bool = false) -> [String] {
    var lines = [
      "", "\(title): \(tally.scored.grouped) of \(tally.traces.counted("trace")) scored",
    ]
    if tally.scored > 0 {
      let shown = tally.label.classes.indices.filter { isOverall || tally.mentions($0) }
      lines += [""] + scoreTable(tally, shown) + [""] + averageTable(tally)
      lines += [""] + confusionTables(tally, shown)
      if isOverall { lines += [""] + intervalTable(tally) + [""] + decisionTable(tally) }
      if isOverall { lines += errorLines(tally.errors) + heldLines(tally.heldPresses) }
    }
    return lines + apartLines(tally.apart)
  }

  private func scoreTable(_ tally: Tally, _ shown: [Int]) -> [String] {
    let (labels, lives) = (tally.label, tally.live)
    var table = TextTable()
    table.group([("", 2), ("label", 3), ("live", 3), ("right after", 2)])
    table.add(["", "support", "P", "R", "F1", "P", "R", "F1", "median", "95 %"])
    for index in shown {
      let label = labels.scores(of: index)
      table.add(
        [label.name, label.support.grouped] + cells(label) + cells(lives.scores(of: index))
          + times(index < 5 ? tally.decisions.times[index] : MeasurementSample()))
    }
    return table.lines
  }

  private func cells(_ scores: ClassScores) -> [String] {
    [scores.precision.value.fixed(4), scores.recall.value.fixed(4), scores.f1.fixed(4)]
  }

  private func times(_ sample: MeasurementSample) -> [String] {
    let quantiles = sample.quantiles([0.5, 0.95])
    return (quantiles ?? []).map { ($0 * 1000).fixed(0) + " ms" }
      + (quantiles == nil ? ["–", "–"] : [])
  }

  private func averageTable(_ tally: Tally) -> [String] {
    var table = TextTable()
    table.add(["", "macro-F1", "95 % interval"] + ScoreSummary.averageNames)
    for (name, units) in [("label", tally.labels), ("live", tally.lives)] {
      let summary = ScoreSummary(units, seed: seed, over: classes)
      table.add(
        [name, summary.macroF1.fixed(4), summary.interval.fixed(4)]
          + summary.averages.map { $0.fixed(4) })
    }
    return table.lines
  }

  /// Side by side where that fits 100 columns, else one below the other.
  private func confusionTables(_ tally: Tally, _ shown: [Int]) -> [String] {
    let label = confusionTable("label", tally.label, shown)
    let live = confusionTable("live", tally.live, shown)
    guard label.width + live.width <= 98 else { return label.lines + [""] + live.lines }
    return zip(label.lines, live.lines).map { left, right in
      left + String(repeating: " ", count: label.width - left.count + 2) + right
    }
  }

  private func confusionTable(
    _ title: String, _ matrix: ConfusionMatrix, _ shown: [Int]
  ) -> TextTable {
    var table = TextTable()
    table.add([title] + shown.map { matrix.classes[$0] })
    for truth in shown {
      table.add(
        [matrix.classes[truth]]
          + shown.map { prediction in
            let count = matrix[truth: truth, prediction: prediction]
            return count == 0 ? "·" : count.grouped
          })
    }
    return table
  }

  private func intervalTable(_ tally: Tally) -> [String] {
    var table = TextTable()
    table.group([("", 1), ("label: 95 % intervals", 2), ("live: 95 % intervals", 2)])
    table.add(["", "precision", "recall", "precision", "recall"])
    let (labels, lives) = (tally.label.scoresByClass, tally.live.scoresByClass)
    for (label, live) in zip(labels, lives) {
      table.add(
        [label.name]
          + [label, live].flatMap {
            [$0.precision.interval.fixed(4), $0.recall.interval.fixed(4)]
          })
    }
    return table.lines
  }

  private func decisionTable(_ tally: Tally) -> [String] {
    let decisions = tally.decisions
    var table = TextTable()
    table.group([("", 1), ("live, right: travel", 2), ("live, wrong", 3), ("began falsely", 1)])
    table.add(["", "median", "95 %", "traces", "median", "contradicted", "traces"])
    for gesture in Gesture.allCases {
      let index = Int(gesture.rawValue)
      let travel = decisions.travels[index].quantiles([0.5, 0.95])
      let wrong = decisions.wrongTimes[index]
      table.add([
        gesture.name, points(travel?[0]), points(travel?[1]), wrong.count.grouped,
        times(wrong)[0], decisions.contradicted[index].grouped,
        decisions.falseActivations[index].grouped,
      ])
    }
    return table.lines
  }

  private func points(_ length: Double?) -> String { length.map { $0.fixed(1) + " pt" } ?? "–" }

  private func errorLines(_ errors: ValueErrors) -> [String] {
    let rows: [(String, MeasurementSample, Double, String)] = [
      ("translation of drags", errors.translation, 1, " pt"),
      ("scale of pinches", errors.scale, 100, " %"),
      ("turn of rotations", errors.rotation, 180 / .pi, "°"),
    ]
    var table = TextTable()
    table.group([("error of the last value", 2), ("", 2)])
    table.add(["", "traces", "median", "95 %"])
    for (name, sample, factor, unit) in rows {
      guard let quantiles = sample.quantiles([0.5, 0.95]) else { continue }
      table.add(
        [name, sample.count.grouped] + quantiles.map { ($0 * factor).fixed(3) + unit })
    }
    return errors == ValueErrors() ? [] : [""] + table.lines
  }

  private func heldLines(_ held: ConfusionMatrix) -> [String] {
    if held.total == 0 { return [] }
    let taken = held.classes.indices.compactMap { index -> String? in
      let count = held.predictions(of: index)
      return count == 0 ? nil : "\(count.grouped) \(held.classes[index])"
    }
    return [
      "",
      "  presses held 0.5 s or longer, by label: \(taken.joined(separator: ", "))",
    ]
  }

  private func apartLines(_ apart: ApartCounts) -> [String] {
    let parts = apart.descriptions
    return parts.isEmpty ? [] : ["", "  counted apart: " + parts.joined(separator: ", ")]
  }
}

extension ApartCounts {
  /// For example `216 unlabelled`, one a reason that occurs.
  var descriptions: [String] {
    var parts: [String] = []
    if unlabelled > 0 { parts.append("\(unlabelled.grouped) unlabelled") }
    for (label, count) in foreignLabels.sorted(by: { $0.key < $1.key }) {
      parts.append("\(count.grouped) labelled \"\(label)\"")
    }
    if machine > 0 { parts.append("\(machine.grouped) by machine fingers") }
    if unpredicted > 0 { parts.append("\(unpredicted.grouped) without a prediction") }
    if nominalScale.total > 0 {
      let (total, correct) = (nominalScale.total.grouped, nominalScale.correct.grouped)
      parts.append("\(total) of nominal scale (label right in \(correct))")
    }
    return parts
  }
}

extension Tally {
  /// Whether the class at `index` occurs in the truth or in any prediction.
  fileprivate func mentions(_ index: Int) -> Bool {
    label.support(of: index) + label.predictions(of: index) + live.predictions(of: index) > 0
  }
}
