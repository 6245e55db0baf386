import TouchTraces

/// Some traces of one source, in order: what one task works on.
struct TraceBatch: Sendable {
  /// The name of the source in reports.
  var source: String
  /// The traces.
  var traces: [TouchTrace] = []
  /// How many rows they have, which is what work grows with.
  var rows = 0
  /// How many bytes of input were read for them.
  var bytes = 0

  /// Whether it is time to hand it over.
  var isFull: Bool { rows >= 20_000 || traces.count >= 1_000 }

  mutating func append(_ trace: TouchTrace) {
    traces.append(trace)
    rows += trace.rows.count
  }
}
