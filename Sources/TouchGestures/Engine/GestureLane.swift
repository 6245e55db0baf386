/// One gesture's way into the queue of events: one `began`, then one end.
///
/// An announced gesture is reported from its announcement on, which may come before or after its
/// recogniser's own `began`: then `possible` values count as changes, too.
struct GestureLane: Sendable {
  private var isOpen = false
  private var last: GestureEvent?

  /// `event` makes an event of a value; the lane sets its phase.
  @inline(__always)
  mutating func report<Value>(
    _ step: GestureStep<Value>, at time: TouchInstant, to queue: inout EventQueue,
    event: (Value) -> GestureEvent
  ) {
    switch step {
    case .idle: break
    case .possible(let value), .began(let value), .changed(let value):
      append(event(value), isOpen ? .changed : .began, to: &queue)
      isOpen = true
    case .ended(let value):
      if !isOpen { append(event(value), .began, to: &queue) }
      append(event(value), .ended, to: &queue)
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
