import TouchGestures
public import TouchTraces

/// The counts of a group of traces under one recogniser: all that its scores are made from.
///
/// Tallies merge: those of any split of a group add up to that of the group, bit for bit.
public struct Tally: Equatable, Sendable {
  /// Truth against the label, by person.
  public internal(set) var labels = ResamplingUnits()
  /// Truth against the live decision, by person.
  public internal(set) var lives = ResamplingUnits()
  /// When and how rightly gestures were announced.
  public internal(set) var decisions = Decisions()
  /// How far the reported values lie from the reference.
  public internal(set) var errors = ValueErrors()
  /// True presses that were held as long as a long press, against their label.
  public internal(set) var heldPresses = ConfusionMatrix.gestures
  /// What is not in the scores.
  public internal(set) var apart = ApartCounts()
  /// Repairs and drops of bad input in all traces.
  public internal(set) var anomalies = 0

  /// Presses held at least so long are listed apart: half a second, in nanoseconds.
  static let heldDuration: Int64 = 500_000_000

  /// An empty tally.
  public init() {}

  /// Truth against the label.
  public var label: ConfusionMatrix { labels.matrix }
  /// Truth against the live decision.
  public var live: ConfusionMatrix { lives.matrix }
  /// How many traces are counted, in the scores or apart.
  public var traces: Int { scored + apart.total }
  /// How many traces are counted in the scores.
  public var scored: Int { label.total }

  /// Counts `trace`, of which a recogniser made `recognition`; nil: it had nothing to say.
  public mutating func add(
    _ recognition: TraceRecognition?, of trace: TouchTrace, facts: TraceFacts
  ) {
    guard let recognition else {
      apart.addUnpredicted()
      return
    }
    anomalies += recognition.anomalies
    switch TraceStanding(of: trace) {
    case .apart(let reason): apart.add(reason, recognition)
    case .scored(let truth): score(recognition, of: trace, truth: truth, person: facts.person)
    }
  }

  private mutating func score(
    _ recognition: TraceRecognition, of trace: TouchTrace, truth: Gesture?, person: String?
  ) {
    labels.add(truth: truth, prediction: recognition.label, person: person)
    lives.add(truth: truth, prediction: recognition.live, person: person)
    decisions.add(recognition, of: trace, truth: truth)
    errors.add(recognition, of: trace, truth: truth)
    if truth == .press, let last = trace.rows.last?.time,
      let duration = trace.nanosecondsFromLanding(to: last), duration >= Self.heldDuration
    {
      heldPresses.add(truth: truth, prediction: recognition.label)
    }
  }

  /// Adds the counts of `other`.
  public mutating func merge(_ other: Tally) {
    labels.merge(other.labels)
    lives.merge(other.lives)
    decisions.merge(other.decisions)
    errors.merge(other.errors)
    heldPresses.merge(other.heldPresses)
    apart.merge(other.apart)
    anomalies += other.anomalies
  }
}
