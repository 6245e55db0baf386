/// One recogniser, or one composition of recognisers, driven over a stream of touches.
///
/// A host gives it samples and time; attached closures run at once, and the steps of the last call
/// can be read until the next one:
///
///     var session = GestureSession(DragRecognizer().onChanged { photo.move(by: $0.translationDelta) })
///
///     // on a packet of the input system
///     for sample in packet { session.receive(sample) }
///     session.endFrame()
///     timer.fire(at: session.deadline)     // nil: no timer is needed
///
///     // when the timer fires, or once for each picture that is drawn
///     session.advance(to: now)
///
///     // when the window is taken away
///     session.cancelAll(.system)
///
/// Deadlines at or before a frame's time are passed first: a finger that lifts 0.7 s after its
/// landing has made a long press at 0.5 s even if the host's timer was late. The steps' storage is
/// kept, so no call allocates once it has been warm.
@frozen
public struct GestureSession<Recognizer: GestureRecognizer> {
  /// The recogniser that is driven; its settings may be changed between calls.
  public var recognizer: Recognizer
  @usableFromInline var tracker: TouchTracker
  @usableFromInline var steps = StepQueue<Recognizer.Value>()
  @usableFromInline var isOn = true
  /// Whether contacts are down that landed while the session was disabled.
  @usableFromInline var waitsForLift = false
  /// The newest time, to see where the tracker starts its clock anew.
  @usableFromInline var time = TouchInstant(nanoseconds: .min)

  /// A session of `recognizer` over the contacts that `tracker` follows.
  @inlinable
  public init(_ recognizer: Recognizer, tracker: TouchTracker = TouchTracker()) {
    self.recognizer = recognizer
    self.tracker = tracker
  }

  /// When time alone will decide something; nil when nothing waits for time.
  @inlinable @inline(__always)
  public var deadline: TouchInstant? { listens ? recognizer.deadline : nil }

  /// What was repaired or dropped so far.
  @inlinable
  public var anomalies: TouchAnomalyCounts { tracker.anomalies }

  /// The next step of the last call, with its time; nil when there is none.
  @inlinable
  public mutating func nextStep() -> (step: GestureStep<Recognizer.Value>, time: TouchInstant)? {
    steps.removeFirst()
  }
}

// MARK: Input

extension GestureSession {
  /// Takes the next sample; one with a later time closes the frame before it.
  @inlinable
  public mutating func receive(_ sample: TouchSample) {
    steps.removeAll()
    tracker.receive(sample)
    recognizeFrames()
  }

  /// Closes the frame: all samples of its time have come, and its steps are made at once.
  @inlinable
  public mutating func endFrame() {
    steps.removeAll()
    closeFrame()
  }

  /// Moves time on to `time` without a sample.
  @inlinable
  public mutating func advance(to time: TouchInstant) {
    steps.removeAll()
    tracker.advance(to: time)
    recognizeFrames()
  }

  /// Takes all contacts away; what has begun is cancelled, once.
  @inlinable
  public mutating func cancelAll(_ reason: CancellationReason = .host) {
    steps.removeAll()
    tracker.cancelAll(reason)
    recognizeFrames()
    steps.append(recognizer.cancel(reason), at: tracker.time)
  }

  /// Whether gestures are recognised.
  ///
  /// Disabling cancels what has begun, once, with the reason `disabled`. Contacts that are down
  /// when the session is enabled resume nothing: it listens again when all of them are up.
  @inlinable
  public var isEnabled: Bool {
    get { isOn }
    set {
      guard newValue != isOn else { return }
      steps.removeAll()
      closeFrame()
      isOn = newValue
      if newValue {
        waitsForLift = tracker.frame.down > 0
      } else {
        steps.append(recognizer.cancel(.disabled), at: tracker.time)
      }
    }
  }

  /// Forgets contacts, time and gestures, as if the session were new; nothing is told.
  @inlinable
  public mutating func reset() {
    recognizer.reset()
    tracker.reset()
    steps.removeAll()
    waitsForLift = false
    time = tracker.time
  }
}

// MARK: Frames and deadlines

extension GestureSession {
  @inlinable
  var listens: Bool { isOn && !waitsForLift }

  @inlinable
  mutating func closeFrame() {
    tracker.endFrame()
    recognizeFrames()
  }

  @inlinable
  mutating func recognizeFrames() {
    while formNextFrame() {
      if listens {
        steps.append(recognizer.receive(tracker.frame), at: tracker.frame.time)
      } else if tracker.frame.down == 0 {
        waitsForLift = false
      }
    }
  }

  /// False when no frame is ready; then what was due by the newest sample's time is decided, even
  /// if that sample's frame is still open, or the sample was dropped.
  @inlinable
  mutating func formNextFrame() -> Bool {
    let isFormed = tracker.formFrame()
    if tracker.time < time { forgetClock() }
    time = tracker.time
    passDeadlines(upTo: isFormed ? tracker.frame.time : time)
    return isFormed
  }

  /// The clock starts anew: what waited for time is decided, as nobody knows how much has passed.
  ///
  /// A recogniser that always waits for something is asked a few times, not for ever.
  @inlinable
  mutating func forgetClock() {
    for _ in 0..<8 {
      guard let deadline else { return }
      steps.append(recognizer.advance(to: deadline), at: deadline)
    }
  }

  /// A recogniser that does not move its deadline on is asked once, not for ever.
  @inlinable
  mutating func passDeadlines(upTo limit: TouchInstant) {
    var passed: TouchInstant?
    while let deadline, deadline <= limit, deadline != passed {
      steps.append(recognizer.advance(to: deadline), at: deadline)
      passed = deadline
    }
  }
}
