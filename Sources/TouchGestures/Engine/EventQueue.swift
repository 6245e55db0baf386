/// Events that wait to be read, first in first out.
///
/// The newest lie in the queue itself, which has room enough for a host that reads them after each
/// sample; older ones in an array that keeps its storage.
@usableFromInline
struct EventQueue: Sendable {
  private static let capacity = 16

  private var newest: InlineArray<16, GestureEvent>
  @usableFromInline var first = 0
  @usableFromInline var end = 0
  private var older: [GestureEvent] = []
  private var firstOlder = 0
  @usableFromInline var hasOlder = false

  init() {
    let none = GestureEvent(
      time: TouchInstant(nanoseconds: 0), gesture: .press, phase: .ended, touches: 0,
      location: .zero)
    newest = InlineArray(repeating: none)
  }

  @inlinable
  var hasNewest: Bool { first < end }

  @inline(__always)
  mutating func append(_ event: GestureEvent) {
    if end == Self.capacity { makeRoom() }
    newest[end].assign(event)
    end &+= 1
  }

  /// The next event when there is none of the older ones.
  @inline(__always)
  mutating func removeFirst() -> GestureEvent {
    let event = newest[first]
    first &+= 1
    if first == end { (first, end) = (0, 0) }
    return event
  }

  @inline(never)
  private mutating func makeRoom() {
    while first < end {
      older.append(newest[first])
      first += 1
    }
    (first, end) = (0, 0)
    hasOlder = true
  }

  mutating func removeFirstOlder() -> GestureEvent {
    let event = older[firstOlder]
    firstOlder += 1
    if firstOlder == older.count {
      older.removeAll(keepingCapacity: true)
      firstOlder = 0
      hasOlder = false
    }
    return event
  }
}

extension GestureEvent {
  /// Takes over each property by itself: the whole would be put together on the stack first.
  @inline(__always)
  fileprivate mutating func assign(_ other: GestureEvent) {
    time = other.time
    gesture = other.gesture
    phase = other.phase
    touches = other.touches
    location = other.location
    translation = other.translation
    scale = other.scale
    rotation = other.rotation
    velocity = other.velocity
    count = other.count
    reason = other.reason
  }
}
