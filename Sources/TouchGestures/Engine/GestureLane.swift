/// One gesture's way into the queue of events: one `began`, then one end.
///
/// An announced gesture is reported from its announcement on, which may come before or after its
/// recogniser's own `began`: then `possible` values count as changes, too.
struct GestureLane: Sendable {
  private var isOpen = false
  private var last: GestureEvent?

  mutating func report(
    _ step: GestureStep<GestureEvent>, at time: TouchInstant, to queue: inout EventQueue
  ) {
    switch step {
    case .idle: break
    case .possible(let event), .began(let event), .changed(let event):
      append(event, isOpen ? .changed : .began, to: &queue)
      isOpen = true
    case .ended(let event):
      if !isOpen { append(event, .began, to: &queue) }
      append(event, .ended, to: &queue)
      isOpen = false
    case .failed: close(.ended, at: time, to: &queue)
    case .cancelled(let reason): close(.cancelled, reason, at: time, to: &queue)
    }
  }

  private mutating func append(
    _ event: GestureEvent, _ phase: GestureEvent.Phase, to queue: inout EventQueue
  ) {
    var event = event
    event.phase = phase
    last = event
    queue.append(event)
  }

  private mutating func close(
    _ phase: GestureEvent.Phase, _ reason: CancellationReason? = nil, at time: TouchInstant,
    to queue: inout EventQueue
  ) {
    guard isOpen, var event = last else { return }
    event.time = time
    event.reason = reason
    append(event, phase, to: &queue)
    isOpen = false
  }
}
