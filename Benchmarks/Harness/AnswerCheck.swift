/// Collects the wrong answers of a suite before it is timed.
struct AnswerCheck {
  private(set) var checks = 0
  private(set) var failures: [String] = []

  /// Notes a failure described by `what` unless `isRight`.
  mutating func require(_ isRight: Bool, _ what: @autoclosure () -> String) {
    checks += 1
    if !isRight { failures.append(what()) }
  }
}
