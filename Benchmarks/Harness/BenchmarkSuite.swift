/// A named set of measurements: one file under `Benchmarks/Suites` makes one, and
/// `SuiteRegistry.swift` lists it.
///
/// `groups` builds the inputs, checks every answer with the given ``AnswerCheck``, and returns what
/// to time. It runs before anything is timed; a wrong answer ends the program with status 1.
///
/// ```swift
/// let exampleSuite = BenchmarkSuite(name: "example", summary: "two ways to add") { check in
///   let numbers = [1.0, 2, 3]
///   check.require(fastSum(numbers) == 6, "sum of three numbers")
///   return [
///     BenchmarkGroup("sum of 3 numbers", unit: "sum") {
///       BenchmarkRow("loop", isBaseline: true) { keep(slowSum(numbers)) }
///       BenchmarkRow("vector") { keep(fastSum(numbers)) }
///     }
///   ]
/// }
/// ```
struct BenchmarkSuite: Sendable {
  /// What `--filter` matches.
  let name: String
  /// One line for `--help`.
  let summary: String
  /// Inputs, checks and rows.
  let groups: @Sendable (inout AnswerCheck) -> [BenchmarkGroup]

  init(
    name: String, summary: String,
    groups: @escaping @Sendable (inout AnswerCheck) -> [BenchmarkGroup]
  ) {
    self.name = name
    self.summary = summary
    self.groups = groups
  }
}

/// Rows that do the same work and are timed in turns, so that their ratios hold on a noisy machine.
struct BenchmarkGroup {
  /// What the rows do.
  let title: String
  /// What one operation is: "product", "point", "frame".
  let unit: String
  /// The rows, in the order of the report; at most one is the baseline.
  let rows: [BenchmarkRow]

  init(_ title: String, unit: String, @RowBuilder rows: () -> [BenchmarkRow]) {
    self.title = title
    self.unit = unit
    self.rows = rows()
  }
}

/// One thing to time.
struct BenchmarkRow {
  /// The way it is done.
  let name: String
  /// How many operations one call of `body` does; a call should take well over 100 ns, since the
  /// call itself costs about one.
  let operations: Int
  /// Whether the group's ratios are relative to this row.
  let isBaseline: Bool
  /// The least time an operation can take, in cycles, where it is known.
  let boundInCycles: Double?
  /// Does the work; what it computes must reach ``keep(_:)`` or an escaping buffer.
  let body: () -> Void
  /// Where the row takes its own time: does the work and returns the nanoseconds an operation took.
  let nanoseconds: (() -> Double)?

  init(
    _ name: String, operations: Int = 1, isBaseline: Bool = false, boundInCycles: Double? = nil,
    body: @escaping () -> Void
  ) {
    self.name = name
    self.operations = operations
    self.isBaseline = isBaseline
    self.boundInCycles = boundInCycles
    self.body = body
    nanoseconds = nil
  }

  /// A row that takes its own time, for what is not a mean: the worst of many operations.
  init(_ name: String, nanoseconds: @escaping () -> Double) {
    self.name = name
    operations = 1
    isBaseline = false
    boundInCycles = nil
    body = { keep(nanoseconds()) }
    self.nanoseconds = nanoseconds
  }
}

/// Lists rows without commas, with `if` and `for`.
@resultBuilder
enum RowBuilder {
  static func buildExpression(_ row: BenchmarkRow) -> [BenchmarkRow] { [row] }
  static func buildExpression(_ rows: [BenchmarkRow]) -> [BenchmarkRow] { rows }
  static func buildBlock(_ rows: [BenchmarkRow]...) -> [BenchmarkRow] { rows.flatMap { $0 } }
  static func buildOptional(_ rows: [BenchmarkRow]?) -> [BenchmarkRow] { rows ?? [] }
  static func buildEither(first rows: [BenchmarkRow]) -> [BenchmarkRow] { rows }
  static func buildEither(second rows: [BenchmarkRow]) -> [BenchmarkRow] { rows }
  static func buildArray(_ rows: [[BenchmarkRow]]) -> [BenchmarkRow] { rows.flatMap { $0 } }
}
