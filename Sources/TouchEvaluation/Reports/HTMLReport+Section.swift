import TouchGestures

/// The section of one recogniser.
extension HTMLReport {
  func section(_ index: Int) -> String {
    let result = evaluation.results[index]
    let tally = result.overall
    let name = evaluation.parameters.recognizers[index].escapedForMarkup
    let scored = "\(tally.scored.grouped) of \(tally.traces.counted("trace")) scored"
    guard tally.scored > 0 else {
      return "<section><h2>\(name)</h2><p>\(scored).</p>\(apart(tally.apart))</section>"
    }
    return """
      <section><h2>\(name)</h2><p>\(scored).</p>
      \(cards(tally))
      <div class="two"><div><h3>label</h3>\(scores(tally.label))</div>
      <div><h3>live</h3>\(scores(tally.live))</div></div>
      <div class="two"><div><h3>label: what was taken for what</h3>\(heatMap(tally.label))</div>
      <div><h3>live: what was taken for what</h3>\(heatMap(tally.live))</div></div>
      <h3>deciding on the way</h3>\(curves(tally.decisions, tally.live))
      \(decisions(tally.decisions))
      \(groups(result))
      \(apart(tally.apart))
      \(pictures(index))
      </section>
      """
  }

  private func macroF1(_ matrix: ConfusionMatrix) -> Double? {
    matrix.macroF1(over: classes.indices(in: matrix))
  }

  private func cards(_ tally: Tally) -> String {
    let (label, live) = (
      ScoreSummary(tally.labels, seed: seed, over: classes),
      ScoreSummary(tally.lives, seed: seed, over: classes)
    )
    let cards: [(String, String, String)] = [
      ("macro-F1, label", label.macroF1.fixed(4), label.interval.fixed(3)),
      ("macro-F1, live", live.macroF1.fixed(4), live.interval.fixed(3)),
      (
        "accuracy, label", tally.label.accuracy.value.fixed(4),
        tally.label.accuracy.interval.fixed(3)
      ),
      ("balanced accuracy", label.averages[3].fixed(4), "label"),
      ("Cohen's kappa", tally.label.cohenKappa.fixed(4), "label"),
      ("Matthews", tally.label.matthewsCorrelation.fixed(4), "label"),
    ]
    return "<div class=\"cards\">"
      + cards.map { "<div class=\"card\"><span>\($0)</span><b>\($1)</b><span>\($2)</span></div>" }
      .joined() + "</div>"
  }

  private func scores(_ matrix: ConfusionMatrix) -> String {
    let rows = matrix.scoresByClass.map { score in
      "<tr><th>\(score.name)</th><td>\(score.support.grouped)</td><td>"
        + score.precision.value.fixed(4) + "</td><td>" + score.recall.value.fixed(4)
        + "</td><td>\(intervalBar(score.recall))</td><td>\(score.f1.fixed(4))</td></tr>"
    }
    return "<div class=\"scroll\"><table><thead><tr><th></th><th>support</th><th>precision</th>"
      + "<th>recall</th><th>0…1, 95 %</th><th>F1</th></tr></thead><tbody>"
      + rows.joined() + "</tbody></table></div>"
  }

  /// A rate as a dot on a line from 0 to 1, its interval thick.
  private func intervalBar(_ rate: Proportion) -> String {
    guard let value = rate.value, let interval = rate.interval else { return "–" }
    let (low, high) = (4 + 112 * interval.lowerBound, 4 + 112 * interval.upperBound)
    return "<svg class=\"bar\" viewBox=\"0 0 120 14\" role=\"img\" "
      + "aria-label=\"\(interval.lowerBound.fixed(4)) to \(interval.upperBound.fixed(4))\">"
      + "<rect x=\"4\" y=\"6\" width=\"112\" height=\"2\"/>"
      + "<path d=\"M\(low.coordinate) 7H\(max(high, low + 0.5).coordinate)\"/>"
      + "<circle cx=\"\((4 + 112 * value).coordinate)\" cy=\"7\" r=\"3\"/></svg>"
  }

  /// The confusion matrix; the stronger the colour, the larger the share of the row.
  private func heatMap(_ matrix: ConfusionMatrix) -> String {
    let head = "<th></th>" + matrix.classes.map { "<th>\($0)</th>" }.joined()
    let rows = matrix.classes.indices.map { truth in
      let support = matrix.support(of: truth)
      let cells = matrix.classes.indices.map { prediction in
        let count = matrix[truth: truth, prediction: prediction]
        let share = support == 0 ? 0 : Double(count) / Double(support)
        let shade = count == 0 ? 0 : 0.08 + 0.6 * share
        let kind = (count == 0 ? "zero" : "") + (truth == prediction ? " right" : "")
        return "<td class=\"\(kind)\" style=\"background:rgba(var(--accent),\(shade.fixed(2)))\">"
          + (count == 0 ? "·" : count.grouped) + "</td>"
      }
      return "<tr><th>\(matrix.classes[truth])</th>" + cells.joined() + "</tr>"
    }
    return "<div class=\"scroll\"><table class=\"heat\"><thead><tr>\(head)</tr></thead><tbody>"
      + rows.joined() + "</tbody></table></div>"
  }

