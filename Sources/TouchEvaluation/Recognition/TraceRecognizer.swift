public import TouchTraces

/// Whatever takes a trace and says what it was: conform to have it scored beside the package's own.
///
/// A recogniser is a value; it may keep storage between traces, but not knowledge: the same trace
/// gives the same recognition whatever came before.
public protocol TraceRecognizer: Sendable {
  /// What reports call it.
  var name: String { get }
  /// What `trace` was; nil: it has nothing to say about this one, which is then counted apart.
  mutating func recognize(_ trace: TouchTrace) -> TraceRecognition?
}
