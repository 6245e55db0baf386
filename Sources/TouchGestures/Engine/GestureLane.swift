/// One gesture's life as an ``EventQueue`` tells it: one `began`, then one end.
@usableFromInline
struct GestureLane: Sendable {
  /// The newest event, whether it was told or is to be told with an end.
  @usableFromInline var last = GestureEvent(
    time: TouchInstant(nanoseconds: 0), gesture: .press, phase: .ended, touches: 0, location: .zero)
  /// Whether `last` is of the present life.
  var isKnown = false
  /// Whether the life's `began` was told.
  var isOpen = false

  mutating func close() { (isKnown, isOpen) = (false, false) }
}
