/// The averages of one matrix, with the interval of the one that heads the reports.
struct ScoreSummary {
  /// The names of the averages after macro-F1, with their values.
  static let averages: [(name: String, score: @Sendable (ConfusionMatrix) -> Double?)] = [
    ("micro-F1", { $0.microF1 }), ("weighted", { $0.weightedF1 }),
    ("accuracy", { $0.accuracy.value }), ("balanced", { $0.balancedAccuracy }),
    ("kappa", { $0.cohenKappa }), ("MCC", { $0.matthewsCorrelation }),
  ]

  let matrix: ConfusionMatrix
  let macroF1: Double?
  let interval: ClosedRange<Double>?

  /// The summary of `units`, resampled from `seed`.
  init(_ units: ResamplingUnits, seed: UInt64) {
    matrix = units.matrix
    macroF1 = matrix.macroF1
    interval = units.macroF1Interval(seed: seed)
  }
}

extension ClosedRange<Double>? {
  /// For example `0.9417…0.9802`; a dash where there is none.
  func fixed(_ digits: Int) -> String {
    map { $0.lowerBound.fixed(digits) + "…" + $0.upperBound.fixed(digits) } ?? "–"
  }
}
