/// Another one's value, to read and to write.
///
///     struct Dice {
///       @ValueBinding var value: Int
///       func end() { value = 6 }
///     }
///     let dice = Dice(value: parent.$first)
///
/// Whoever owns the value, a ``ValueState`` or anything with two closures, hands out bindings to it
/// or to parts of it. A binding to a part whose place is gone is safe: it reads as it was last read
/// or written, and what is written to it reaches nobody.
///
/// A binding is not thread-safe: use it where its value is used.
#if !hasFeature(Embedded)
  @dynamicMemberLookup
#endif
@propertyWrapper
public struct ValueBinding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// A binding that asks `get` for the value and tells `set` of a new one.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// A binding to a value that does not change: what is written reaches nobody.
  public static func constant(_ value: Value) -> ValueBinding {
    ValueBinding(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself: `$value` of a property `@ValueBinding var value`.
  public var projectedValue: ValueBinding { self }
}
