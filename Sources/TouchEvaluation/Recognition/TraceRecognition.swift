public import TouchGestures

/// What a recogniser made of one trace.
public struct TraceRecognition: Hashable, Sendable {
  /// The label, with the whole trace known; nil is `none`.
  public var label: Gesture?
  /// The gesture that was announced while the trace went on; nil if none was.
  public var live: Gesture?
  /// When it was announced, on the trace's clock.
  public var liveAt: TouchInstant?
  /// The events in order of time; empty for a recogniser that reports none.
  public var events: [GestureEvent]
  /// Repairs and drops of bad input.
  public var anomalies: Int

  /// A recognition with the given values; without any it is `none`.
  public init(
    label: Gesture? = nil, live: Gesture? = nil, liveAt: TouchInstant? = nil,
    events: [GestureEvent] = [], anomalies: Int = 0
  ) {
    self.label = label
    self.live = live
    self.liveAt = liveAt
    self.events = events
    self.anomalies = anomalies
  }

  /// When the label's gesture was announced; nil when another or none was.
  public var decidedAt: TouchInstant? { live != nil && live == label ? liveAt : nil }
}
