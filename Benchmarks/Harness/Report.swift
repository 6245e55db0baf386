/// Prints measurements as a table or as JSON Lines.
struct Report {
  let isJSON: Bool

  func begin(_ suite: BenchmarkSuite, checks: Int) {
    guard !isJSON else { return }
    Console.line("\n## \(suite.name): \(suite.summary) (\(checks) answers checked)")
  }

  func show(_ group: BenchmarkGroup, of suite: BenchmarkSuite, _ measurements: [Measurement]) {
    let baseline = group.rows.firstIndex(where: \.isBaseline).map { measurements[$0].best }
    if !isJSON { header(group) }
    for (row, measurement) in zip(group.rows, measurements) {
      let ratio = baseline.map { $0 / measurement.best }
      Console.line(
        isJSON
          ? record(suite, group, row, measurement, ratio) : tableLine(row, measurement, ratio))
    }
  }

  private func header(_ group: BenchmarkGroup) {
    Console.line("\n\(group.title)")
    let columns = ["best ns", "median ns", "per second", "cycles", "bound", "ratio", "GHz"]
    Console.line(
      "  " + left("per " + group.unit, 44) + columns.map { padded($0, 11) }.joined())
  }

  private func tableLine(_ row: BenchmarkRow, _ m: Measurement, _ ratio: Double?) -> String {
    let columns = [
      decimals(m.best, 3), decimals(m.median, 3), rate(1e9 / m.best), decimals(m.cycles, 2),
      row.boundInCycles.map { decimals($0, 2) } ?? "", ratio.map { decimals($0, 2) + "x" } ?? "",
      decimals(m.gigahertz, 2),
    ]
    let name = row.name + (row.isBaseline ? " (baseline)" : "")
    return "  " + left(name, 44) + columns.map { padded($0, 11) }.joined()
  }

  private func record(
    _ suite: BenchmarkSuite, _ group: BenchmarkGroup, _ row: BenchmarkRow, _ m: Measurement,
    _ ratio: Double?
  ) -> String {
    var fields = [
      ("suite", quoted(suite.name)), ("group", quoted(group.title)), ("row", quoted(row.name)),
      ("unit", quoted(group.unit)), ("bestNanoseconds", decimals(m.best, 4)),
      ("medianNanoseconds", decimals(m.median, 4)), ("perSecond", decimals(1e9 / m.best, 0)),
      ("cycles", decimals(m.cycles, 3)), ("gigahertz", decimals(m.gigahertz, 3)),
      ("isBaseline", row.isBaseline ? "true" : "false"),
    ]
    if let bound = row.boundInCycles { fields.append(("boundInCycles", decimals(bound, 3))) }
    if let ratio { fields.append(("ratioToBaseline", decimals(ratio, 3))) }
    return "{" + fields.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
  }

  /// Names come from this program; only what they may hold is escaped.
  private func quoted(_ text: String) -> String {
    "\"" + text.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] } + "\""
  }
}
