/// A name for a value that nodes inherit, with the value where none is set.
///
/// The object itself is the name: make one, once, and keep it.
///
///     let inkKey = NodeEnvironmentKey(defaultValue: 1.0)
///
///     extension NodeContent {
///       func ink(_ width: Double) -> Self { environment(inkKey, width) }
///     }
///
/// (A metatype cannot be the name, since Embedded Swift has none at run time.)
public final class NodeEnvironmentKey<Value: Sendable>: Sendable {
  /// The value of nodes that neither set nor inherit one.
  public let defaultValue: Value

  /// A new name.
  public init(defaultValue: Value) { self.defaultValue = defaultValue }
}
