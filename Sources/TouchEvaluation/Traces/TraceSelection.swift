/// Which traces are wanted: those for which every condition holds.
public struct TraceSelection: Hashable, Sendable {
  /// A fact, and the values that it may have.
  public struct Condition: Hashable, Sendable {
    /// Which fact.
    public var key: TraceFacts.Key
    /// Any of these will do.
    public var values: [String]
  }

  /// The conditions; without any, every trace is wanted.
  public var conditions: [Condition]

  /// The given conditions.
  public init(_ conditions: [Condition] = []) { self.conditions = conditions }

  /// Whether a trace with these `facts` is wanted.
  public func contains(_ facts: TraceFacts) -> Bool {
    conditions.allSatisfy { $0.values.contains(facts[$0.key]) }
  }
}

extension TraceSelection.Condition: LosslessStringConvertible {
  /// The condition written as `key=value` or `key=value,value`; nil when it is none.
  public init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let key = TraceFacts.Key(rawValue: String(parts[0])) else {
      return nil
    }
    self.key = key
    values = parts[1].split(separator: ",").map(String.init)
  }

  /// For example `fingers=2,3`.
  public var description: String { key.rawValue + "=" + values.joined(separator: ",") }
}
