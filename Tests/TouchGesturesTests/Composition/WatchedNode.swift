import TouchGestures

/// Any recogniser of numbers as one type, so that compositions can be made at random.
///
/// It checks that what the recogniser says is the life of a gesture, and that what an attached
/// action hears is one, too.
struct WatchedNode: GestureRecognizer {
  typealias Value = Double

  private var base: any GestureRecognizer<Double>
  private let said = LifeCheck()
  private let heard = LifeCheck()
  private let name: String

  init<Base: GestureRecognizer>(_ name: String, _ base: Base) where Base.Value == Double {
    self.name = name
    let heard = heard
    self.base = base.onStep { heard.take($0.phaseName) }
  }

  var deadline: TouchInstant? { base.deadline }
  var succeedsAtBegin: Bool { base.succeedsAtBegin }
  var isShownWhilePossible: Bool { base.isShownWhilePossible }

  mutating func receive(_ frame: TouchFrame) -> GestureStep<Double> { say(base.receive(frame)) }
  mutating func advance(to time: TouchInstant) -> GestureStep<Double> {
    say(base.advance(to: time))
  }
  mutating func cancel(_ reason: CancellationReason) -> GestureStep<Double> {
    say(base.cancel(reason))
  }
  mutating func reset() {
    base.reset()
    said.reset()
  }
  mutating func hold() { base.hold() }
  mutating func release() { base.release() }

  private func say(_ step: GestureStep<Double>) -> GestureStep<Double> {
    said.take(step.phaseName)
    return step
  }

  /// What went wrong at this node.
  var faults: [String] {
    said.faults.map { "\(name) said \($0)" } + heard.faults.map { "\(name) was heard: \($0)" }
  }

  /// Whether those who listen wait for an end.
  var isOpen: Bool { heard.isActive || heard.isShown }
}

/// The grammar of a gesture's life: began, changed, one end, and nothing after it.
final class LifeCheck {
  private(set) var faults: [String] = []
  private(set) var isActive = false
  private(set) var isShown = false

  func take(_ phase: String) {
    switch phase {
    case "idle": return
    case "possible", "began", "failed": if isActive { faults.append("\(phase) while active") }
    case "changed": if !isActive { faults.append("changed while not active") }
    case "ended": break
    default: if !isActive { faults.append("\(phase) while not active") }
    }
    isActive = phase == "began" || phase == "changed"
    isShown = phase == "possible"
  }

  func reset() { (isActive, isShown) = (false, false) }
}
