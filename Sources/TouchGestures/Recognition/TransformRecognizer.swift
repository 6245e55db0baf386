import TouchGeometry

/// Recognises drag, rotation and pinch as one similarity about the moving centroid.
///
/// It begins when the fingers have gone `minimumDistance` points along, apart or around, whichever
/// comes first, goes on whatever fingers land or lift, and ends with the last lift. What two fingers
/// hold stays under them exactly, what more hold in the least-squares sense; a finger that lands or
/// lifts moves nothing.
///
///     over ──landing──▶ possible ──enough motion──▶ active ──last lift──▶ over (ended)
///      │                   │ last lift, contact       ▲ │ contact cancelled
///      │                   │ cancelled                │ ▼
///      │                   └──▶ over (failed)         │ over (cancelled)
///      └──────────── a platform's first step ─────────┘
///
/// A platform's own gesture (a touchpad's, which shows no contacts) comes in by
/// `receive(_: PlatformStep)`; it begins with its first step. Touches and platform gestures do not
/// mix: the one that is there first is followed to its end.
public struct TransformRecognizer: GestureRecognizer, Sendable {
  /// How far the fingers must go along, apart or around, in points; this far is enough.
  public var minimumDistance: Double
  /// Whether the motion until it begins counts; if not, all is measured from there.
  public var slop: SlopTreatment
  /// Fingers nearer than this to their centroid (root mean square, points) neither turn nor scale.
  public var minimumRadius: Double
  /// How many platform steps were dropped or repaired, because a number was not finite, far out of
  /// range, or the step came at the wrong time.
  public internal(set) var droppedSteps = 0

  var life = RecognizerLife.over
  var followsPlatform = false
  var sum = SimilaritySum()
  private var group: UInt32 = 0
  private var start = TouchMotion()
  var hearing = HeldCount()

  /// A recogniser that begins after `minimumDistance` points.
  public init(minimumDistance: Double = RecognitionProfile.default.dragMinimumDistance) {
    self.init(.default)
    self.minimumDistance = minimumDistance
  }

  /// A recogniser by the numbers of `profile`.
  public init(_ profile: RecognitionProfile) {
    minimumDistance = profile.dragMinimumDistance
    slop = profile.slop
    minimumRadius = profile.minimumRadius
  }

  /// Always nil: it waits for movement only.
  public var deadline: TouchInstant? { nil }

  /// Takes the next frame.
  public mutating func receive(_ frame: TouchFrame) -> GestureStep<TransformValue> {
    if followsPlatform {
      group = frame.group
      return .idle
    }
    if frame.group != group { start(with: frame) }
    if life == .over { return .idle }
    if frame.cancelled > 0 { return giveUp(frame.reason) }
    if frame.moved {
      sum.add(Affine2(steppingWith: frame, minimumRadius: minimumRadius))
      sum.motion = frame.motion.since(start)
    }
    return life == .active ? follow(frame) : consider(frame)
  }

  /// Does nothing: it waits for movement only.
  public mutating func advance(to time: TouchInstant) -> GestureStep<TransformValue> { .idle }

  /// Gives the gesture up.
  public mutating func cancel(_ reason: CancellationReason) -> GestureStep<TransformValue> {
    hearing.forget()
    return giveUp(reason)
  }

  mutating func giveUp(_ reason: CancellationReason) -> GestureStep<TransformValue> {
    defer {
      life = .over
      followsPlatform = false
    }
    hearing.noteCancellation()
    switch life {
    case .over: return .idle
    case .possible: return .failed
    case .active: return .cancelled(reason)
    }
  }

  /// Forgets everything but the settings and the count of dropped steps.
  public mutating func reset() {
    life = .over
    followsPlatform = false
    hearing = HeldCount()
    group = 0
  }
}

// MARK: Transitions

extension TransformRecognizer {
  private mutating func start(with frame: TouchFrame) {
    group = frame.group
    life = .possible
    measure(from: frame.previous, in: frame)
  }

  private mutating func measure(from motion: TouchMotion, in frame: TouchFrame) {
    start = motion
    let way = frame.motion.translation - motion.translation
    sum = SimilaritySum(startLocation: frame.centroid - way)
  }

  private mutating func consider(_ frame: TouchFrame) -> GestureStep<TransformValue> {
    if isEnough(frame.settled.since(start)) {
      life = .active
      if slop == .takenOff { measure(from: frame.motion, in: frame) }
      return .began(report(frame))
    }
    if frame.down > 0 { return .possible(sum.value(frame)) }
    life = .over
    return .failed
  }

  private func isEnough(_ motion: TouchMotion) -> Bool {
    squaredLength(motion.translation) >= minimumDistance * minimumDistance
      || max(motion.arc.magnitude, motion.radial.magnitude) >= minimumDistance
  }

  private mutating func follow(_ frame: TouchFrame) -> GestureStep<TransformValue> {
    if frame.down == 0 {
      life = .over
      defer { hearing.noteEnd() }
      return .ended(report(frame))
    }
    let changes = frame.moved || frame.landed > 0 || frame.lifted > 0
    return changes ? .changed(report(frame)) : .idle
  }

  private mutating func report(_ frame: TouchFrame) -> TransformValue {
    let value = sum.value(frame)
    noteReport()
    return value
  }

  /// The next value's step counts from here, unless nobody hears.
  mutating func noteReport() { if hearing.noteValue() { sum.step = .identity } }
}

// MARK: In a composition

extension TransformRecognizer {
  /// Makes the values' steps count from the last one that was heard.
  public mutating func hold() { hearing.hold() }

  /// Makes the values' steps count from the last value again.
  public mutating func release() {
    if hearing.release() { sum.step = .identity }
  }

  /// `value` with a step that moves nothing.
  public func repeated(_ value: TransformValue) -> TransformValue {
    var value = value
    value.step = .identity
    return value
  }
}
