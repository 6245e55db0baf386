/// The life of a gesture of two or more fingers; drawn at ``PinchRecognizer``.
struct PairLife: Sendable {
  private var life = RecognizerLife.over
  private var motion = PairMotion()

  /// `begins` says whether the settled motion since the pair landed is enough, and may move the
  /// start of the measure then; `value` makes the value of a reading.
  @inline(__always)
  mutating func receive<Value>(
    _ frame: TouchFrame, begins: (inout PairMotion, TouchFrame) -> Bool,
    value: (PairReading, TouchFrame) -> Value
  ) -> GestureStep<Value> {
    if motion.starts(with: frame) { life = frame.pair == 0 ? .over : .possible }
    if life == .over { return .idle }
    if frame.cancelled > 0 { return cancel(frame.reason) }
    if life == .active { return follow(frame, value) }
    // A recogniser that is reset may see a lift first.
    if frame.down < 2 {
      life = .over
      return .failed
    }
    guard begins(&motion, frame) else {
      return .possible(value(motion.reading(of: frame, isBegun: false), frame))
    }
    life = .active
    return .began(value(motion.reading(of: frame), frame))
  }

  @inline(__always)
  mutating func cancel<Value>(_ reason: CancellationReason) -> GestureStep<Value> {
    defer { life = .over }
    switch life {
    case .over: return .idle
    case .possible: return .failed
    case .active: return .cancelled(reason)
    }
  }

  @inline(__always)
  private mutating func follow<Value>(
    _ frame: TouchFrame, _ value: (PairReading, TouchFrame) -> Value
  ) -> GestureStep<Value> {
    if frame.down < 2 {
      life = .over
      return .ended(value(motion.reading(of: frame), frame))
    }
    let changes = frame.moved || frame.landed > 0 || frame.lifted > 0
    return changes ? .changed(value(motion.reading(of: frame), frame)) : .idle
  }
}
