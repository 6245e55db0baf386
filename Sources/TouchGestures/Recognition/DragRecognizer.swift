/// Recognises a movement of one or more fingers together.
///
/// It begins when the fingers' centroid is `minimumDistance` or more from where they landed, goes
/// on while one finger is left and whatever others land or lift, and ends with the last lift.
///
///     over ──landing──▶ possible ──distance ≥ minimum──▶ active ──last lift──▶ over (ended)
///       ▲                  │ last lift                      │ contact cancelled
///       └──────────────────┴─ (failed)      over ◀──────────┘ (cancelled)
public struct DragRecognizer: GestureRecognizer, Sendable {
  /// How far the centroid must go, in points; a distance equal to it is enough.
  public var minimumDistance: Double

  private var life = RecognizerLife.over
  private var group: UInt32 = 0
  private var start = SIMD2<Double>()
  private var startLocation = SIMD2<Double>()
  private var last = SIMD2<Double>()
  private var newest = SIMD2<Double>()
  private var isHeld = false

  /// A recogniser of drags of `minimumDistance` points or more.
  public init(minimumDistance: Double = RecognitionProfile.default.dragMinimumDistance) {
    self.minimumDistance = minimumDistance
  }

  /// Always nil: a drag waits for movement only.
  public var deadline: TouchInstant? { nil }

  /// Takes the next frame.
  public mutating func receive(_ frame: TouchFrame) -> GestureStep<DragValue> {
    if frame.group != group { start(with: frame) }
    if life == .over { return .idle }
    if frame.cancelled > 0 { return cancel(frame.reason) }
    return life == .active ? follow(frame) : consider(frame)
  }

  /// Does nothing: a drag waits for movement only.
  public mutating func advance(to time: TouchInstant) -> GestureStep<DragValue> { .idle }

  /// Gives the drag up.
  public mutating func cancel(_ reason: CancellationReason) -> GestureStep<DragValue> {
    defer { life = .over }
    switch life {
    case .over: return .idle
    case .possible: return .failed
    case .active: return .cancelled(reason)
    }
  }

  /// Forgets everything but the settings.
  public mutating func reset() { self = DragRecognizer(minimumDistance: minimumDistance) }

  private mutating func start(with frame: TouchFrame) {
    group = frame.group
    life = .possible
    start = frame.previous.translation
    startLocation = frame.centroid - (frame.motion.translation - start)
    last = .zero
    newest = .zero
  }

  private mutating func consider(_ frame: TouchFrame) -> GestureStep<DragValue> {
    let way = frame.settled.translation - start
    if squaredLength(way) >= minimumDistance * minimumDistance {
      life = .active
      return .began(report(frame))
    }
    if frame.down > 0 { return .possible(value(frame)) }
    life = .over
    return .failed
  }

  private mutating func follow(_ frame: TouchFrame) -> GestureStep<DragValue> {
    if frame.down == 0 {
      life = .over
      return .ended(report(frame))
    }
    let changes = frame.moved || frame.landed > 0 || frame.lifted > 0
    return changes ? .changed(report(frame)) : .idle
  }

  private mutating func report(_ frame: TouchFrame) -> DragValue {
    let value = value(frame)
    newest = value.translation
    if !isHeld { last = newest }
    return value
  }

  private func value(_ frame: TouchFrame) -> DragValue {
    let translation = frame.motion.translation - start
    return DragValue(
      time: frame.time, touches: frame.touches, startLocation: startLocation,
      translation: translation, translationDelta: translation - last, velocity: frame.velocity)
  }
}

// MARK: In a composition

extension DragRecognizer {
  /// Makes the values' deltas count from the last one that was heard.
  public mutating func hold() { isHeld = true }

  /// Makes the values' deltas count from the last value again.
  public mutating func release() {
    isHeld = false
    last = newest
  }

  /// `value` with a delta of zero.
  public func repeated(_ value: DragValue) -> DragValue {
    var value = value
    value.translationDelta = .zero
    return value
  }
}
