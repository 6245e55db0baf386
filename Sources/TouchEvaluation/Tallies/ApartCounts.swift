/// The traces that are counted apart from the scores, by reason.
public struct ApartCounts: Hashable, Sendable {
  /// Traces without a label.
  public internal(set) var unlabelled = 0
  /// Traces whose label is neither a gesture nor `none`, by label.
  public internal(set) var foreignLabels: [String: Int] = [:]
  /// Traces that no person made.
  public internal(set) var machine = 0
  /// Traces whose real size is unknown: their labels' matrix, which is in no score.
  public internal(set) var nominalScale = ConfusionMatrix.gestures

  /// Traces of which the recogniser made nothing, such as those without a prediction.
  public internal(set) var unpredicted = 0

  /// Nothing counted.
  public init() {}

  /// How many traces are counted apart.
  public var total: Int {
    unlabelled + foreignLabels.values.reduce(0, +) + machine + nominalScale.total + unpredicted
  }

  mutating func add(_ reason: TraceStanding.Reason, _ recognition: TraceRecognition) {
    switch reason {
    case .unlabelled: unlabelled += 1
    case .foreignLabel(let label): foreignLabels[label, default: 0] += 1
    case .machine: machine += 1
    case .nominalScale(let truth): nominalScale.add(truth: truth, prediction: recognition.label)
    }
  }

  mutating func addUnpredicted() { unpredicted += 1 }

  mutating func merge(_ other: ApartCounts) {
    unlabelled += other.unlabelled
    foreignLabels.merge(other.foreignLabels, uniquingKeysWith: +)
    machine += other.machine
    unpredicted += other.unpredicted
    nominalScale.merge(other.nominalScale)
  }
}
