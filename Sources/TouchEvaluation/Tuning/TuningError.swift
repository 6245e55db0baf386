/// Why a set of traces is none to tune on.
public enum TuningError: Error, Hashable, Sendable {
  /// No trace is scored.
  case noTraces
  /// All scored traces have the same label, so that there is nothing to tell apart.
  case oneClass(String)
  /// There are fewer people (or traces of nobody known) than folds.
  case tooFewUnits(Int, folds: Int)
}

extension TuningError: CustomStringConvertible {
  /// For example `all traces are labelled press: there is nothing to tell apart`.
  public var description: String {
    switch self {
    case .noTraces: "no trace has a label that is scored"
    case .oneClass(let name): "all traces are labelled \(name): there is nothing to tell apart"
    case .tooFewUnits(let units, let folds):
      "\(folds) folds need as many people (or traces of nobody known); there are \(units)"
    }
  }
}
