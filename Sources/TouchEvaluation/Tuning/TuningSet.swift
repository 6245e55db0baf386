import TouchGeometry
import TouchGestures
public import TouchTraces

/// Labelled traces in folds: all traces of a person are in the same one.
public struct TuningSet: Sendable {
  /// A trace that is scored.
  struct Example: Sendable {
    var trace: TouchTrace
    var source: String
    var truth: Gesture?
    var fold: Int
  }

  /// How many folds there are.
  public let folds: Int
  /// Traces of one finger.
  let singles: [Example]
  /// Traces of several.
  let severals: [Example]

  /// How many traces there are.
  public var count: Int { singles.count + severals.count }

  /// Deals the people of `traces`, shuffled by `seed`, out to `folds`.
  ///
  /// A trace of nobody known is dealt on its own, with others of its name. Traces that are not
  /// scored (``TraceStanding``) are left out. The order of the traces makes no difference.
  ///
  /// - Throws: ``TuningError`` where there is nothing to tune on.
  public init(
    _ traces: [(trace: TouchTrace, source: String)], folds: Int, seed: UInt64
  ) throws(TuningError) {
    precondition(folds > 1, "a fold is scored by what the others say")
    var examples: [(example: Example, unit: String)] = []
    for (trace, source) in traces {
      guard case .scored(let truth) = TraceStanding(of: trace) else { continue }
      let unit = TraceFacts(of: trace, source: source).person ?? "\(source)\n\(trace.id)"
      examples.append((Example(trace: trace, source: source, truth: truth, fold: 0), unit))
    }
    let truths = Set(examples.map(\.example.truth))
    guard let first = truths.first else { throw .noTraces }
    if truths.count == 1 { throw .oneClass(first.className) }
    let units = Set(examples.map(\.unit)).sorted()
    if units.count < folds { throw .tooFewUnits(units.count, folds: folds) }
    let foldOfUnit = Self.deal(units, to: folds, seed: seed)
    for index in examples.indices {
      examples[index].example.fold = foldOfUnit[examples[index].unit] ?? 0
    }
    self.folds = folds
    singles = examples.map(\.example).filter { $0.trace.mostContacts < 2 }
    severals = examples.map(\.example).filter { $0.trace.mostContacts > 1 }
  }

  /// Every trace with its fold.
  package var dealt: [(trace: TouchTrace, source: String, fold: Int)] {
    (singles + severals).map { ($0.trace, $0.source, $0.fold) }
  }

  private static func deal(_ units: [String], to folds: Int, seed: UInt64) -> [String: Int] {
    var random = SplitMix64(seed: seed)
    let shuffled = units.shuffled(using: &random)
    return Dictionary(
      uniqueKeysWithValues: shuffled.enumerated().map { ($1, $0 % folds) })
  }
}
