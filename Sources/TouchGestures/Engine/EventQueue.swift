/// Events that wait to be read, first in first out; it keeps its storage.
struct EventQueue: Sendable {
  private var events: [GestureEvent] = []
  private var first = 0
  private var end = 0

  init() { events.reserveCapacity(64) }

  mutating func append(_ event: GestureEvent) {
    if end < events.count { events[end] = event } else { events.append(event) }
    end += 1
  }

  @inline(__always)
  mutating func removeFirst() -> GestureEvent? {
    guard first < end else { return nil }
    let event = events[first]
    first += 1
    if first == end { (first, end) = (0, 0) }
    return event
  }
}
