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
  private var keepsNewest = false

  mutating func hold() { isHeld = true }

  /// A value is told or kept: whether the next delta counts from it.
  mutating func noteValue() -> Bool {
    if !isHeld { isHeard = true }
    keepsNewest = !isHeard && !keepsEnd
    return isHeard
  }

  /// The life has ended with the value noted last.
  mutating func noteEnd() {
    keepsEnd = keepsEnd || keepsNewest
    noteCancellation()
  }

  /// The life is given up.
  mutating func noteCancellation() {
    isHeard = false
    keepsNewest = false
  }

  /// What was kept is never told.
  mutating func forget() { keepsEnd = false }

  /// Whether the next delta counts from the newest value.
  mutating func release() -> Bool {
    let tellsNewest = keepsNewest
    isHeard = isHeard || tellsNewest
    isHeld = false
    keepsEnd = false
    keepsNewest = false
    return tellsNewest
  }
}
