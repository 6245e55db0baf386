import TouchGestures

/// Several recognisers side by side, one row each.
extension TextReport {
  var comparison: [String] {
    guard let first = evaluation.results.first?.overall else { return [] }
    let scored = "\(first.scored.grouped) of \(first.traces.counted("trace")) scored"
    var lines = ["", "all traces: \(scored)", ""]
    lines += scoreTable("label", \.labels) + [""] + scoreTable("live", \.lives)
    lines += [""] + activationTable + [""] + testTable
    for index in evaluation.parameters.grouping.indices where first.traces > 0 {
      lines += groupTable(index)
    }
    return lines
  }

  private var named: [(name: String, tally: Tally)] {
    zip(evaluation.parameters.recognizers, evaluation.results).map { ($0, $1.overall) }
  }

  private func scoreTable(
    _ title: String, _ units: KeyPath<Tally, ResamplingUnits>
  ) -> [String] {
    var table = TextTable()
    let classes = ConfusionMatrix.gestures.classes
    table.group([("", 1), (title, 3), ("F1 by gesture", classes.count)])
    table.add(["", "macro-F1", "95 % interval", "accuracy"] + classes)
    for (name, tally) in named {
      let summary = ScoreSummary(tally[keyPath: units], seed: seed, over: self.classes)
      table.add(
        [
          name, summary.macroF1.fixed(4), summary.interval.fixed(4),
          summary.matrix.accuracy.value.fixed(4),
        ] + summary.matrix.scoresByClass.map { $0.f1.fixed(4) })
    }
    return table.lines
  }

  private var activationTable: [String] {
    let gestures = Gesture.allCases
    var table = TextTable()
    table.group([
      ("", 1), ("live, right: median", gestures.count), ("began falsely", gestures.count),
    ])
    table.add([""] + gestures.map(\.name) + gestures.map(\.name))
    for (name, tally) in named {
      table.add(
        [name]
          + tally.decisions.times.map { sample in
            sample.quantiles([0.5]).map { ($0[0] * 1000).fixed(0) + " ms" } ?? "–"
          } + tally.decisions.falseActivations.map(\.grouped))
    }
    return table.lines
  }

  private var testTable: [String] {
    guard let reference = evaluation.parameters.recognizers.first else { return [] }
    var table = TextTable()
    table.group([("", 1), ("label, against \(reference) (McNemar, exact)", 4)])
    table.add(["", "traces", "right only here", "right only there", "p"])
    for (name, test) in zip(evaluation.parameters.recognizers.dropFirst(), evaluation.tests) {
      table.add([
        name, test.total.grouped, test.onlySecond.grouped, test.onlyFirst.grouped,
        test.pValue.map { $0 < 0.0001 ? "< 0.0001" : $0.fixed(4) } ?? "–",
      ])
    }
    return table.lines
  }

  /// One row a group, macro-F1 of every recogniser.
  private func groupTable(_ index: Int) -> [String] {
    let names = evaluation.parameters.recognizers
    let values = evaluation.results[0].groups[index].keys.sorted()
    if values.count < 2 { return [] }
    var table = TextTable()
    table.group([("", 2), ("label: macro-F1", names.count), ("live: macro-F1", names.count)])
    table.add(["", "scored"] + names + names)
    for value in values {
      let tallies = evaluation.results.map { $0.groups[index][value] ?? Tally() }
      table.add(
        [value, tallies[0].scored.grouped] + tallies.map { macroF1($0.label).fixed(4) }
          + tallies.map { macroF1($0.live).fixed(4) })
    }
    return ["", "by \(evaluation.parameters.grouping[index].rawValue)", ""] + table.lines
  }
}
