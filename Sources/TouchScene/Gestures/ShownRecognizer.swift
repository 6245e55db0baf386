import TouchGestures

/// A recogniser that is heard from the landing on: its `possible` steps reach `onStep`, too.
struct ShownRecognizer<Base: GestureRecognizer>: GestureRecognizer {
  var base: Base

  init(_ base: Base) { self.base = base }

  var deadline: TouchInstant? { base.deadline }
  var succeedsAtBegin: Bool { base.succeedsAtBegin }
  var isShownWhilePossible: Bool { true }

  mutating func receive(_ frame: TouchFrame) -> GestureStep<Base.Value> { base.receive(frame) }

  mutating func advance(to time: TouchInstant) -> GestureStep<Base.Value> {
    base.advance(to: time)
  }

  mutating func cancel(_ reason: CancellationReason) -> GestureStep<Base.Value> {
    base.cancel(reason)
  }

  mutating func reset() { base.reset() }
  mutating func hold() { base.hold() }
  mutating func release() { base.release() }
  func repeated(_ value: Base.Value) -> Base.Value { base.repeated(value) }
}
