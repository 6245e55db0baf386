import Testing

/// A number that was measured on recordings, and how near the hand model comes.
struct RecordedFact: CustomTestStringConvertible, Sendable {
  /// What was measured.
  let what: String
  /// Which recording, and how many traces.
  let source: String
  /// The recorded 5th percentile, median and 95th percentile.
  let recorded: (Double, Double, Double)
  /// How far the made ones may be off: as a share of the recorded one, and at least so much.
  let within: (share: Double, atLeast: Double)
  /// The traces it is measured on.
  let made: MadeTraces
  let measure: @Sendable (TraceMeasures) -> Double?

  var testDescription: String { "\(made): \(what) (\(source))" }

  /// The made 5th percentile, median and 95th percentile.
  func quantiles() -> [Double] {
    let values = made.measures.compactMap(measure).sorted()
    return [0.05, 0.5, 0.95].map { values[Int($0 * Double(values.count - 1))] }
  }
}
