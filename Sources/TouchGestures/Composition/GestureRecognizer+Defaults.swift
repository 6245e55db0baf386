extension GestureRecognizer {
  /// False: most gestures have succeeded when they end.
  @inlinable
  public var succeedsAtBegin: Bool { false }

  /// False: most gestures show nothing before they begin.
  @inlinable
  public var isShownWhilePossible: Bool { false }

  /// Does nothing.
  @inlinable
  public mutating func hold() {}

  /// Does nothing.
  @inlinable
  public mutating func release() {}

  /// The value itself.
  @inlinable
  public func repeated(_ value: Value) -> Value { value }

  /// The earlier of two deadlines.
  @inlinable
  static func earlier(_ a: TouchInstant?, _ b: TouchInstant?) -> TouchInstant? {
    guard let a else { return b }
    guard let b else { return a }
    return min(a, b)
  }
}

extension PressRecognizer {
  /// True: a finger that may press shows at once what it would press.
  @inlinable
  public var isShownWhilePossible: Bool { true }
}

extension LongPressRecognizer {
  /// True: a long press has succeeded at its deadline; what follows need not wait for the lift.
  @inlinable
  public var succeedsAtBegin: Bool { true }

  /// True: a finger that may press shows at once what it would press.
  @inlinable
  public var isShownWhilePossible: Bool { true }
}
