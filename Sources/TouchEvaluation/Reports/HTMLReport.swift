import TouchGestures

/// An evaluation as one self-contained page: no script, nothing from elsewhere, light and dark.
public struct HTMLReport: Sendable {
  /// So many pictures of wrongly labelled traces are drawn for each recogniser.
  static let mostPictures = 240

  let evaluation: Evaluation
  let seed: UInt64
  let classes: AveragedClasses

  /// The report on `evaluation`, which should have kept its mistakes; averages are over `classes`,
  /// and the bootstrap draws from `seed`.
  public init(
    _ evaluation: Evaluation, over classes: AveragedClasses = .occurring, seed: UInt64 = 1
  ) {
    self.evaluation = evaluation
    self.classes = classes
    self.seed = seed
  }

  /// The page.
  public var html: String {
    let names = evaluation.parameters.recognizers
    let sections = evaluation.results.indices.map { section($0) }
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <title>touchlab: \(names.joined(separator: ", ").escapedForMarkup)</title>
      <style>\(DrawingStyle.variables)\(Self.style)\(DrawingStyle.marks)</style></head>
      <body><main>
      <header><h1>How well touch gestures are recognised</h1>\(parameters)</header>
      \(names.count > 1 ? comparison : "")
      \(sections.joined(separator: "\n"))
      <footer>\(footing)</footer>
      </main></body></html>

      """
  }

  private var parameters: String {
    let parameters = evaluation.parameters
    var facts = [
      ("version", "touchlab \(parameters.version)"),
      ("profile", parameters.recognizers.joined(separator: ", ")),
      ("compose", parameters.composition), ("seed", String(seed)),
      ("malformed places", evaluation.malformed.grouped),
    ]
    if !parameters.selection.conditions.isEmpty {
      let conditions = parameters.selection.conditions.map(\.description)
      facts.append(("where", conditions.joined(separator: ", ")))
      facts.append(("left out", evaluation.excluded.grouped))
    }
    return "<dl class=\"facts\">"
      + facts.map { "<div><dt>\($0.0)</dt><dd>\($0.1.escapedForMarkup)</dd></div>" }.joined()
      + "</dl>"
  }

  private var footing: String {
    """
    Rows are the truth, columns the prediction; – is undefined. The label weighs the whole trace, live \
    is the one announcement made on the way. Averages are over \(classes.description). Intervals hold \
    95 %: Wilson's for rates; for macro-F1 the bootstrap over people, or over traces where nobody \
    knows whose.
    """
  }

  private var comparison: String {
    let classes = ConfusionMatrix.gestures.classes
    func table(_ title: String, _ units: (Tally) -> ResamplingUnits) -> String {
      let rows = zip(evaluation.parameters.recognizers, evaluation.results).map { name, result in
        let summary = ScoreSummary(units(result.overall), seed: seed, over: self.classes)
        return [name, summary.macroF1.fixed(4), summary.interval.fixed(4)]
          + summary.matrix.scoresByClass.map { $0.f1.fixed(4) }
      }
      return "<h3>\(title)</h3>"
        + htmlTable(["", "macro-F1", "95 %"] + classes.map { "F1 " + $0 }, rows)
    }
    let tests = zip(evaluation.parameters.recognizers.dropFirst(), evaluation.tests).map {
      [
        $0, $1.total.grouped, $1.onlySecond.grouped, $1.onlyFirst.grouped,
        $1.pValue.map { $0 < 0.0001 ? "< 0.0001" : $0.fixed(4) } ?? "–",
      ]
    }
    let first = evaluation.parameters.recognizers[0].escapedForMarkup
    return "<section><h2>Side by side</h2>" + table("label") { $0.labels }
      + table("live") { $0.lives } + "<h3>label against \(first): McNemar's exact test</h3>"
      + htmlTable(["", "traces", "right only here", "right only there", "p"], tests) + "</section>"
  }
}

/// A table whose first column is text; it scrolls by itself where the page is narrow.
func htmlTable(_ head: [String], _ rows: [[String]]) -> String {
  let cells = rows.map { row in
    "<tr><th>\(row[0].escapedForMarkup)</th>"
      + row.dropFirst().map { "<td>\($0.escapedForMarkup)</td>" }.joined() + "</tr>"
  }
  return "<div class=\"scroll\"><table><thead><tr>"
    + head.map { "<th>\($0.escapedForMarkup)</th>" }.joined() + "</tr></thead><tbody>"
    + cells.joined() + "</tbody></table></div>"
}
