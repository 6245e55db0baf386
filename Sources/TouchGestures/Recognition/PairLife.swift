/// The life of a gesture of two or more fingers; drawn at ``PinchRecognizer``.
struct PairLife: Sendable {
  private var life = RecognizerLife.over
  private var motion = PairMotion()

  /// `begins` says whether the settled motion since the pair landed is enough, and may move the
  /// start of the measure then.
  @inline(__always)
  mutating func receive(
    _ frame: TouchFrame, begins: (inout PairMotion, TouchFrame) -> Bool
  ) -> GestureStep<PairValue> {
    if motion.starts(with: frame) { life = frame.pair == 0 ? .over : .possible }
    if life == .over { return .idle }
    if frame.cancelled > 0 { return cancel(frame.reason) }
    if life == .active { return follow(frame) }
    // A recogniser that is reset may see a lift first.
    if frame.down < 2 {
      life = .over
      return .failed
    }
    guard begins(&motion, frame) else { return .possible(motion.value(frame)) }
    life = .active
    return .began(motion.value(frame))
  }

  mutating func cancel(_ reason: CancellationReason) -> GestureStep<PairValue> {
    defer { life = .over }
    switch life {
    case .over: return .idle
    case .possible: return .failed
    case .active: return .cancelled(reason)
    }
  }

  @inline(__always)
  private mutating func follow(_ frame: TouchFrame) -> GestureStep<PairValue> {
    let value = motion.value(frame)
    if frame.down < 2 {
      life = .over
      return .ended(value)
    }
    return frame.moved || frame.landed > 0 || frame.lifted > 0 ? .changed(value) : .idle
  }
}
