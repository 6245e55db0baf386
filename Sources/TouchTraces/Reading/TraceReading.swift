/// One result of reading a recording: a trace, or the place where there is none.
public enum TraceReading: Hashable, Sendable {
  /// A trace.
  case trace(TouchTrace)
  /// A place that is not what the format says; reading goes on behind it.
  case malformed(TraceFormatError)
}
