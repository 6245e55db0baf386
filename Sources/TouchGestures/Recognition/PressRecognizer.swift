/// Recognises a short touch of one or more fingers that stays in place, once or several times.
///
/// A press is over when the last finger lifts before `maximumDuration` and no finger went farther
/// than `maximumDistance` from where it landed. Presses that follow each other closely in time and
/// place make a series; with a `count` of 2 every second press of a series is reported.
///
///     over ──landing──▶ possible ──last lift, series full──▶ over (ended)
///      ▲                 │    └──last lift, series short──▶ waiting ──landing in time──▶ possible
///      └──failed─────────┴──────────────failed──────────────────┘
///        too far, too long, cancelled,           next landing too late;
///        too many or too few fingers             cancelled
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
  /// How many fingers it takes, counted where the most were down.
  public var touches: ClosedRange<Int>
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

  /// A recogniser of `count` presses in a row of as many fingers as `touches` says: by default any.
  public init(count: Int = 1, touches: ClosedRange<Int> = 1...Int.max, limits: Limits = Limits()) {
    self.count = max(count, 1)
    self.touches = touches
    self.limits = limits
    window = Window(limits)
  }

  /// A recogniser of single presses by the numbers of `profile`.
  public init(_ profile: RecognitionProfile) { self.init(limits: Limits(profile)) }

  /// When the touch is too long for a press, or when the next press of the series is too late.
  @inline(__always)
  public var deadline: TouchInstant? {
    if life == .possible { return groupTime.advanced(byNanoseconds: window.maximumDuration) }
    return waitsForNext ? seriesEnd : nil
  }

  /// Whether nothing happens before the next group of contacts, but for what waits for time.
  @inline(__always)
  var isOver: Bool { life == .over }

  /// Takes the next frame.
  @inline(__always)
  public mutating func receive(_ frame: TouchFrame) -> GestureStep<PressValue> {
    if frame.group != group { start(with: frame) }
    if life == .over { return .idle }
    if frame.cancelled > 0 { return cancel(frame.reason) }
    if !isWithinLimits(frame) { return fail() }
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
  public mutating func reset() {
    life = .over
    group = 0
    series = 0
  }

  @inline(__always)
  private var waitsForNext: Bool { life == .over && series > 0 && series % count != 0 }

  @inline(__always)
  private var seriesEnd: TouchInstant { lastLift.advanced(byNanoseconds: window.maximumInterval) }

  @inline(__always)
  private mutating func start(with frame: TouchFrame) {
    group = frame.group
    groupTime = frame.groupTime
    life = .possible
    if series > 0 && !continuesSeries(at: frame.centroid) { series = 0 }
  }

  @inline(__always)
  private func continuesSeries(at location: SIMD2<Double>) -> Bool {
    let gap = lastLift.nanoseconds(to: groupTime)
    let distance = squaredLength(location - lastLocation)
    return gap >= window.minimumInterval && groupTime < seriesEnd
      && distance <= limits.maximumSeriesDistance * limits.maximumSeriesDistance
  }

  @inline(__always)
  private func isWithinLimits(_ frame: TouchFrame) -> Bool {
    frame.farthestSquared <= limits.maximumDistance * limits.maximumDistance
      && frame.mostContacts <= touches.upperBound
  }

  @inline(__always)
  private mutating func lift(_ frame: TouchFrame) -> GestureStep<PressValue> {
    if frame.mostContacts < touches.lowerBound { return fail() }
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

  @inline(__always)
  private func value(_ frame: TouchFrame, series: Int) -> PressValue {
    PressValue(
      time: frame.time, touches: frame.mostContacts, count: series, location: frame.centroid,
      velocity: frame.velocity)
  }
}
