/// Two gestures side by side, told as one.
///
/// It begins with the first of the two that begins and ends with the last that is left: with
/// `cancelled` if that one, or another in the same step, was taken away. The values are those of
/// the gestures that have begun; a gesture that has ended keeps its last value until both are over.
///
///     over ──one possible──▶ possible ──one begins──▶ active ──none is left──▶ over (ended)
///                               │ both fail              │ the last is taken away
///                               ▼                        ▼
///                              over (failed)            over (cancelled)
///
/// A gesture that is over as soon as it is known, a press, ends it at once unless the other is
/// active.
@frozen
public struct SimultaneousRecognizer<First: GestureRecognizer, Second: GestureRecognizer>:
  GestureRecognizer
{
  /// What two gestures tell together.
  @frozen
  public struct Value {
    /// The first gesture's value, if it has one to show.
    public var first: First.Value?
    /// The second gesture's value, if it has one to show.
    public var second: Second.Value?

    /// The values of two gestures.
    @inlinable
    public init(first: First.Value? = nil, second: Second.Value? = nil) {
      self.first = first
      self.second = second
    }
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second
  @usableFromInline var firstPart = GesturePart<First.Value>()
  @usableFromInline var secondPart = GesturePart<Second.Value>()
  @usableFromInline var life = RecognizerLife.over

  /// `first` and `second` side by side.
  @inlinable
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The earlier of both deadlines.
  @inlinable @inline(__always)
  public var deadline: TouchInstant? { Self.earlier(first.deadline, second.deadline) }

  /// Takes the next frame.
  @inlinable
  public mutating func receive(_ frame: TouchFrame) -> GestureStep<Value> {
    let a = first.receive(frame)
    return combine(a, second.receive(frame))
  }

  /// Moves time on to `time` without a frame.
  @inlinable
  public mutating func advance(to time: TouchInstant) -> GestureStep<Value> {
    let a = first.advance(to: time)
    return combine(a, second.advance(to: time))
  }

  /// Gives both gestures up.
  @inlinable
  public mutating func cancel(_ reason: CancellationReason) -> GestureStep<Value> {
    let a = first.cancel(reason)
    return combine(a, second.cancel(reason))
  }

  /// Forgets everything but the settings.
  @inlinable
  public mutating func reset() {
    first.reset()
    second.reset()
    close()
  }
}

// MARK: Two steps as one

extension SimultaneousRecognizer {
  @inlinable @inline(__always)
  mutating func combine(
    _ a: GestureStep<First.Value>, _ b: GestureStep<Second.Value>
  ) -> GestureStep<Value> {
    if case .idle = a, case .idle = b { return .idle }
    note(a, b)
    if firstPart.life == .active || secondPart.life == .active {
      return follow(a.isNews || b.isNews)
    }
    if life == .active || a.isEnd || b.isEnd { return finish(a.cancellation ?? b.cancellation) }
    if firstPart.life == .possible || secondPart.life == .possible {
      life = .possible
      return .possible(value)
    }
    defer { life = .over }
    return life == .possible ? .failed : .idle
  }

  @inlinable @inline(__always)
  mutating func note(_ a: GestureStep<First.Value>, _ b: GestureStep<Second.Value>) {
    if case .idle = a, let value = firstPart.value { firstPart.value = first.repeated(value) }
    if case .idle = b, let value = secondPart.value { secondPart.value = second.repeated(value) }
    firstPart.note(a, isShown: first.isShownWhilePossible)
    secondPart.note(b, isShown: second.isShownWhilePossible)
  }

  /// One of the gestures is active.
  @inlinable @inline(__always)
  mutating func follow(_ isNews: Bool) -> GestureStep<Value> {
    if life == .active { return isNews ? .changed(value) : .idle }
    life = .active
    return .began(value)
  }

  /// None of the gestures is active any more.
  @inlinable
  mutating func finish(_ reason: CancellationReason?) -> GestureStep<Value> {
    defer { close() }
    if let reason { return .cancelled(reason) }
    return .ended(Value(first: firstPart.value, second: secondPart.value))
  }

  @inlinable
  mutating func close() {
    firstPart.value = nil
    secondPart.value = nil
    life = .over
  }

  /// Before the beginning what is worth showing, then what has begun.
  @inlinable @inline(__always)
  var value: Value {
    let showsAll = life == .possible && firstPart.life != .active && secondPart.life != .active
    return Value(
      first: firstPart.value ?? (showsAll ? firstPart.preview : nil),
      second: secondPart.value ?? (showsAll ? secondPart.preview : nil))
  }
}

// MARK: In a composition

extension SimultaneousRecognizer {
  /// True if either gesture is shown.
  @inlinable
  public var isShownWhilePossible: Bool {
    firstPart.preview != nil || secondPart.preview != nil
  }

  /// Lets both gestures follow their contacts unheard.
  @inlinable
  public mutating func hold() {
    first.hold()
    second.hold()
  }

  /// Makes both gestures heard.
  @inlinable
  public mutating func release() {
    first.release()
    second.release()
  }

  /// Both values as they read when they are repeated.
  @inlinable
  public func repeated(_ value: Value) -> Value {
    Value(
      first: value.first.map { first.repeated($0) },
      second: value.second.map { second.repeated($0) })
  }
}

extension SimultaneousRecognizer.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousRecognizer.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousRecognizer.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}

extension GestureRecognizer {
  /// This gesture and `other` side by side: both may be recognised.
  @inlinable
  public func simultaneously<Other: GestureRecognizer>(
    with other: Other
  ) -> SimultaneousRecognizer<Self, Other> {
    SimultaneousRecognizer(self, other)
  }
}