  /// Over the time since the first contact: the share of each gesture's traces announced rightly,
  /// and the share of all traces in which a wrong gesture was announced.
  private func curves(_ decisions: Decisions, _ live: ConfusionMatrix) -> String {
    let times = stride(from: 0.0, through: 0.8, by: 0.01).map { $0 }
    func chart(
      _ title: String, _ samples: [MeasurementSample], _ total: (Int) -> Int, isShare: Bool
    ) -> String {
      let curves = Gesture.allCases.map { gesture in
        let index = Int(gesture.rawValue)
        let (sample, all) = (samples[index], total(index))
        let points = times.map { time in
          SIMD2(
            time, (sample.share(atMost: time) ?? 0) * Double(sample.count) / Double(max(all, 1)))
        }
        return LineChart.Curve(
          name: gesture.name, color: index, points: sample.count == 0 ? [] : points)
      }
      let most = curves.flatMap { curve in curve.points.map { $0.y } }.max() ?? 0
      let chart = LineChart(
        title: title, horizontal: 0...0.8, vertical: 0...(isShare ? 1 : max(most * 1.1, 0.001)),
        horizontalText: { ($0 * 1000).fixed(0) + " ms" },
        verticalText: { ($0 * 100).coordinate + " %" }, curves: curves)
      return "<div class=\"scroll\"><svg class=\"chart\" viewBox=\"0 0 "
        + "\(chart.outerSize.x.coordinate) \(chart.outerSize.y.coordinate)\" role=\"img\">"
        + chart.markup + "</svg></div>"
    }
    return "<div class=\"two\"><div>"
      + chart(
        "announced rightly, of the traces of each gesture", decisions.times,
        { live.support(of: $0) }, isShare: true) + "</div><div>"
      + chart(
        "announced falsely, of all traces, by what was announced", decisions.wrongTimes,
        { _ in live.total }, isShare: false) + "</div></div>"
  }

  private func decisions(_ decisions: Decisions) -> String {
    let rows = Gesture.allCases.map { gesture in
      let index = Int(gesture.rawValue)
      let times = decisions.times[index].quantiles([0.5, 0.95])
      let travel = decisions.travels[index].quantiles([0.5, 0.95])
      func milliseconds(_ time: Double?) -> String { time.map { ($0 * 1000).fixed(0) } ?? "–" }
      return [
        gesture.name, milliseconds(times?[0]), milliseconds(times?[1]), (travel?[0]).fixed(1),
        (travel?[1]).fixed(1), decisions.wrongTimes[index].count.grouped,
        decisions.contradicted[index].grouped, decisions.falseActivations[index].grouped,
      ]
    }
    return htmlTable(
      [
        "", "right: median, ms", "95 %", "travel, pt", "95 %", "announced falsely",
        "contradicted by the label", "began falsely",
      ], rows)
  }

  private func groups(_ result: Evaluation.Result) -> String {
    zip(evaluation.parameters.grouping, result.groups).map { key, group in
      if group.count < 2 { return "" }
      let rows = group.sorted { $0.key < $1.key }.map { name, tally in
        [
          name, tally.scored.grouped, tally.apart.total.grouped, macroF1(tally.label).fixed(4),
          macroF1(tally.live).fixed(4),
        ] + Gesture.allCases.map { tally.label.scores(of: Int($0.rawValue)).f1.fixed(4) }
      }
      return "<h3>by \(key.rawValue)</h3>"
        + htmlTable(
          ["", "scored", "apart", "label: macro-F1", "live: macro-F1"]
            + Gesture.allCases.map { "F1 " + $0.name }, rows)
    }.joined()
  }

  private func apart(_ apart: ApartCounts) -> String {
    let parts = apart.descriptions
    return parts.isEmpty
      ? ""
      : "<p class=\"note\">Counted apart: \(parts.joined(separator: ", ").escapedForMarkup).</p>"
  }

  private func pictures(_ index: Int) -> String {
    let mistakes = evaluation.mistakes.filter { $0.recognizer == index }
    if mistakes.isEmpty { return "" }
    let rest = mistakes.count - Self.mostPictures
    return "<h3>\(mistakes.count.counted("trace")) with a wrong label</h3>"
      + "<p class=\"note\">Time runs from blue to orange; rings are landings, dots lifts.</p>"
      + "<div class=\"pictures\">"
      + mistakes.prefix(Self.mostPictures).map(picture).joined() + "</div>"
      + (rest > 0 ? "<p class=\"note\">and \(rest.grouped) more</p>" : "")
  }

  private func picture(_ mistake: Mistake) -> String {
    let paths = TracePaths(mistake.trace, size: [140, 110])
    return "<figure><svg viewBox=\"0 0 140 110\" role=\"img\">\(paths.markup)</svg><figcaption>"
      + "<b>\(mistake.truth.className)</b> → \(mistake.recognition.label.className)"
      + "<br><span>\(mistake.trace.id.escapedForMarkup)</span></figcaption></figure>"
  }
}
