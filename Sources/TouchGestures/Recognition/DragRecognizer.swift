/// Recognises a movement of one or more fingers together.
///
/// It begins when the fingers' centroid is `minimumDistance` or more from where they landed (or one
/// finger has the speed of `earlyBegin`) and `path` allows the way it took, goes on while one finger
/// is left and whatever others land or lift, and ends with the last lift.
///
///     over ──landing──▶ possible ──distance ≥ minimum──▶ active ──last lift──▶ over (ended)
///                          │ last lift, contact            │ contact cancelled
///                          │ cancelled, other path         ▼
///                          └────────▶ over (failed)       over (cancelled)
///
/// Only the landing of a new group of contacts leads out of *over*.
public struct DragRecognizer: GestureRecognizer, Sendable {
  /// How far the centroid must go, in points; a distance equal to it is enough.
  public var minimumDistance: Double
  /// The speeds by which a drag of one finger begins short of that distance; nil: by none.
  public var earlyBegin: EarlyBegin?
  /// Which ways it may take; on another it fails.
  public var path = DragPath.free
  /// Whether the value is held to the axis that leads when the drag begins, or that of `path`.
  public var locksAxis = false
  /// What becomes of the first `minimumDistance` points.
  public var slop: SlopTreatment
  /// The speed from which a drag is a fling, in points per second.
  public var flingMinimumSpeed: Double

  private var life = RecognizerLife.over
  private var group: UInt32 = 0
  private var early = EarlyDrag()
  private var axis: SIMD2<Double>?
  private var start = SIMD2<Double>()
  private var startLocation = SIMD2<Double>()
  private var last = SIMD2<Double>()
  private var newest = SIMD2<Double>()
  private var hearing = HeldCount()

  /// A recogniser of drags of `minimumDistance` points or more.
  public init(minimumDistance: Double = RecognitionProfile.default.dragMinimumDistance) {
    self.init(.default)
    self.minimumDistance = minimumDistance
  }

  /// A recogniser of drags by the numbers of `profile`.
  public init(_ profile: RecognitionProfile) {
    minimumDistance = profile.dragMinimumDistance
    earlyBegin = EarlyBegin(profile)
    slop = profile.slop
    flingMinimumSpeed = profile.flingMinimumSpeed
  }

  /// Always nil: a drag waits for movement only.
  public var deadline: TouchInstant? { nil }

  /// Takes the next frame.
  @inline(__always)
  public mutating func receive(_ frame: TouchFrame) -> GestureStep<DragValue> {
    if frame.group != group { start(with: frame) }
    if life == .over { return .idle }
    if frame.cancelled > 0 { return giveUp(frame.reason) }
    return life == .active ? follow(frame) : consider(frame)
  }

  /// Does nothing: a drag waits for movement only.
  public mutating func advance(to time: TouchInstant) -> GestureStep<DragValue> { .idle }

  /// Gives the drag up.
  public mutating func cancel(_ reason: CancellationReason) -> GestureStep<DragValue> {
    hearing.forget()
    return giveUp(reason)
  }

  private mutating func giveUp(_ reason: CancellationReason) -> GestureStep<DragValue> {
    defer { life = .over }
    hearing.noteCancellation()
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
    hearing = HeldCount()
  }
}

// MARK: Transitions

extension DragRecognizer {
  @inline(__always)
  private mutating func start(with frame: TouchFrame) {
    group = frame.group
    life = .possible
    early = EarlyDrag(landingAt: frame.time)
    axis = nil
    start = frame.previous.translation
    startLocation = frame.centroid - (frame.motion.translation - start)
    last = .zero
    newest = .zero
  }

  @inline(__always)
  private mutating func consider(_ frame: TouchFrame) -> GestureStep<DragValue> {
    // A recogniser that is reset may see a lift first.
    if frame.down == 0 { return fail() }
    let way = frame.settled.translation - start
    if passesSlop(way) || beginsEarly(way, frame) {
      guard path.allows(way) else { return fail() }
      begin(along: way)
      return .began(report(frame))
    }
    return .possible(expectation(frame))
  }

  @inline(__always)
  private func passesSlop(_ way: SIMD2<Double>) -> Bool {
    let square = squaredLength(way)
    return square >= minimumDistance * minimumDistance && (square > 0 || !needsDirection)
  }

  @inline(__always)
  private mutating func beginsEarly(_ way: SIMD2<Double>, _ frame: TouchFrame) -> Bool {
    guard let earlyBegin, frame.mostContacts < 2 else { return false }
    return early.begins(earlyBegin, way: way, at: frame.time)
  }

  private var needsDirection: Bool { locksAxis || path != .free }

  private mutating func begin(along way: SIMD2<Double>) {
    life = .active
    if locksAxis { axis = path.axis(leading: way) }
    let square = squaredLength(way)
    if slop == .takenOff && square > 0 {
      let slopWay = way * min(1, minimumDistance / square.squareRoot())
      start += slopWay
      startLocation += slopWay
    }
  }

  @inline(__always)
  private mutating func follow(_ frame: TouchFrame) -> GestureStep<DragValue> {
    if frame.down == 0 {
      life = .over
      defer { hearing.noteEnd() }
      return .ended(report(frame))
    }
    let changes = frame.moved || frame.landed > 0 || frame.lifted > 0
    return changes ? .changed(report(frame)) : .idle
  }

  private mutating func fail() -> GestureStep<DragValue> {
    life = .over
    return .failed
  }
}

// MARK: Values

extension DragRecognizer {
  @inline(__always)
  private mutating func report(_ frame: TouchFrame) -> DragValue {
    let value = value(frame, from: start)
    newest = value.translation
    if hearing.noteValue() { last = newest }
    return value
  }

  /// The value before the drag begins: without the slop, that is no translation yet.
  @inline(__always)
  private func expectation(_ frame: TouchFrame) -> DragValue {
    value(frame, from: slop == .kept ? start : frame.motion.translation)
  }

  @inline(__always)
  private func value(_ frame: TouchFrame, from start: SIMD2<Double>) -> DragValue {
    let translation = held(frame.motion.translation - start)
    let velocity = held(frame.velocity)
    let isFling = squaredLength(velocity) >= flingMinimumSpeed * flingMinimumSpeed
    return DragValue(
      time: frame.time, touches: frame.touches,
      startLocation: startLocation + (start - self.start), translation: translation,
      translationDelta: translation - last, velocity: velocity, isFling: isFling)
  }

  /// The part of `vector` along the axis that the drag is locked to.
  @inline(__always)
  private func held(_ vector: SIMD2<Double>) -> SIMD2<Double> {
    guard let axis else { return vector }
    return axis * dotProduct(vector, axis)
  }
}

// MARK: In a composition

extension DragRecognizer {
  /// Makes the values' deltas count from the last one that was heard.
  public mutating func hold() { hearing.hold() }

  /// Makes the values' deltas count from the last value again.
  public mutating func release() {
    if hearing.release() { last = newest }
  }

  /// `value` with a delta of zero.
  public func repeated(_ value: DragValue) -> DragValue {
    var value = value
    value.translationDelta = .zero
    return value
  }
}
