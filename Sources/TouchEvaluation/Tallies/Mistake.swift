public import TouchGestures
public import TouchTraces

/// A scored trace whose label is wrong.
public struct Mistake: Hashable, Sendable {
  /// The recogniser's place in the parameters.
  public var recognizer: Int
  /// The recording that holds the trace.
  public var source: String
  /// What it truly is; nil is `none`.
  public var truth: Gesture?
  /// What the recogniser made of it.
  public var recognition: TraceRecognition
  /// The trace.
  public var trace: TouchTrace
}
