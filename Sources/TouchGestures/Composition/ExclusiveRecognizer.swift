/// Two gestures of which one is recognised; the first comes before the second.
///
/// The second is held while the first is possible: it follows its contacts all along, and when the
/// first fails it stands where it is now, so that a drag beside a failed press has been measured
/// since the landing. A gesture that begins excludes the other until all of its contacts are up; it
/// may itself begin again with them. A first gesture that waits for a second finger is not possible
/// yet and holds nothing.
///
///     over ──▶ first possible ──begins──▶ first active ──▶ over (ended, cancelled)
///                 │ fails
///                 ▼
///              second possible ──begins──▶ second active ──▶ over (ended, cancelled)
///                 │ fails
///                 ▼
///                over (failed)
@frozen
public struct ExclusiveRecognizer<First: GestureRecognizer, Second: GestureRecognizer>:
  GestureRecognizer
{
  /// What one of two gestures tells.
  @frozen
  public enum Value {
    /// The first gesture's value.
    case first(First.Value)
    /// The second gesture's value.
    case second(Second.Value)
  }

  @frozen
  @usableFromInline
  enum Winner: UInt8 {
    case none
    case first
    case second
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that is held until the first fails.
  public var second: Second

  @usableFromInline var winner = Winner.none
  @usableFromInline var group: UInt32 = 0
  @usableFromInline var firstLife = RecognizerLife.over
  @usableFromInline var gate = StepGate<Second.Value>()
  /// Whether the second waits for the first.
  @usableFromInline var secondWaits = false
  @usableFromInline var isHeld = false

  /// `first`, or else `second`.
  @inlinable
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// When time alone will decide something.
  @inlinable @inline(__always)
  public var deadline: TouchInstant? {
    Self.earlier(
      winner == .second ? nil : first.deadline, winner == .first ? nil : second.deadline)
  }

  /// Takes the next frame.
  @inlinable
  public mutating func receive(_ frame: TouchFrame) -> GestureStep<Value> {
    if frame.group != group { startGroup(frame.group) }
    if winner == .second { return passSecond(second.receive(frame)) }
    let step = first.receive(frame)
    if let decided = takeFirst(step) { return decided }
    return take(step, second.receive(frame))
  }

  /// Moves time on to `time` without a frame.
  @inlinable
  public mutating func advance(to time: TouchInstant) -> GestureStep<Value> {
    if winner == .second { return passSecond(second.advance(to: time)) }
    let step = first.advance(to: time)
    if let decided = takeFirst(step) { return decided }
    return take(step, second.advance(to: time))
  }

  /// Gives both gestures up.
  @inlinable
  public mutating func cancel(_ reason: CancellationReason) -> GestureStep<Value> {
    let wasPossible = firstLife == .possible
    let a = first.cancel(reason)
    _ = second.cancel(reason)
    let b = gate.cancel(reason)
    firstLife = .over
    stopWaiting()
    if winner == .first { return a.map { .first($0) } }
    if case .cancelled = b { return .cancelled(reason) }
    return wasPossible || b.isFinal ? .failed : .idle
  }

  /// Forgets everything but the settings.
  @inlinable
  public mutating func reset() {
    first.reset()
    second.reset()
    self = ExclusiveRecognizer(first, second)
  }
}

// MARK: Transitions

extension ExclusiveRecognizer {
  @inlinable
  mutating func startGroup(_ group: UInt32) {
    self.group = group
    if firstLife != .active && gate.life != .active { winner = .none }
  }

  /// The step of the composition if the first gesture has or takes the contacts; nil when the
  /// second is to be asked, too.
  @inlinable @inline(__always)
  mutating func takeFirst(_ step: GestureStep<First.Value>) -> GestureStep<Value>? {
    switch step {
    case .idle: break
    case .possible:
      firstLife = .possible
      if winner == .none { makeWait() }
    case .began, .changed:
      firstLife = .active
      exclude()
    case .ended:
      firstLife = .over
      exclude()
    case .failed, .cancelled: firstLife = .over
    }
    return winner == .first ? step.map { .first($0) } : nil
  }

  @inlinable
  mutating func exclude() {
    guard winner == .none else { return }
    winner = .first
    _ = second.cancel(.wonByAnother)
    _ = gate.cancel(.wonByAnother)
    stopWaiting()
  }

  /// Neither gesture has won; the first said `a`, the second `b`.
  @inlinable @inline(__always)
  mutating func take(
    _ a: GestureStep<First.Value>, _ b: GestureStep<Second.Value>
  ) -> GestureStep<Value> {
    guard secondWaits else { return passSecond(b) }
    let shown = gate.keep(b)
    if case .possible(let value) = a { return .possible(.first(value)) }
    guard a.isFinal else { return .idle }
    stopWaiting()
    let released = gate.release()
    if case .idle = released { return gate.life == .possible ? tell(shown) : .failed }
    return tell(released)
  }

  @inlinable @inline(__always)
  mutating func passSecond(_ step: GestureStep<Second.Value>) -> GestureStep<Value> {
    tell(gate.pass(step))
  }

  @inlinable @inline(__always)
  mutating func tell(_ step: GestureStep<Second.Value>) -> GestureStep<Value> {
    if step.isNews && winner == .none {
      winner = .second
      _ = first.cancel(.wonByAnother)
    }
    return step.map { .second($0) }
  }
}

// MARK: Holding

extension ExclusiveRecognizer {
  @inlinable
  mutating func makeWait() {
    guard !secondWaits else { return }
    secondWaits = true
    second.hold()
  }

  @inlinable
  mutating func stopWaiting() {
    guard secondWaits else { return }
    secondWaits = false
    if !isHeld { second.release() }
  }

  /// True while the gesture that may come is shown.
  @inlinable
  public var isShownWhilePossible: Bool {
    firstLife == .possible ? first.isShownWhilePossible : second.isShownWhilePossible
  }

  /// Lets both gestures follow their contacts unheard.
  @inlinable
  public mutating func hold() {
    isHeld = true
    first.hold()
    second.hold()
  }

  /// Makes the gesture that may be heard heard.
  @inlinable
  public mutating func release() {
    isHeld = false
    first.release()
    if !secondWaits { second.release() }
  }

  /// The value as it reads when it is repeated.
  @inlinable
  public func repeated(_ value: Value) -> Value {
    switch value {
    case .first(let a): .first(first.repeated(a))
    case .second(let b): .second(second.repeated(b))
    }
  }
}

extension ExclusiveRecognizer.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveRecognizer.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveRecognizer.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}

extension GestureRecognizer {
  /// This gesture, or else `other`: at most one of the two is recognised with the same contacts.
  @inlinable
  public func exclusively<Other: GestureRecognizer>(
    before other: Other
  ) -> ExclusiveRecognizer<Self, Other> {
    ExclusiveRecognizer(self, other)
  }
}
