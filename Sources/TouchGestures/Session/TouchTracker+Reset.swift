extension TouchTracker {
  /// Forgets contacts, time and counts; capacity and limits stay.
  @usableFromInline
  mutating func reset() {
    self = TouchTracker(
      capacity: capacity, minimumRadius: minimumRadius, maximumSpeed: maximumSpeed)
  }
}
