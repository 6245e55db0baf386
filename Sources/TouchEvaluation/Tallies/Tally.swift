import TouchGestures
public import TouchTraces

/// The counts of a group of traces under one recogniser: all that its scores are made from.
///
/// Tallies merge: those of any split of a group add up to that of the group, bit for bit.
public struct Tally: Sendable {
  /// Truth against the label.
  public private(set) var label = ConfusionMatrix.gestures
  /// Truth against the live decision.
  public private(set) var live = ConfusionMatrix.gestures
  /// From the first contact to the live decision where it names the truth, by true class.
  public private(set) var decisionTimes = Array(repeating: TimeSample(), count: 6)
  /// What is not in the scores.
  public private(set) var apart = ApartCounts()
  /// Repairs and drops of bad input in all traces.
  public private(set) var anomalies = 0

  /// An empty tally.
  public init() {}

  /// How many traces are counted, in the scores or apart.
  public var traces: Int { label.total + apart.total }

  /// Counts `trace`, of which a recogniser made `recognition`.
  public mutating func add(_ recognition: TraceRecognition, of trace: TouchTrace) {
    anomalies += recognition.anomalies
    switch TraceStanding(of: trace) {
    case .apart(let reason):
      apart.add(reason, recognition)
    case .scored(let truth):
      label.add(truth: truth, prediction: recognition.label)
      live.add(truth: truth, prediction: recognition.live)
      addDecisionTime(recognition, of: trace, truth: truth)
    }
  }

  private mutating func addDecisionTime(
    _ recognition: TraceRecognition, of trace: TouchTrace, truth: Gesture?
  ) {
    guard let truth, recognition.live == truth, let liveAt = recognition.liveAt,
      let landing = trace.rows.first?.time
    else { return }
    decisionTimes[ConfusionMatrix.index(of: truth)].add(
      nanoseconds: landing.nanoseconds(to: liveAt))
  }

  /// Adds the counts of `other`.
  public mutating func merge(_ other: Tally) {
    label.merge(other.label)
    live.merge(other.live)
    for index in decisionTimes.indices { decisionTimes[index].merge(other.decisionTimes[index]) }
    apart.merge(other.apart)
    anomalies += other.anomalies
  }

  /// The decision times of all classes together.
  public var allDecisionTimes: TimeSample {
    decisionTimes.reduce(into: TimeSample()) { $0.merge($1) }
  }
}
