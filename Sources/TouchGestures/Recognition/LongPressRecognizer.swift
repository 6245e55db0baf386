/// Recognises a touch that stays in place for a time, at the deadline and without needing a sample.
///
/// Until the deadline no finger may go farther than `maximumDistance` from where it landed; a
/// finger that lands later starts the time anew. Afterwards the fingers may move anywhere.
///
///     over ──landing──▶ possible ──deadline──▶ active ──last lift──▶ over (ended)
///       ▲                  │ too far, last lift, cancelled  │ contact cancelled
///       └──────────────────┴─ (failed)          over ◀──────┘ (cancelled)
public struct LongPressRecognizer: GestureRecognizer, Sendable {
  /// How long the touch must stay.
  public var minimumDuration: Duration { didSet { minimum = minimumDuration.wholeNanoseconds } }
  /// How far a finger may go until then, in points.
  public var maximumDistance: Double

  private var life = RecognizerLife.over
  private var group: UInt32 = 0
  private var minimum: Int64
  private var landingTime = TouchInstant(nanoseconds: 0)
  private var last: LongPressValue

  /// A recogniser of touches of `minimumDuration` that stay within `maximumDistance` points.
  public init(
    minimumDuration: Duration = RecognitionProfile.default.longPressMinimumDuration,
    maximumDistance: Double = RecognitionProfile.default.longPressMaximumDistance
  ) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
    minimum = minimumDuration.wholeNanoseconds
    last = LongPressValue()
  }

  /// When the touch has stayed long enough.
  public var deadline: TouchInstant? {
    life == .possible ? landingTime.advanced(byNanoseconds: minimum) : nil
  }

  /// Takes the next frame.
  public mutating func receive(_ frame: TouchFrame) -> GestureStep<LongPressValue> {
    if frame.group != group { start(with: frame) }
    if life == .over { return .idle }
    if frame.cancelled > 0 { return cancel(frame.reason) }
    last.follow(frame)
    return life == .active ? follow(frame) : consider(frame)
  }

  /// Begins the long press when its deadline has come.
  public mutating func advance(to time: TouchInstant) -> GestureStep<LongPressValue> {
    guard let deadline, time >= deadline else { return .idle }
    life = .active
    last.time = deadline
    last.velocity = .zero
    return .began(last)
  }

  /// Gives the long press up.
  public mutating func cancel(_ reason: CancellationReason) -> GestureStep<LongPressValue> {
    defer { life = .over }
    switch life {
    case .over: return .idle
    case .possible: return .failed
    case .active: return .cancelled(reason)
    }
  }

  /// Forgets everything but the settings.
  public mutating func reset() {
    self = LongPressRecognizer(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance)
  }

  private mutating func start(with frame: TouchFrame) {
    group = frame.group
    life = .possible
    last = LongPressValue()
    last.startLocation = frame.centroid
  }

  private mutating func consider(_ frame: TouchFrame) -> GestureStep<LongPressValue> {
    landingTime = frame.landingTime
    let isTooFar = frame.farthestSquared > maximumDistance * maximumDistance
    if isTooFar || frame.down == 0 {
      life = .over
      return .failed
    }
    return .possible(last)
  }

  private mutating func follow(_ frame: TouchFrame) -> GestureStep<LongPressValue> {
    if frame.down == 0 {
      life = .over
      return .ended(last)
    }
    return frame.moved || frame.landed > 0 || frame.lifted > 0 ? .changed(last) : .idle
  }
}
