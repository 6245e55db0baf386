import TouchGestures

/// Any recogniser as one type, so that compositions can be made at random.
///
/// Copies are the same one. It checks that what the recogniser says is the life of a gesture, that
/// what an attached action hears is one, too, and that a single recogniser's values do not jump.
package struct WatchedNode: GestureRecognizer {
  package typealias Value = [GestureReading]

  private let methods: NodeMethods
  private let watch: NodeWatch

  /// `leap` says what may move a single recogniser's value; nil for a composition.
  package init<Base: GestureRecognizer>(_ name: String, _ base: Base, leap: LeapWatch? = nil)
  where Base.Value == [GestureReading] {
    let watch = NodeWatch(name, leap)
    self.watch = watch
    methods = NodeMethods(base.onStep { watch.hear($0) })
  }

  package var deadline: TouchInstant? { methods.deadline() }
  package var succeedsAtBegin: Bool { methods.succeedsAtBegin() }
  package var isShownWhilePossible: Bool { methods.isShownWhilePossible() }

  package mutating func receive(_ frame: TouchFrame) -> GestureStep<[GestureReading]> {
    watch.checkDeadline(deadline, before: frame)
    let step = methods.receive(frame)
    watch.take(step, frame)
    return step
  }

  package mutating func advance(to time: TouchInstant) -> GestureStep<[GestureReading]> {
    let step = methods.advance(time)
    watch.take(step, nil)
    return step
  }

  package mutating func cancel(_ reason: CancellationReason) -> GestureStep<[GestureReading]> {
    let step = methods.cancel(reason)
    watch.take(step, nil)
    watch.rootAction?("given up", nil)
    return step
  }

  package mutating func reset() {
    methods.reset()
    watch.reset()
  }

  package mutating func hold() { methods.hold() }
  package mutating func release() { methods.release() }

  package func repeated(_ value: [GestureReading]) -> [GestureReading] {
    methods.repeated(value)
  }

  /// Says that the node is what is driven: nothing may be due when a frame comes.
  ///
  /// `action` hears what it says to each frame or, without one, to the passing of time, and when it
  /// is given up.
  package func watchAsRoot(_ action: @escaping (String, TouchFrame?) -> Void = { _, _ in }) {
    watch.rootAction = action
  }

  /// Throws what went wrong at this node first.
  package func check() throws(Violation) {
    if let violation = watch.violation { throw violation }
  }

  /// Whether those who listen wait for an end.
  package var isOpen: Bool { watch.heard.isActive || watch.heard.isShown }
}

/// A recogniser's methods as closures, which are made where its type is known: those of an
/// existential would run unspecialised.
private final class NodeMethods {
  typealias Step = GestureStep<[GestureReading]>

  let receive: (TouchFrame) -> Step
  let advance: (TouchInstant) -> Step
  let cancel: (CancellationReason) -> Step
  let reset: () -> Void
  let hold: () -> Void
  let release: () -> Void
  let repeated: ([GestureReading]) -> [GestureReading]
  let deadline: () -> TouchInstant?
  let succeedsAtBegin: () -> Bool
  let isShownWhilePossible: () -> Bool

  init<Base: GestureRecognizer>(_ base: Base) where Base.Value == [GestureReading] {
    var base = base
    receive = { base.receive($0) }
    advance = { base.advance(to: $0) }
    cancel = { base.cancel($0) }
    reset = { base.reset() }
    hold = { base.hold() }
    release = { base.release() }
    repeated = { base.repeated($0) }
    deadline = { base.deadline }
    succeedsAtBegin = { base.succeedsAtBegin }
    isShownWhilePossible = { base.isShownWhilePossible }
  }
}
