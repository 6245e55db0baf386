/// Where a recogniser's deltas count from, which depends on whether it is heard.
///
/// A held recogniser's values are kept: the next delta counts from what was heard last. With its
/// release the newest value is told, and the next delta counts from there. A life that is heard
/// when the recogniser is held is heard on. Where a life has ended while held, that end is what the
/// release tells, and the life after it has not been heard yet.
struct HeldCount: Sendable {
  private var isHeld = false
  /// Whether the present life has been heard of since it began.
  private var isHeard = false
  private var keepsEnd = false

  mutating func hold() { isHeld = true }

  /// A value is told or kept: whether the next delta counts from it.
  mutating func noteValue() -> Bool {
    if !isHeld { isHeard = true }
    return isHeard
  }

  /// The life has ended with the value noted last.
  mutating func noteEnd() {
    if isHeld && !isHeard { keepsEnd = true }
    isHeard = false
  }

  /// The life is given up.
  mutating func noteCancellation() { isHeard = false }

  /// What was kept is never told.
  mutating func forget() { keepsEnd = false }

  /// Whether the next delta counts from the newest value.
  mutating func release(isActive: Bool) -> Bool {
    let tellsNewest = isActive && !keepsEnd
    isHeld = false
    keepsEnd = false
    if tellsNewest { isHeard = true }
    return tellsNewest
  }
}
