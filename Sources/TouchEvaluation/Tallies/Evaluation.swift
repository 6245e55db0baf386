/// The tallies of a set of recordings, one a source, and of all together.
public struct Evaluation: Sendable {
  /// What was run, with which parameters.
  public let parameters: EvaluationParameters
  /// The sources' names, in the order of their first trace.
  public private(set) var sources: [String] = []
  private var tallies: [String: Tally] = [:]
  /// Places in the input that were no trace.
  public private(set) var malformed = 0

  /// An evaluation of nothing yet.
  public init(parameters: EvaluationParameters) { self.parameters = parameters }

  /// Adds the counts of traces from `source`.
  public mutating func add(_ tally: Tally, source: String) {
    if tallies[source] == nil { sources.append(source) }
    tallies[source, default: Tally()].merge(tally)
  }

  /// Counts `count` places in the input that were no trace.
  public mutating func addMalformed(_ count: Int) { malformed += count }

  /// The tally of `source`; empty where there is no such source.
  public func tally(of source: String) -> Tally { tallies[source] ?? Tally() }

  /// The tally of all sources together.
  public var overall: Tally { sources.reduce(into: Tally()) { $0.merge(tally(of: $1)) } }
}
