public import TouchGestures
public import TouchTraces

/// Whether a trace counts in the scores, and if not, why.
public enum TraceStanding: Hashable, Sendable {
  /// It counts; the true gesture, nil for `none`.
  case scored(truth: Gesture?)
  /// It is counted apart.
  case apart(Reason)

  /// Why a trace is counted apart.
  public enum Reason: Hashable, Sendable {
    /// It has no label.
    case unlabelled
    /// Its label is neither a gesture nor `none`, for example `other`.
    case foreignLabel(String)
    /// No person made it.
    case machine
    /// Its real size is unknown and an assumed one is given: thresholds in points mean little.
    case nominalScale(truth: Gesture?)
  }

  /// The standing of `trace`.
  ///
  /// Where several reasons hold, the first of ``Reason`` counts.
  public init(of trace: TouchTrace) {
    guard let label = trace.label else {
      self = .apart(.unlabelled)
      return
    }
    let gesture = Gesture.allCases.first { $0.name == label }
    if gesture == nil && label != "none" {
      self = .apart(.foreignLabel(label))
    } else if trace.actor?.hasPrefix("robot") == true {
      self = .apart(.machine)
    } else if trace.device.scale == .nominal {
      self = .apart(.nominalScale(truth: gesture))
    } else {
      self = .scored(truth: gesture)
    }
  }
}
