public import TouchTraces

/// How one or more recognisers did on a set of recordings: all together, and by group.
public struct Evaluation: Sendable {
  /// One recogniser's tallies.
  public struct Result: Equatable, Sendable {
    /// All traces together.
    public internal(set) var overall = Tally()
    /// For each key of the grouping, the tallies by value.
    public internal(set) var groups: [[String: Tally]]
  }

  /// What was run, with which parameters.
  public let parameters: EvaluationParameters
  /// One a recogniser, in the order of the parameters.
  public internal(set) var results: [Result]
  /// McNemar's test of the labels of each recogniser against the first, from the second on.
  public internal(set) var tests: [McNemar]
  /// Scored traces with a wrong label, in the order of the input; only where they are kept.
  public private(set) var mistakes: [Mistake] = []
  /// Traces that were not wanted.
  public internal(set) var excluded = 0
  /// Places in the input that were no trace.
  public internal(set) var malformed = 0
  private let keepsMistakes: Bool

  /// An evaluation of nothing yet; it holds on to wrongly labelled traces if `keepsMistakes`.
  public init(parameters: EvaluationParameters, keepsMistakes: Bool = false) {
    self.parameters = parameters
    self.keepsMistakes = keepsMistakes
    let groups = Array(repeating: [String: Tally](), count: parameters.grouping.count)
    results = Array(repeating: Result(groups: groups), count: parameters.recognizers.count)
    tests = Array(repeating: McNemar(), count: max(0, parameters.recognizers.count - 1))
  }

  /// Runs `recognizers`, one a name of the parameters, over a trace of `source` and counts what
  /// they make of it.
  public mutating func add(
    _ trace: TouchTrace, source: String, recognizers: inout [any TraceRecognizer]
  ) {
    let facts = TraceFacts(of: trace, source: source)
    guard parameters.selection.contains(facts) else {
      excluded += 1
      return
    }
    let recognitions = recognizers.indices.map { recognizers[$0].recognize(trace) }
    for (index, recognition) in recognitions.enumerated() {
      results[index].add(recognition, of: trace, facts: facts, grouping: parameters.grouping)
    }
    guard case .scored(let truth) = TraceStanding(of: trace) else { return }
    compare(recognitions.map { $0.map { $0.label == truth } })
    guard keepsMistakes else { return }
    for (index, recognition) in recognitions.enumerated() {
      if let recognition, recognition.label != truth {
        mistakes.append(
          Mistake(
            recognizer: index, source: source, truth: truth, recognition: recognition,
            trace: trace))
      }
    }
  }

  private mutating func compare(_ isRight: [Bool?]) {
    for index in tests.indices {
      if let first = isRight[0], let second = isRight[index + 1] {
        tests[index].add(firstIsRight: first, secondIsRight: second)
      }
    }
  }

  /// Adds the counts of `other`, which has the same parameters.
  public mutating func merge(_ other: Evaluation) {
    precondition(parameters == other.parameters, "evaluations with different parameters")
    for index in results.indices { results[index].merge(other.results[index]) }
    for index in tests.indices { tests[index].merge(other.tests[index]) }
    mistakes += other.mistakes
    excluded += other.excluded
    malformed += other.malformed
  }

  /// Counts `count` places in the input that were no trace.
  public mutating func addMalformed(_ count: Int) { malformed += count }
}

extension Evaluation.Result {
  fileprivate mutating func add(
    _ recognition: TraceRecognition?, of trace: TouchTrace, facts: TraceFacts,
    grouping: [TraceFacts.Key]
  ) {
    overall.add(recognition, of: trace, facts: facts)
    for (index, key) in grouping.enumerated() {
      groups[index][facts[key], default: Tally()].add(recognition, of: trace, facts: facts)
    }
  }

  fileprivate mutating func merge(_ other: Self) {
    overall.merge(other.overall)
    for index in groups.indices {
      for (value, tally) in other.groups[index] {
        groups[index][value, default: Tally()].merge(tally)
      }
    }
  }
}
