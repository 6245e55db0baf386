/// Samples of a whole trace in; one label, one live decision and the events out.
///
/// It runs the same engine as an app would. The *live* decision is the engine's first announcement,
/// made as early as it is safe and never revised. The *label* weighs the whole trace: the greatest
/// travel of each kind (``GestureEngine`` decides while the fingers are down, the label afterwards).
public struct GestureClassifier: Sendable {
  /// Which events come out.
  public typealias Composition = GestureEngine.Composition

  /// What a trace was.
  public struct Result: Hashable, Sendable {
    /// The label by the evidence of the whole trace; nil is `none`.
    public var label: Gesture?
    /// The engine's first announcement; nil if it made none.
    public var live: Gesture?
    /// When it was announced.
    public var liveAt: TouchInstant?
    /// How much of the input was repaired or dropped.
    public var anomalies: TouchAnomalyCounts

    /// `liveAt` when it names the label's gesture, else nil.
    public var decidedAt: TouchInstant? { live != nil && live == label ? liveAt : nil }
  }

  private var engine: GestureEngine
  private var best: MotionEvidence.Lead?
  private var first: GestureEngine.Announcement?

  /// A classifier with the thresholds of `profile`.
  public init(profile: RecognitionProfile = .default, composition: Composition = .simultaneous) {
    engine = GestureEngine(profile: profile, composition: composition)
  }

  /// The result so far; final after `finish()`.
  public var result: Result {
    let label = result(of: engine.arbiter.evidence)
    return Result(
      label: label?.gesture, live: first?.gesture, liveAt: first?.time, anomalies: engine.anomalies)
  }

  /// Takes the trace's next sample, in points.
  public mutating func receive(_ sample: TouchSample) {
    if engine.note(sample) { return }
    engine.take(sample)
    recognizeFrames()
  }

  /// Moves time on to `time` after the last sample (a trace's `until`).
  public mutating func advance(to time: TouchInstant) {
    engine.close(upTo: time)
    recognizeFrames()
    engine.hold(until: time)
    noteAnnouncement()
  }

  /// Ends the trace at its last time: deadlines up to it are decided, what is open is cancelled.
  public mutating func finish() {
    advance(to: engine.tracker.time)
    best = result(of: engine.arbiter.evidence)
    engine.cancelAll(.endOfTrace)
  }

  /// The next event that is ready, in order of time; nil when there is none.
  public mutating func nextEvent() -> GestureEvent? { engine.nextEvent() }

  /// Forgets the trace.
  public mutating func reset() {
    self = GestureClassifier(profile: engine.profile, composition: engine.composition)
  }

  private mutating func recognizeFrames() {
    while engine.formNextFrame() {
      let evidence = engine.arbiter.evidence
      if engine.tracker.frame.group != evidence.group { best = result(of: evidence) }
      engine.recognizeFrame()
      noteAnnouncement()
    }
    noteAnnouncement()
  }

  /// The label of the trace when `evidence` is that of its last group.
  private func result(of evidence: GroupEvidence) -> MotionEvidence.Lead? {
    stronger(evidence.label(engine.profile), best)
  }

  private mutating func noteAnnouncement() {
    if first == nil { first = engine.announcement }
  }
}

/// Of two groups' labels the one that a trace is named by: movement before a long press before a
/// press before none, the longer movement before the shorter.
private func stronger(
  _ a: MotionEvidence.Lead?, _ b: MotionEvidence.Lead?
) -> MotionEvidence.Lead? {
  guard let a else { return b }
  guard let b else { return a }
  func rank(_ lead: MotionEvidence.Lead) -> Int {
    switch lead.gesture {
    case .press: 1
    case .longPress: 2
    case .drag, .rotate, .pinch: 3
    }
  }
  if rank(a) != rank(b) { return rank(a) > rank(b) ? a : b }
  return a.travel > b.travel ? a : b
}
