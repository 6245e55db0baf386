public import TouchTraces

/// A system outside the package, of which only the predictions are known.
public struct PredictionRecognizer: TraceRecognizer {
  /// What reports call it.
  public let name: String
  private let table: PredictionTable

  /// The system called `name` that made the predictions in `table`.
  public init(name: String, table: PredictionTable) {
    self.name = name
    self.table = table
  }

  /// The prediction for `trace`; nil where there is none.
  public mutating func recognize(_ trace: TouchTrace) -> TraceRecognition? { table[trace.id] }
}
