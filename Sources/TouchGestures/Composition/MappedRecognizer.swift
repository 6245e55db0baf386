/// A recogniser whose values are made from another's.
@frozen
public struct MappedRecognizer<Base: GestureRecognizer, Value>: GestureRecognizer {
  /// The recogniser whose values are mapped.
  public var base: Base
  @usableFromInline let transform: (Base.Value) -> Value
  @usableFromInline var last: Base.Value?

  @inlinable
  init(_ base: Base, _ transform: @escaping (Base.Value) -> Value) {
    self.base = base
    self.transform = transform
  }

  /// When time alone will decide something.
  @inlinable @inline(__always)
  public var deadline: TouchInstant? { base.deadline }

  /// Takes the next frame.
  @inlinable
  public mutating func receive(_ frame: TouchFrame) -> GestureStep<Value> {
    map(base.receive(frame))
  }

  /// Moves time on to `time` without a frame.
  @inlinable
  public mutating func advance(to time: TouchInstant) -> GestureStep<Value> {
    map(base.advance(to: time))
  }

  /// Gives the gesture up.
  @inlinable
  public mutating func cancel(_ reason: CancellationReason) -> GestureStep<Value> {
    map(base.cancel(reason))
  }

  /// Forgets everything but the settings.
  @inlinable
  public mutating func reset() {
    base.reset()
    last = nil
  }

  @inlinable
  mutating func map(_ step: GestureStep<Base.Value>) -> GestureStep<Value> {
    if let value = step.value { last = value }
    return step.map(transform)
  }
}

// MARK: In a composition

extension MappedRecognizer {
  /// As the base.
  @inlinable
  public var succeedsAtBegin: Bool { base.succeedsAtBegin }

  /// As the base.
  @inlinable
  public var isShownWhilePossible: Bool { base.isShownWhilePossible }

  /// Lets the gesture follow its contacts unheard.
  @inlinable
  public mutating func hold() { base.hold() }

  /// Makes the gesture heard, with what it said last.
  @inlinable
  public mutating func release() { base.release() }

  /// Made from the base's last value as that reads when it is repeated.
  @inlinable
  public func repeated(_ value: Value) -> Value {
    guard let last else { return value }
    return transform(base.repeated(last))
  }
}

extension GestureRecognizer {
  /// The same gesture with values made by `transform`.
  @inlinable
  public func map<Other>(
    _ transform: @escaping (Value) -> Other
  ) -> MappedRecognizer<Self, Other> {
    MappedRecognizer(self, transform)
  }
}
