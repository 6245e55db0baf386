/// A value that lasts as long as a gesture and then is what it was before.
///
/// A gesture writes it through ``GestureRecognizer/updating(_:body:)``, a view reads it. Whatever
/// ends the gesture, a lift, a failure or a cancellation, the value is `initialValue` again: there
/// is no path on which it can stick. What is to stay is committed in `onEnded`.
public final class TransientState<Value> {
  /// The value while no gesture is at work.
  public let initialValue: Value
  @usableFromInline var present: Value

  /// A state that rests at `initialValue`.
  @inlinable
  public init(_ initialValue: Value) {
    self.initialValue = initialValue
    present = initialValue
  }

  /// The present value.
  @inlinable
  public var value: Value { present }

  /// Puts the value back to `initialValue`, as the end of the gesture does.
  @inlinable
  public func reset() { present = initialValue }

  /// `body` may read the state while it makes the next value.
  @inlinable
  func update(_ body: (inout Value) -> Void) {
    var next = present
    body(&next)
    present = next
  }
}
