/// What a recogniser says to one frame, or to the passing of time.
///
///     idle ─▶ possible* ─▶ began ─▶ changed* ─▶ ended
///                │           │         └──────▶ cancelled
///                │           └─────────────────▶ ended | cancelled
///                ├─▶ ended      (a press, or any gesture that is over when it is known)
///                └─▶ failed
@frozen
public enum GestureStep<Value> {
  /// Nothing new.
  case idle
  /// It may yet begin; the value is what a host can show until then.
  case possible(Value)
  /// It is recognised.
  case began(Value)
  /// Its value changed.
  case changed(Value)
  /// It is over.
  case ended(Value)
  /// It will not begin with these contacts.
  case failed
  /// It was taken away after it began.
  case cancelled(CancellationReason)
}

extension GestureStep {
  /// The step with its value replaced by `transform` of it.
  @inlinable
  public func map<Other>(_ transform: (Value) -> Other) -> GestureStep<Other> {
    switch self {
    case .idle: .idle
    case .possible(let value): .possible(transform(value))
    case .began(let value): .began(transform(value))
    case .changed(let value): .changed(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    case .cancelled(let reason): .cancelled(reason)
    }
  }

  /// The value that the step carries.
  @inlinable
  public var value: Value? {
    switch self {
    case .possible(let value), .began(let value), .changed(let value), .ended(let value): value
    case .idle, .failed, .cancelled: nil
    }
  }

  /// Whether the gesture is over: ended, failed or cancelled.
  @inlinable
  public var isFinal: Bool {
    switch self {
    case .ended, .failed, .cancelled: true
    case .idle, .possible, .began, .changed: false
    }
  }
}

extension GestureStep: Sendable where Value: Sendable {}
extension GestureStep: Equatable where Value: Equatable {}
extension GestureStep: Hashable where Value: Hashable {}
