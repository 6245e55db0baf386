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

  /// Feeds `trace` sample by sample, as a host would, then lets its clock run out.
  public mutating func recognition(of trace: TouchTrace) -> TraceRecognition {
    classifier.reset()
    var events: [GestureEvent] = []
    for index in trace.rows.indices {
      classifier.receive(trace.sample(at: index))
      while let event = classifier.nextEvent() { events.append(event) }
    }
    if let until = trace.until { classifier.advance(to: until) }
    classifier.finish()
    while let event = classifier.nextEvent() { events.append(event) }
    let result = classifier.result
    return TraceRecognition(
      label: result.label, live: result.live, liveAt: result.liveAt, events: events,
      anomalies: result.anomalies.total)
  }
}
