/// The averages of one matrix, with the interval of the one that heads the reports.
struct ScoreSummary {
  /// The names of ``averages``.
  static let averageNames = ["micro-F1", "weighted", "accuracy", "balanced", "kappa", "MCC"]

  let matrix: ConfusionMatrix
  let macroF1: Double?
  let interval: ClosedRange<Double>?
  /// What follows macro-F1; accuracy, kappa and MCC are of all classes.
  let averages: [Double?]

  /// The summary of `units`, averaged over `classes` and resampled from `seed`.
  init(_ units: ResamplingUnits, seed: UInt64, over classes: AveragedClasses) {
    matrix = units.matrix
    let indices = classes.indices(in: matrix)
    macroF1 = matrix.macroF1(over: indices)
    interval = units.macroF1Interval(seed: seed, over: classes)
    averages = [
      matrix.microF1(over: indices), matrix.weightedF1(over: indices), matrix.accuracy.value,
      matrix.balancedAccuracy(over: indices), matrix.cohenKappa, matrix.matthewsCorrelation,
    ]
  }
}

extension ClosedRange<Double>? {
  /// For example `0.9417…0.9802`; a dash where there is none.
  func fixed(_ digits: Int) -> String {
    map { $0.lowerBound.fixed(digits) + "…" + $0.upperBound.fixed(digits) } ?? "–"
  }
}
