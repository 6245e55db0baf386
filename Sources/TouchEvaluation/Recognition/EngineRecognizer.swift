public import TouchGestures
public import TouchTraces

/// The package's own recognisers, run over whole traces.
public struct EngineRecognizer: TraceRecognizer {
  /// The thresholds.
  public let profile: RecognitionProfile
  /// Which events come out; label and live decision are the same either way.
  public let composition: GestureClassifier.Composition
  private var classifier: GestureClassifier

  /// The recognisers with the thresholds of `profile`.
  public init(
    profile: RecognitionProfile = .default,
    composition: GestureClassifier.Composition = .simultaneous
  ) {
    self.profile = profile
    self.composition = composition
    classifier = GestureClassifier(profile: profile, composition: composition)
  }

  /// The profile's name.
  public var name: String { profile.name }

  /// What `trace` was; never nil.
  public mutating func recognize(_ trace: TouchTrace) -> TraceRecognition? {
    recognition(of: trace)
  }

  /// What `trace` was, with all events.
  public mutating func recognition(of trace: TouchTrace) -> TraceRecognition {
    var events: [GestureEvent] = []
    run(trace) { events.append($0) }
    let result = classifier.result
    return TraceRecognition(
      label: result.label, live: result.live, liveAt: result.liveAt, events: events,
      anomalies: result.anomalies.total)
  }

  /// The label and the live decision alone.
  public mutating func result(of trace: TouchTrace) -> GestureClassifier.Result {
    run(trace) { _ in }
    return classifier.result
  }

  /// Feeds `trace` sample by sample, as a host would, then lets its clock run out.
  private mutating func run(_ trace: TouchTrace, report: (GestureEvent) -> Void) {
    classifier.reset()
    for index in trace.rows.indices {
      classifier.receive(trace.sample(at: index))
      while let event = classifier.nextEvent() { report(event) }
    }
    if let until = trace.until { classifier.advance(to: until) }
    classifier.finish()
    while let event = classifier.nextEvent() { report(event) }
  }
}
