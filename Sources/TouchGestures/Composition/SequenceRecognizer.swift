/// One gesture, then another.
///
/// The second starts when the first has succeeded and is measured from there: a long press has
/// succeeded at its deadline, other gestures when they end. From then on the value is
/// `.second(a, b)`, where `b` is nil until the second begins.
///
///     over ──▶ first ──succeeds at its beginning──▶ second, active ──ends, fails, first's lift──▶ over (ended)
///                │ └───succeeds at its end────▶ second, possible ─begins─▶ second, active ──ends──▶ over (ended)
///                │ fails, cancelled                 │ fails, too late         │ contact cancelled
///                ▼                                  ▼                         ▼
///               over (failed)                      over (failed)             over (cancelled)
///
/// When it is over it waits for another group of contacts. A first gesture that is still active,
/// a long press whose finger stays, is followed to its own end.
@frozen
public struct SequenceRecognizer<First: GestureRecognizer, Second: GestureRecognizer>:
  GestureRecognizer
{
  /// What a sequence tells.
  @frozen
  public enum Value {
    /// The first gesture has not succeeded yet.
    case first(First.Value)
    /// The first gesture has succeeded, with this value; the second's is nil until it begins.
    case second(First.Value, Second.Value?)
  }

  @frozen
  @usableFromInline
  enum Stage: UInt8 {
    case first
    case second
    case over
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that follows.
  public var second: Second
  /// The longest time from a first gesture that ended to the landing of the second; nil is any.
  public var maximumInterval: Duration?

  @usableFromInline var stage = Stage.first
  @usableFromInline var group: UInt32 = 0
  @usableFromInline var success: First.Value?
  @usableFromInline var expiry: TouchInstant?
  @usableFromInline var firstIsActive = false
  @usableFromInline var isActive = false
  @usableFromInline var secondLife = RecognizerLife.over
  @usableFromInline var isHeld = false
  @usableFromInline var hasRest = false

  /// `first`, then `second`, whose contacts land within `maximumInterval` if the first has ended.
  @inlinable
  public init(_ first: First, _ second: Second, maximumInterval: Duration? = nil) {
    self.first = first
    self.second = second
    self.maximumInterval = maximumInterval
  }

  /// When time alone will decide something.
  @inlinable @inline(__always)
  public var deadline: TouchInstant? {
    let ofFirst = stage == .first || firstIsActive ? first.deadline : nil
    let ofSecond = stage == .second ? Self.earlier(second.deadline, expiry) : nil
    return Self.earlier(ofFirst, ofSecond)
  }

  /// Takes the next frame.
  @inlinable
  public mutating func receive(_ frame: TouchFrame) -> GestureStep<Value> {
    if stage == .over && frame.group != group { startAnew() }
    group = frame.group
    if stage == .first { return takeFirst(first.receive(frame), at: frame.time) }
    if firstIsActive { firstIsActive = !first.receive(frame).isFinal }
    if stage == .over { return .idle }
    return takeSecond(second.receive(frame), frame.cancelled > 0 ? frame.reason : nil)
  }

  /// Moves time on to `time` without a frame.
  @inlinable
  public mutating func advance(to time: TouchInstant) -> GestureStep<Value> {
    if stage == .first { return takeFirst(first.advance(to: time), at: time) }
    if firstIsActive { firstIsActive = !first.advance(to: time).isFinal }
    if stage == .over { return .idle }
    if let expiry, expiry <= time { return finish(.failed) }
    return takeSecond(second.advance(to: time), nil)
  }

  /// Gives the sequence up.
  @inlinable
  public mutating func cancel(_ reason: CancellationReason) -> GestureStep<Value> {
    let step = first.cancel(reason)
    _ = second.cancel(reason)
    firstIsActive = false
    if stage == .first { return step.isFinal ? .failed : .idle }
    if stage == .over { return .idle }
    return finish(isActive ? .cancelled(reason) : .failed)
  }

  /// Forgets everything but the settings.
  @inlinable
  public mutating func reset() {
    first.reset()
    second.reset()
    self = SequenceRecognizer(first, second, maximumInterval: maximumInterval)
  }
}

// MARK: Transitions

extension SequenceRecognizer {
  @inlinable
  mutating func startAnew() {
    if hasRest {
      _ = first.cancel(.wonByAnother)
      _ = second.cancel(.wonByAnother)
      hasRest = false
    }
    firstIsActive = false
    stage = .first
  }

  @inlinable @inline(__always)
  mutating func takeFirst(
    _ step: GestureStep<First.Value>, at time: TouchInstant
  ) -> GestureStep<Value> {
    switch step {
    case .idle: return .idle
    case .possible(let value): return .possible(.first(value))
    case .began(let value), .changed(let value):
      firstIsActive = true
      if first.succeedsAtBegin { return startSecond(value, isActive: true) }
      return .possible(.first(value))
    case .ended(let value):
      firstIsActive = false
      expiry = maximumInterval.map { time.advanced(by: $0) }
      defer { giveUpRest() }
      return startSecond(value, isActive: false)
    case .failed, .cancelled:
      firstIsActive = false
      return .failed
    }
  }

  @inlinable
  mutating func startSecond(_ value: First.Value, isActive: Bool) -> GestureStep<Value> {
    stage = .second
    success = first.repeated(value)
    self.isActive = isActive
    secondLife = .over
    second.reset()
    if isHeld { second.hold() }
    return isActive ? .began(.second(value, nil)) : .possible(.second(value, nil))
  }

  /// `reason` says why contacts are taken away in this frame, if they are.
  @inlinable @inline(__always)
  mutating func takeSecond(
    _ step: GestureStep<Second.Value>, _ reason: CancellationReason?
  ) -> GestureStep<Value> {
    guard let success else { return .idle }
    switch step {
    case .idle: break
    case .possible:
      secondLife = .possible
      expiry = nil
    case .began(let value), .changed(let value):
      secondLife = .active
      expiry = nil
      defer { isActive = true }
      return isActive ? .changed(.second(success, value)) : .began(.second(success, value))
    case .ended(let value): return finish(.ended(.second(success, value)))
    case .failed: return finish(outcome(reason))
    case .cancelled(let reason): return finish(.cancelled(reason))
    }
    // The contacts of the first are gone, and the second waits for none of them.
    let isLeft = isActive && !firstIsActive && secondLife == .over
    return isLeft ? finish(outcome(reason)) : .idle
  }

  /// How the sequence is over when the second has not begun.
  @inlinable
  func outcome(_ reason: CancellationReason?) -> GestureStep<Value> {
    guard isActive, let success else { return .failed }
    return reason.map { .cancelled($0) } ?? .ended(.second(success, nil))
  }

  @inlinable
  mutating func finish(_ step: GestureStep<Value>) -> GestureStep<Value> {
    stage = .over
    success = nil
    expiry = nil
    isActive = false
    secondLife = .over
    giveUpRest()
    return step
  }

  /// Gives up the parts that are over; of a composition something may be left.
  ///
  /// While the sequence is held, its parts have not been heard yet: it can wait.
  @inlinable
  mutating func giveUpRest() {
    hasRest = isHeld
    if isHeld { return }
    if stage != .first && !firstIsActive { _ = first.cancel(.wonByAnother) }
    if stage == .over { _ = second.cancel(.wonByAnother) }
  }
}

// MARK: In a composition

extension SequenceRecognizer {
  /// True from the first gesture's beginning on, and before if that one is shown.
  @inlinable
  public var isShownWhilePossible: Bool {
    stage == .second || firstIsActive || first.isShownWhilePossible
  }

  /// Lets both gestures follow their contacts unheard.
  @inlinable
  public mutating func hold() {
    isHeld = true
    first.hold()
    second.hold()
  }

  /// Makes both gestures heard.
  @inlinable
  public mutating func release() {
    isHeld = false
    first.release()
    second.release()
    if hasRest { giveUpRest() }
  }

  /// The value with its parts as they read when they are repeated.
  @inlinable
  public func repeated(_ value: Value) -> Value {
    switch value {
    case .first(let a): .first(first.repeated(a))
    case .second(let a, let b): .second(first.repeated(a), b.map { second.repeated($0) })
    }
  }
}

extension SequenceRecognizer.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceRecognizer.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceRecognizer.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}

extension GestureRecognizer {
  /// This gesture, then `other`, which is measured from where this one has succeeded.
  ///
  /// Where this gesture succeeds by ending, `other` must land within `maximumInterval` after it;
  /// nil waits as long as it takes.
  @inlinable
  public func sequenced<Other: GestureRecognizer>(
    before other: Other, maximumInterval: Duration? = nil
  ) -> SequenceRecognizer<Self, Other> {
    SequenceRecognizer(self, other, maximumInterval: maximumInterval)
  }
}
