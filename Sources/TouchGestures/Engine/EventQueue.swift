/// Events that wait to be read, first in first out; it keeps its storage.
struct EventQueue: Sendable {
  private var events: [GestureEvent] = []
  private var first = 0

  init() { events.reserveCapacity(64) }

  mutating func append(_ event: GestureEvent) { events.append(event) }

  mutating func removeFirst() -> GestureEvent? {
    guard first < events.count else { return nil }
    let event = events[first]
    first += 1
    if first == events.count {
      events.removeAll(keepingCapacity: true)
      first = 0
    }
    return event
  }
}
