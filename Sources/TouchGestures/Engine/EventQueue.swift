/// Events that wait to be read, first in first out.
///
/// The newest event of each gesture waits in the gesture's lane. One that a host has not read before
/// the next frame moves to an array that keeps its storage.
@usableFromInline
struct EventQueue: Sendable {
  /// The lanes whose event waits, as bits; they are read from the lowest up, which is the order of
  /// the events of a frame.
  @usableFromInline var unread: UInt8 = 0
  @usableFromInline var lanes = InlineArray<5, GestureLane>(repeating: GestureLane())
  private var older: [GestureEvent] = []
  private var firstOlder = 0
  @usableFromInline var hasOlder = false

  init() {}

  @inlinable
  var isEmpty: Bool { unread == 0 && !hasOlder }

  /// The next event; there must be one.
  @inlinable @inline(__always)
  mutating func removeFirst() -> GestureEvent {
    if hasOlder { return removeFirstOlder() }
    let lane = unread.trailingZeroBitCount
    unread &= unread &- 1
    return lanes[lane].last
  }

  @usableFromInline
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

  /// Makes the lanes free for the events of a frame or of a deadline.
  @inline(__always)
  mutating func makeRoom() { if unread != 0 { emptyLanes() } }

  private mutating func emptyLanes() {
    for lane in 0..<5 where unread >> lane & 1 == 1 { older.append(lanes[lane].last) }
    unread = 0
    hasOlder = true
  }

  /// Puts an event of `gesture` into its free lane.
  @inline(__always)
  mutating func append(_ event: GestureEvent, of gesture: Gesture) {
    lanes[gesture.lane].last = event
    unread |= gesture.bit
  }
}

// MARK: Lives

extension EventQueue {
  /// The newest event of a gesture; it goes on, or begins when it is told of for the first time.
  @inline(__always)
  mutating func follow(_ event: GestureEvent, of gesture: Gesture, isTold: Bool) {
    var event = event
    event.phase = lanes[gesture.lane].isOpen ? .changed : .began
    lanes[gesture.lane].last = event
    lanes[gesture.lane].isKnown = true
    guard isTold else { return }
    unread |= gesture.bit
    lanes[gesture.lane].isOpen = true
  }

  /// The gesture ends with `event`.
  @inline(__always)
  mutating func end(with event: GestureEvent, of gesture: Gesture, isTold: Bool) {
    lanes[gesture.lane].last = event
    lanes[gesture.lane].isKnown = true
    end(gesture, isTold: isTold, at: event.time)
  }

  /// The gesture ends with its newest event, if it has one; one that was not told of yet begins, too.
  @inline(never)
  mutating func end(_ gesture: Gesture, isTold: Bool, at time: TouchInstant) {
    let lane = lanes[gesture.lane]
    lanes[gesture.lane].close()
    guard isTold && lane.isKnown else { return }
    var event = lane.last
    event.time = time
    if !lane.isOpen {
      event.phase = .began
      append(event, of: gesture)
      makeRoom()
    }
    event.phase = .ended
    append(event, of: gesture)
  }

  /// The gesture is cancelled with its newest event, if it was told of.
  @inline(never)
  mutating func cancel(
    _ gesture: Gesture, _ reason: CancellationReason, isTold: Bool, at time: TouchInstant
  ) {
    let lane = lanes[gesture.lane]
    lanes[gesture.lane].close()
    guard isTold && lane.isOpen else { return }
    var event = lane.last
    event.time = time
    event.phase = .cancelled
    event.reason = reason
    append(event, of: gesture)
  }
}

extension Gesture {
  /// Its place among the lanes of a queue.
  @inline(__always)
  fileprivate var lane: Int { Int(rawValue) }
  @inline(__always)
  fileprivate var bit: UInt8 { 1 &<< rawValue }
}
