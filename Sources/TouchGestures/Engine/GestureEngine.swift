/// The five recognisers side by side over one stream of touches.
///
/// Samples go in, events come out in order of time:
///
///     engine.receive(sample)
///     while let event = engine.nextEvent() { … }
///
/// Beside the recognisers an arbiter announces, once for each group of contacts, which one gesture
/// it is. With the composition `simultaneous` every recogniser reports; with `arbitrated` only the
/// announced one does. No call allocates once the queue of events is warm.
public struct GestureEngine: Sendable {
  /// Which events come out.
  public enum Composition: String, Hashable, Sendable, CaseIterable {
    /// All five recognisers side by side.
    case simultaneous
    /// Only the announced gesture's.
    case arbitrated
  }

  /// The gesture that the arbiter made out, and when.
  @frozen
  public struct Announcement: Hashable, Sendable {
    /// Which gesture.
    public var gesture: Gesture
    /// When it was announced.
    public var time: TouchInstant
  }

  /// The thresholds.
  public let profile: RecognitionProfile
  /// Which events come out.
  public let composition: Composition
  /// Follows the contacts.
  public private(set) var tracker: TouchTracker
  /// The announcement for the present group of contacts, or for the last one.
  public private(set) var announcement: Announcement?

  var press: PressRecognizer
  var longPress: LongPressRecognizer
  var drag: DragRecognizer
  var rotate: RotateRecognizer
  var pinch: PinchRecognizer
  var arbiter: GestureArbiter
  private var isOn = true
  /// Whether contacts are down that were so when the engine was enabled.
  private var waitsForLift = false
  @usableFromInline var queue = EventQueue()

  /// An engine with the thresholds of `profile`.
  public init(profile: RecognitionProfile = .default, composition: Composition = .simultaneous) {
    self.profile = profile
    self.composition = composition
    tracker = TouchTracker(
      minimumRadius: profile.minimumRadius, maximumSpeed: profile.maximumSpeed)
    press = PressRecognizer(profile)
    longPress = LongPressRecognizer(profile)
    drag = DragRecognizer(profile)
    rotate = RotateRecognizer(profile)
    pinch = PinchRecognizer(profile)
    arbiter = GestureArbiter(profile)
  }

  /// What was repaired or dropped so far.
  public var anomalies: TouchAnomalyCounts { tracker.anomalies }

  /// When time alone will decide something; nil when nothing waits for time.
  @inline(__always)
  public var deadline: TouchInstant? {
    guard let a = longPress.deadline else { return press.deadline }
    guard let b = press.deadline else { return a }
    return min(a, b)
  }

  /// The next event that is ready, or nil.
  @inlinable
  public mutating func nextEvent() -> GestureEvent? {
    queue.isEmpty ? nil : queue.removeFirst()
  }
}

// MARK: Input

extension GestureEngine {
  /// Takes the next sample.
  public mutating func receive(_ sample: TouchSample) {
    if !note(sample) { receiveNext(sample) }
  }

  private mutating func receiveNext(_ sample: TouchSample) {
    take(sample)
    recognizeFrames()
  }

  /// Closes the frame: all samples of its time have come, and its events are ready at once.
  public mutating func endFrame() {
    tracker.endFrame()
    recognizeFrames()
  }

  /// Moves time on to `time` without a sample.
  public mutating func advance(to time: TouchInstant) {
    close(upTo: time)
    recognizeFrames()
    hold(until: time)
  }

  /// Takes all contacts away; what has begun is cancelled, once.
  public mutating func cancelAll(_ reason: CancellationReason = .host) {
    tracker.cancelAll(reason)
    recognizeFrames()
  }

  /// Forgets everything but the settings, `isEnabled` among them; contacts that are down and events
  /// that wait are gone, nothing is told of them.
  public mutating func reset() {
    let isEnabled = isEnabled
    self = GestureEngine(profile: profile, composition: composition)
    isOn = isEnabled
  }

  /// Takes the sample if it is one more move at the open frame's time; false if it is not.
  ///
  /// No frame is ready then, and nothing falls due.
  @inline(__always)
  mutating func note(_ sample: TouchSample) -> Bool { tracker.note(sample) }

  /// Takes a sample that `note` refused.
  @inline(__always)
  mutating func take(_ sample: TouchSample) { tracker.receiveNext(sample) }

  mutating func close(upTo time: TouchInstant) { tracker.advance(to: time) }

  @inline(__always)
  private mutating func recognizeFrames() {
    if !listens { followUnheard() }
    while formNextFrame() { recognizeFrame() }
  }

  /// False when no frame is ready; then what was due by the newest sample's time is decided, even
  /// if that sample's frame is still open, or the sample was dropped.
  @inline(__always)
  mutating func formNextFrame() -> Bool {
    let isFormed = tracker.formFrame()
    passDeadlines(upTo: isFormed ? tracker.frame.time : tracker.time)
    return isFormed
  }

  /// The contacts that are down were held until `time`.
  mutating func hold(until time: TouchInstant) {
    guard listens else { return }
    passDeadlines(upTo: time)
    arbiter.hold(until: time)
  }

  /// A deadline at a frame's time comes before the frame: a lift at the deadline is a long press.
  @inline(__always)
  mutating func passDeadlines(upTo time: TouchInstant) {
    if deadline != nil { decideDeadlines(upTo: time) }
  }

