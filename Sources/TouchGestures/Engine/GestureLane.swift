/// One gesture's way into the queue of events: one `began`, then one end.
///
/// An announced gesture is reported from its announcement on, which may come before or after its
/// recogniser's own `began`: then `possible` values count as changes, and a gesture that is
/// announced with its last lift begins and ends there.
struct GestureLane: Sendable {
  private var isOpen = false
  private var last: GestureEvent?

  /// `event` makes an event of a value; the lane sets its phase.
  @inline(__always)
  mutating func report<Value>(
    _ step: GestureStep<Value>, isAnnounced: Bool, at time: TouchInstant,
    to queue: inout EventQueue, event: (Value) -> GestureEvent
  ) {
    if let value = step.value { last = event(value) }
    if isAnnounced { append(step.phase, at: time, to: &queue) }
    if step.isFinal { self = GestureLane() }
  }

  private mutating func append(
    _ phase: StepPhase, at time: TouchInstant, to queue: inout EventQueue
  ) {
    guard var event = last else { return }
    switch phase {
    case .idle: return
    case .alive:
      event.phase = isOpen ? .changed : .began
      isOpen = true
    case .over:
      event.time = time
      if !isOpen {
        event.phase = .began
        queue.append(event)
      }
      event.phase = .ended
    case .cancelled(let reason):
      guard isOpen else { return }
      event.time = time
      event.phase = .cancelled
      event.reason = reason
    }
    queue.append(event)
  }
}

/// A step without its value, as a lane sees it.
private enum StepPhase {
  case idle
  case alive
  case over
  case cancelled(CancellationReason)
}

extension GestureStep {
  fileprivate var phase: StepPhase {
    switch self {
    case .idle: .idle
    case .possible, .began, .changed: .alive
    case .ended, .failed: .over
    case .cancelled(let reason): .cancelled(reason)
    }
  }
}
