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
    defer { if step.isFinal { self = GestureLane() } }
    guard isAnnounced, var event = last else { return }
    if step.isFinal { event.time = time }
    switch step {
    case .idle: break
    case .possible, .began, .changed:
      event.phase = isOpen ? .changed : .began
      queue.append(event)
      isOpen = true
    case .ended, .failed:
      if !isOpen {
        event.phase = .began
        queue.append(event)
      }
      event.phase = .ended
      queue.append(event)
    case .cancelled(let reason):
      guard isOpen else { return }
      event.phase = .cancelled
      event.reason = reason
      queue.append(event)
    }
  }
}
