/// Samples of a whole trace in, one label and the events of the five recognisers out.
public struct GestureClassifier: Sendable {
  /// Which events come out.
  public enum Composition: String, Hashable, Sendable, CaseIterable {
    /// All five recognisers side by side.
    case simultaneous
    /// Only the announced gesture's.
    case arbitrated
  }

  /// What a trace was.
  public struct Result: Hashable, Sendable {
    /// The label by the evidence of the whole trace; nil is `none`.
    public var label: Gesture?
    /// The arbitrated engine's one announcement; nil if it made none.
    public var live: Gesture?
    /// When it was announced.
    public var liveAt: TouchInstant?
    /// `liveAt` when it names the label's gesture, else nil.
    public var decidedAt: TouchInstant? { live != nil && live == label ? liveAt : nil }
    /// Repairs and drops of bad input.
    public var anomalies: Int
  }

  /// A classifier with the thresholds of `profile`.
  public init(profile: RecognitionProfile = .default, composition: Composition = .simultaneous) {}

  /// Takes the trace's next sample, in points.
  public mutating func receive(_ sample: TouchSample) {}
  /// Moves time on to `time` after the last sample (a trace's `until`).
  public mutating func advance(to time: TouchInstant) {}
  /// Ends the trace at its last time: what is open is cancelled.
  public mutating func finish() {}
  /// The next event that is ready, in order of time; nil when there is none.
  public mutating func nextEvent() -> GestureEvent? { nil }
  /// The result so far; final after `finish()`.
  public var result: Result { Result(label: nil, live: nil, liveAt: nil, anomalies: 0) }
  /// Forgets the trace; keeps the storage.
  public mutating func reset() {}
}
