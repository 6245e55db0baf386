/// The steps of one call to a session, first in first out; it keeps its storage.
@frozen
@usableFromInline
struct StepQueue<Value> {
  @usableFromInline typealias Entry = (step: GestureStep<Value>, time: TouchInstant)

  @usableFromInline var entries: [Entry] = []
  @usableFromInline var first = 0

  @inlinable
  init() { entries.reserveCapacity(8) }

  @inlinable
  mutating func append(_ step: GestureStep<Value>, at time: TouchInstant) {
    if case .idle = step { return }
    entries.append((step, time))
  }

  @inlinable
  mutating func removeFirst() -> Entry? {
    guard first < entries.count else { return nil }
    defer { first += 1 }
    return entries[first]
  }

  @inlinable
  mutating func removeAll() {
    if entries.isEmpty { return }
    entries.removeAll(keepingCapacity: true)
    first = 0
  }
}
