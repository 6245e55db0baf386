/// A recogniser whose steps are heard by a closure.
///
/// The closure hears a gesture's life once, in order, and only what the gesture may say: in a
/// composition that holds it, what it recognises waits until it is released. An unhurried step
/// (`idle`) and a `possible` that is not worth showing are not heard.
@frozen
public struct ObservedRecognizer<Base: GestureRecognizer>: GestureRecognizer {
  /// The recogniser that is listened to.
  public var base: Base
  @usableFromInline let action: (GestureStep<Base.Value>) -> Void
  @usableFromInline var gate = StepGate<Base.Value>()
  @usableFromInline var isHeld = false

  @inlinable
  init(_ base: Base, _ action: @escaping (GestureStep<Base.Value>) -> Void) {
    self.base = base
    self.action = action
  }

  /// When time alone will decide something.
  @inlinable @inline(__always)
  public var deadline: TouchInstant? { base.deadline }

  /// Takes the next frame.
  @inlinable
  public mutating func receive(_ frame: TouchFrame) -> GestureStep<Base.Value> {
    hear(base.receive(frame))
  }

  /// Moves time on to `time` without a frame.
  @inlinable
  public mutating func advance(to time: TouchInstant) -> GestureStep<Base.Value> {
    hear(base.advance(to: time))
  }

  /// Gives the gesture up; what was held back is never heard.
  @inlinable
  public mutating func cancel(_ reason: CancellationReason) -> GestureStep<Base.Value> {
    let step = base.cancel(reason)
    tell(gate.cancel(reason))
    return step
  }

  /// Forgets everything but the settings; what was heard of is heard to be cancelled by the host.
  @inlinable
  public mutating func reset() {
    base.reset()
    isHeld = false
    tell(gate.cancel(.host))
  }

  @inlinable @inline(__always)
  mutating func hear(_ step: GestureStep<Base.Value>) -> GestureStep<Base.Value> {
    tell(isHeld ? gate.keep(step) : gate.pass(step))
    return step
  }

  /// Mutating, because a call on a value of its own would copy the recogniser first.
  @inlinable @inline(__always)
  mutating func tell(_ step: GestureStep<Base.Value>) {
    switch step {
    case .idle: break
    case .possible: if base.isShownWhilePossible { action(step) }
    case .began, .changed, .ended, .failed, .cancelled: action(step)
    }
  }
}

// MARK: In a composition

extension ObservedRecognizer {
  /// As the base.
  @inlinable
  public var succeedsAtBegin: Bool { base.succeedsAtBegin }

  /// As the base.
  @inlinable
  public var isShownWhilePossible: Bool { base.isShownWhilePossible }

  /// Lets the gesture follow its contacts unheard.
  @inlinable
  public mutating func hold() {
    base.hold()
    isHeld = true
  }

  /// Makes the gesture heard, with what it said last.
  @inlinable
  public mutating func release() {
    base.release()
    guard isHeld else { return }
    isHeld = false
    tell(gate.release())
  }

  /// As the base.
  @inlinable
  public func repeated(_ value: Base.Value) -> Base.Value { base.repeated(value) }
}
