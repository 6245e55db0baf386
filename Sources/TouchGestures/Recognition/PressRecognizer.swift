/// Recognises a short touch of one or more fingers that stays in place, once or several times.
///
/// A press is over when the last finger lifts before `maximumDuration` and no finger went farther
/// than `maximumDistance` from where it landed. Presses that follow each other closely in time and
/// place make a series; with a `count` of 2 every second press of a series is reported.
///
///     over ──landing──▶ possible ──last lift──▶ over (ended, or possible while the series is short)
///                           └──too far, too long, cancelled──▶ over (failed)
public struct PressRecognizer: GestureRecognizer, Sendable {
  /// What makes a touch a press.
  public struct Limits: Hashable, Sendable {
    /// A touch held this long or longer is no press.
    public var maximumDuration: Duration
    /// A finger farther than this from its landing, in points, makes it no press.
    public var maximumDistance: Double
    /// The least time from a lift to the next landing of a series.
    public var minimumInterval: Duration
    /// The next press of a series lands before this time after a lift.
    public var maximumInterval: Duration
    /// The next press of a series lands within this distance in points.
    public var maximumSeriesDistance: Double

    /// The limits of `profile`.
    public init(_ profile: RecognitionProfile = .default) {
      maximumDuration = profile.pressMaximumDuration
      maximumDistance = profile.pressMaximumDistance
      minimumInterval = profile.pressMinimumInterval
      maximumInterval = profile.pressMaximumInterval
      maximumSeriesDistance = profile.pressSeriesDistance
    }
  }

  /// How many presses in a row are reported as one: 1 or more.
  public var count: Int
  /// What makes a touch a press.
  public var limits: Limits { didSet { window = Window(limits) } }

  private var life = RecognizerLife.over
  private var group: UInt32 = 0
  private var groupTime = TouchInstant(nanoseconds: 0)
  private var series = 0
  private var lastLift = TouchInstant(nanoseconds: 0)
  private var lastLocation = SIMD2<Double>()
  private var window: Window

  /// The limits' times in nanoseconds.
  private struct Window: Sendable {
    var maximumDuration: Int64
    var minimumInterval: Int64
    var maximumInterval: Int64

    init(_ limits: Limits) {
      maximumDuration = limits.maximumDuration.wholeNanoseconds
      minimumInterval = limits.minimumInterval.wholeNanoseconds
      maximumInterval = limits.maximumInterval.wholeNanoseconds
    }
  }

  /// A recogniser of `count` presses in a row.
  public init(count: Int = 1, limits: Limits = Limits()) {
    self.count = max(count, 1)
    self.limits = limits
    window = Window(limits)
  }

  /// When the touch is too long for a press, or when the next press of the series is too late.
  public var deadline: TouchInstant? {
    if life == .possible { return groupTime.advanced(byNanoseconds: window.maximumDuration) }
    return waitsForNext ? seriesEnd : nil
  }

  /// Takes the next frame.
  public mutating func receive(_ frame: TouchFrame) -> GestureStep<PressValue> {
    if frame.group != group { start(with: frame) }
    if life == .over { return .idle }
    if frame.cancelled > 0 { return cancel(frame.reason) }
    if frame.farthestSquared > limits.maximumDistance * limits.maximumDistance { return fail() }
    if frame.down > 0 { return .possible(value(frame, series: series + 1)) }
    return lift(frame)
  }

  /// Gives up a touch that is held too long and a series whose next press does not come.
  public mutating func advance(to time: TouchInstant) -> GestureStep<PressValue> {
    guard let deadline, time >= deadline else { return .idle }
    return fail()
  }

  /// Gives the press and its series up.
  public mutating func cancel(_ reason: CancellationReason) -> GestureStep<PressValue> {
    life == .possible || waitsForNext ? fail() : .idle
  }

  /// Forgets everything but the settings.
  public mutating func reset() { self = PressRecognizer(count: count, limits: limits) }

  private var waitsForNext: Bool { life == .over && series % count != 0 }

  private var seriesEnd: TouchInstant { lastLift.advanced(byNanoseconds: window.maximumInterval) }

  private mutating func start(with frame: TouchFrame) {
    group = frame.group
    groupTime = frame.groupTime
    life = .possible
    if series > 0 && !continuesSeries(frame) { series = 0 }
  }

  private func continuesSeries(_ frame: TouchFrame) -> Bool {
    let gap = lastLift.nanoseconds(to: frame.groupTime)
    let distance = squaredLength(frame.centroid - lastLocation)
    return gap >= window.minimumInterval && frame.groupTime < seriesEnd
      && distance <= limits.maximumSeriesDistance * limits.maximumSeriesDistance
  }

  private mutating func lift(_ frame: TouchFrame) -> GestureStep<PressValue> {
    life = .over
    series += 1
    lastLift = frame.time
    lastLocation = frame.centroid
    let value = value(frame, series: series)
    return series % count == 0 ? .ended(value) : .possible(value)
  }

  private mutating func fail() -> GestureStep<PressValue> {
    life = .over
    series = 0
    return .failed
  }

  private func value(_ frame: TouchFrame, series: Int) -> PressValue {
    PressValue(
      time: frame.time, touches: frame.mostContacts, count: series, location: frame.centroid,
      velocity: frame.velocity)
  }
}
