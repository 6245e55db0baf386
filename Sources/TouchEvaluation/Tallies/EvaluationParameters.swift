/// What an evaluation ran on what, echoed in every report; only evaluations of equal parameters
/// merge.
public struct EvaluationParameters: Hashable, Sendable {
  /// The program's version.
  public var version: String
  /// The recognisers' names; for the package's own, the profiles.
  public var recognizers: [String]
  /// Which events the package's own recognisers reported.
  public var composition: String
  /// By what the traces are grouped.
  public var grouping: [TraceFacts.Key]
  /// Which traces were chosen.
  public var selection: TraceSelection

  /// The given parameters.
  public init(
    version: String, recognizers: [String], composition: String = "simultaneous",
    grouping: [TraceFacts.Key] = [.source], selection: TraceSelection = TraceSelection()
  ) {
    self.version = version
    self.recognizers = recognizers
    self.composition = composition
    self.grouping = grouping
    self.selection = selection
  }
}