  private mutating func decideDeadlines(upTo time: TouchInstant) {
    while let deadline, deadline <= time {
      queue.makeRoom()
      _ = press.advance(to: deadline)
      report(longPress.advance(to: deadline), at: deadline)
    }
  }
}

// MARK: On and off

extension GestureEngine {
  /// Whether gestures are recognised.
  ///
  /// Disabling cancels what has begun, once, with the reason `disabled`. Contacts are followed all
  /// the while, but those that are down when the engine is enabled resume nothing: it listens again
  /// when all of them are up.
  public var isEnabled: Bool {
    get { isOn }
    set {
      guard newValue != isOn else { return }
      endFrame()
      isOn = newValue
      if newValue {
        waitsForLift = tracker.frame.down > 0
      } else {
        cancelRecognizers(.disabled)
      }
    }
  }

  @inline(__always)
  private var listens: Bool { isOn && !waitsForLift }

  private mutating func cancelRecognizers(_ reason: CancellationReason) {
    _ = press.cancel(reason)
    _ = longPress.cancel(reason)
    _ = drag.cancel(reason)
    _ = rotate.cancel(reason)
    _ = pinch.cancel(reason)
    press.reset()
    queue.makeRoom()
    for gesture in Gesture.allCases {
      queue.cancel(gesture, reason, isTold: isTold(gesture), at: tracker.time)
    }
  }

  /// Follows the contacts while nothing is recognised; the frame with the last lift ends that.
  private mutating func followUnheard() {
    while !listens && tracker.formFrame() {
      if tracker.frame.down == 0 { waitsForLift = false }
    }
  }
}

// MARK: Recognition

extension GestureEngine {
  mutating func recognizeFrame() {
    queue.makeRoom()
    let startsGroup = arbiter.startsGroup(with: tracker.frame)
    if startsGroup { announcement = nil }
    arbiter.add(tracker.frame)
    recognizeDrag()
    if startsGroup || !(press.isOver && longPress.isOver) { recognizePresses() }
    if tracker.frame.pair != 0 { recognizePair() }
  }

  // Several functions: in one with so many branches the optimiser no longer inlines what takes the
  // frame, and copies the frame instead.

  @inline(__always)
  private mutating func recognizeDrag() {
    let time = tracker.frame.time
    let step = drag.receive(tracker.frame)
    if announcement == nil, let gesture = arbiter.decide(tracker.frame, drag: step) {
      announcement = Announcement(gesture: gesture, time: time)
    }
    report(.drag, step, at: time) { GestureEvent(.drag, $0) }
  }

  @inline(never)
  private mutating func recognizePresses() {
    let time = tracker.frame.time
    report(press.receive(tracker.frame), at: time)
    report(longPress.receive(tracker.frame), at: time)
  }

  @inline(never)
  private mutating func recognizePair() {
    let time = tracker.frame.time
    report(.rotate, rotate.receive(tracker.frame) { GestureEvent(.rotate, $0, $1) }, at: time)
    report(.pinch, pinch.receive(tracker.frame) { GestureEvent(.pinch, $0, $1) }, at: time)
  }

  @inline(__always)
  private mutating func report(_ step: GestureStep<PressValue>, at time: TouchInstant) {
    guard case .ended(let value) = step else { return }
    reportPress(value, at: time)
  }

  private mutating func reportPress(_ value: PressValue, at time: TouchInstant) {
    if announcement == nil { announcement = Announcement(gesture: .press, time: time) }
    if composition == .arbitrated && announcement?.gesture != .press { return }
    queue.append(GestureEvent(value), of: .press)
  }

  @inline(__always)
  private mutating func report(_ step: GestureStep<LongPressValue>, at time: TouchInstant) {
    if case .began = step, announcement == nil {
      announcement = Announcement(gesture: .longPress, time: time)
    }
    report(.longPress, step, at: time) { GestureEvent(.longPress, $0) }
  }

  @inline(__always)
  private mutating func report(
    _ gesture: Gesture, _ step: GestureStep<GestureEvent>, at time: TouchInstant
  ) {
    report(gesture, step, at: time) { $0 }
  }

  /// Tells of a recogniser's step.
  ///
  /// Side by side the recognisers' own lives are told. In arbitration the announced gesture is told
  /// of from its announcement on, which may come before or after its recogniser's own `began`: then
  /// `possible` values count as changes, a gesture that is announced with its last lift begins and
  /// ends there, and one that was told of is cancelled with its contacts, begun or not.
  @inline(__always)
  private mutating func report<Value>(
    _ gesture: Gesture, _ step: GestureStep<Value>, at time: TouchInstant,
    event: (Value) -> GestureEvent
  ) {
    switch step {
    case .idle: break
    case .possible(let value):
      guard composition == .arbitrated else { return }
      queue.follow(event(value), of: gesture, isTold: isTold(gesture))
    case .began(let value), .changed(let value):
      queue.follow(event(value), of: gesture, isTold: isTold(gesture))
    case .ended(let value):
      queue.end(with: event(value), of: gesture, isTold: isTold(gesture))
    case .failed where tracker.frame.cancelled > 0:
      queue.cancel(gesture, tracker.frame.reason, isTold: isTold(gesture), at: time)
    case .failed:
      queue.end(gesture, isTold: isTold(gesture), at: time)
    case .cancelled(let reason):
      queue.cancel(gesture, reason, isTold: isTold(gesture), at: time)
    }
  }

  @inline(__always)
  private func isTold(_ gesture: Gesture) -> Bool {
    composition == .simultaneous || announcement?.gesture == gesture
  }
}
