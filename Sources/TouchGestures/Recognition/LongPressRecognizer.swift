/// Recognises a touch that stays in place for a time, at the deadline and without needing a sample.
///
/// Until the deadline no finger may go farther than `maximumDistance` from where it landed; a
/// finger that lands later starts the time anew. Afterwards the fingers may move anywhere.
///
///     over ──landing──▶ possible ──deadline──▶ active ──last lift──▶ over (ended)
///                          │ too far, last lift,  │ contact cancelled
///                          │ number of fingers,   ▼
///                          │ contact cancelled   over (cancelled)
///                          ▼
///                         over (failed)
///
/// Only the landing of a new group of contacts leads out of *over*.
public struct LongPressRecognizer: GestureRecognizer, Sendable {
  /// How long the touch must stay.
  public var minimumDuration: Duration { didSet { minimum = minimumDuration.wholeNanoseconds } }
  /// How far a finger may go until then, in points.
  public var maximumDistance: Double
  /// How many fingers must be down at the deadline; more at any time before are too many.
  public var touches: ClosedRange<Int>

  private var life = RecognizerLife.over
  private var group: UInt32 = 0
  private var minimum: Int64
  private var landingTime = TouchInstant(nanoseconds: 0)
  private var down = 0
  private var last = LongPressValue()

  /// A recogniser of touches of `minimumDuration` that stay within `maximumDistance` points, of as
  /// many fingers as `touches` says: by default any.
  public init(
    minimumDuration: Duration = RecognitionProfile.default.longPressMinimumDuration,
    maximumDistance: Double = RecognitionProfile.default.longPressMaximumDistance,
    touches: ClosedRange<Int> = 1...Int.max
  ) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
    self.touches = touches
    minimum = minimumDuration.wholeNanoseconds
  }

  /// A recogniser of long presses by the numbers of `profile`.
  public init(_ profile: RecognitionProfile) {
    self.init(
      minimumDuration: profile.longPressMinimumDuration,
      maximumDistance: profile.longPressMaximumDistance)
  }

  /// When the touch has stayed long enough.
  @inline(__always)
  public var deadline: TouchInstant? {
    life == .possible ? landingTime.advanced(byNanoseconds: minimum) : nil
  }

  /// Whether nothing happens before the next group of contacts, but for what waits for time.
  @inline(__always)
  var isOver: Bool { life == .over }

  /// Takes the next frame.
  @inline(__always)
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
    guard touches.contains(down) else { return fail() }
    life = .active
    last.time = deadline
    last.touches = down
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
    life = .over
    group = 0
  }

  @inline(__always)
  private mutating func start(with frame: TouchFrame) {
    group = frame.group
    life = .possible
    last = LongPressValue()
    last.startLocation = frame.centroid
  }

  @inline(__always)
  private mutating func consider(_ frame: TouchFrame) -> GestureStep<LongPressValue> {
    landingTime = frame.landingTime
    down = frame.down
    let isTooFar = frame.farthestSquared > maximumDistance * maximumDistance
    if isTooFar || down == 0 || frame.mostContacts > touches.upperBound { return fail() }
    return .possible(last)
  }

  private mutating func fail() -> GestureStep<LongPressValue> {
    life = .over
    return .failed
  }

  @inline(__always)
  private mutating func follow(_ frame: TouchFrame) -> GestureStep<LongPressValue> {
    if frame.down == 0 {
      life = .over
      return .ended(last)
    }
    return frame.moved || frame.landed > 0 || frame.lifted > 0 ? .changed(last) : .idle
  }
}
