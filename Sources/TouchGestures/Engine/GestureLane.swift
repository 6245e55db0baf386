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
    switch step {
    case .idle: break
    case .possible(let value), .began(let value), .changed(let value):
      follow(event(value), isAnnounced: isAnnounced, to: &queue)
    case .ended(let value):
      last = event(value)
      if isAnnounced { end(at: time, to: &queue) }
      self = GestureLane()
    case .failed:
      if isAnnounced { end(at: time, to: &queue) }
      self = GestureLane()
    case .cancelled(let reason):
      if isAnnounced && isOpen { cancel(reason, at: time, to: &queue) }
      self = GestureLane()
    }
  }

  @inline(__always)
  private mutating func follow(
    _ event: GestureEvent, isAnnounced: Bool, to queue: inout EventQueue
  ) {
    var event = event
    event.phase = isOpen ? .changed : .began
    last = event
    guard isAnnounced else { return }
    queue.append(event)
    isOpen = true
  }

  @inline(never)
  private func end(at time: TouchInstant, to queue: inout EventQueue) {
    guard var event = last else { return }
    event.time = time
    if !isOpen {
      event.phase = .began
      queue.append(event)
    }
    event.phase = .ended
    queue.append(event)
  }

  @inline(never)
  private func cancel(
    _ reason: CancellationReason, at time: TouchInstant, to queue: inout EventQueue
  ) {
    guard var event = last else { return }
    event.time = time
    event.phase = .cancelled
    event.reason = reason
    queue.append(event)
  }
}
