import TouchGestures

/// What a ``NodeMotion`` keeps; its node holds it.
final class MotionGrip<Value: MotionValue>: StageMotion {
  typealias Change = (inout AnimatedValue<Value>, TouchInstant) -> Void

  private(set) var animated: AnimatedValue<Value>
  private(set) var value: Value
  private let present: (TouchNode, Value) -> Void
  private var endAction: (() -> Void)?
  private var isRunning = false
  /// What was asked for while there was no time.
  private var waiting: Change?

  init(_ value: Value, _ node: TouchNode, _ present: @escaping (TouchNode, Value) -> Void) {
    animated = AnimatedValue(value)
    self.value = value
    self.present = present
    super.init(node)
  }

  /// What is asked for while there is no time waits for the first that the stage hears of.
  func begin(at time: TouchInstant?, _ onEnd: (() -> Void)?, _ change: @escaping Change) {
    halt()
    endAction = onEnd
    if let now = time ?? node?.stage?.time { run(change, now) } else { waiting = change }
    node?.stage?.list(self)
  }

  func set(_ value: Value) {
    guard value.motionComponents.canMove else { return }
    halt()
    animated.set(value)
    show(animated.target)
  }

  private func run(_ change: Change, _ now: TouchInstant) {
    change(&animated, now)
    isRunning = true
  }

  private func halt() { (waiting, endAction, isRunning) = (nil, nil, false) }

  override func startWaiting(at time: TouchInstant) {
    guard let change = waiting else { return }
    waiting = nil
    run(change, time)
  }

  override var isActive: Bool { isRunning || waiting != nil }

  override var end: TouchInstant? { isRunning ? animated.end : nil }

  override func show(at time: TouchInstant) { show(animated.value(at: time)) }

  private func show(_ value: Value) {
    self.value = value
    guard let node else { return }
    present(node, value)
    node.notify(.state)
  }

  override func finish() {
    let action = endAction
    halt()
    action?()
  }
}
