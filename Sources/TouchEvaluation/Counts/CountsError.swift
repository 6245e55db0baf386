/// Why counts cannot be read or merged.
public enum CountsError: Error, Hashable, Sendable {
  /// The text is not what this version writes: the byte, counted from 1, and what should be there.
  case malformed(column: Int, expected: String)
  /// The counts were made with other parameters: which, and both values.
  case different(parameter: String, first: String, second: String)
}

extension CountsError: CustomStringConvertible {
  /// For example `column 17: expected a number`.
  public var description: String {
    switch self {
    case .malformed(let column, let expected): "column \(column): expected \(expected)"
    case .different(let parameter, let first, let second):
      "\(parameter) is \(second), not \(first) as before"
    }
  }
}

extension EvaluationParameters {
  /// Throws where `other` is not the same: only counts of the same work add up.
  public func requireSame(as other: EvaluationParameters) throws(CountsError) {
    let facts: [(String, (EvaluationParameters) -> String)] = [
      ("the version", { $0.version }),
      ("the list of recognisers", { $0.recognizers.joined(separator: ",") }),
      ("--compose", { $0.composition }),
      ("--group-by", { $0.grouping.map(\.rawValue).joined(separator: ",") }),
      ("--where", { $0.selection.conditions.map(\.description).joined(separator: " ") }),
    ]
    for (name, value) in facts where value(self) != value(other) {
      throw .different(parameter: name, first: value(self), second: value(other))
    }
  }
}
