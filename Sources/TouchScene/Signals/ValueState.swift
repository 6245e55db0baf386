/// A value that others are given bindings to.
///
///     @ValueState var first = 1
///     let dice = Dice(request: roll, value: $first)
///
/// Bindings keep the value alive, so theirs is never gone.
@propertyWrapper
public final class ValueState<Value> {
  /// The value.
  public var wrappedValue: Value

  /// A state that starts at `wrappedValue`.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// A binding to the value: `$first` of a property `@ValueState var first`.
  public var projectedValue: ValueBinding<Value> {
    ValueBinding {
      self.wrappedValue
    } set: {
      self.wrappedValue = $0
    }
  }
}
