/// The way of one gesture's steps to whoever hears them.
///
/// While the gesture is held, what it recognises is kept: the last word counts, and a gesture that
/// has ended is not talked over by the next. Only `possible` and its failure come through. What is
/// passed on makes lives of one `began` and one end each, whatever was kept in between.
@frozen
@usableFromInline
struct StepGate<Value> {
  /// Where the gesture stands for those who hear it.
  @usableFromInline var life = RecognizerLife.over
  @usableFromInline var kept = GestureStep<Value>.idle

  @inlinable
  init() {}

  /// What is heard of `step`.
  @inlinable @inline(__always)
  mutating func pass(_ step: GestureStep<Value>) -> GestureStep<Value> {
    switch step {
    case .idle: return .idle
    case .possible(let value):
      if life == .active { return .changed(value) }
      life = .possible
      return step
    case .began(let value), .changed(let value):
      if life == .active { return .changed(value) }
      life = .active
      return .began(value)
    case .ended:
      life = .over
      return step
    case .failed: return close(.lostContact)
    case .cancelled(let reason): return close(reason)
    }
  }

  /// What is heard of `step` while the gesture is held; one that is heard already goes on.
  @inlinable
  mutating func keep(_ step: GestureStep<Value>) -> GestureStep<Value> {
    if life == .active { return pass(step) }
    switch (step, kept) {
    case (.idle, _), (_, .ended): return .idle
    case (.ended, _):
      kept = step
      return .idle
    case (.began(let value), _), (.changed(let value), _):
      kept = .began(value)
      return .idle
    case (.possible, _): return pass(step)
    case (.failed, _), (.cancelled, _):
      kept = .idle
      return pass(step)
    }
  }

  /// What is heard when the gesture is held no more.
  @inlinable
  mutating func release() -> GestureStep<Value> {
    let step = kept
    kept = .idle
    return pass(step)
  }

  /// What is heard when the gesture is given up, and with it all that was kept.
  @inlinable
  mutating func cancel(_ reason: CancellationReason) -> GestureStep<Value> {
    kept = .idle
    return close(reason)
  }

  @inlinable
  mutating func close(_ reason: CancellationReason) -> GestureStep<Value> {
    defer { life = .over }
    switch life {
    case .over: return .idle
    case .possible: return .failed
    case .active: return .cancelled(reason)
    }
  }
}
