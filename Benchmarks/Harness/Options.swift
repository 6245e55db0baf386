/// The command line of `bench`.
struct Options {
  var isJSON = false
  var isQuick = false
  var wantsHelp = false
  var filters: [String] = []

  /// A message about the first argument that is not understood.
  struct Misuse: Error { let message: String }

  init(arguments: [String]) throws(Misuse) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": isJSON = true
      case "--quick": isQuick = true
      case "--help", "-h": wantsHelp = true
      case "--filter":
        guard let name = rest.popFirst() else { throw Misuse(message: "--filter needs a name") }
        filters.append(name)
      default: throw Misuse(message: "unknown argument \(argument)")
      }
    }
  }

  /// The suites whose name contains one of the filters; all without a filter.
  func selected(from suites: [BenchmarkSuite]) throws(Misuse) -> [BenchmarkSuite] {
    guard !filters.isEmpty else { return suites }
    for filter in filters where !suites.contains(where: { $0.name.contains(filter) }) {
      throw Misuse(message: "no suite is named \(filter)")
    }
    return suites.filter { suite in filters.contains { suite.name.contains($0) } }
  }

  /// What `--help` prints.
  static func usage(_ suites: [BenchmarkSuite]) -> String {
    """
    usage: swift run bench [--quick] [--json] [--filter NAME]...

      --quick        few short samples: does it run, not how fast
      --json         one JSON object a row instead of tables
      --filter NAME  only suites whose name contains NAME; may be repeated
      --help         this text

    suites:

    """ + suites.map { "  \(left($0.name, 12))  \($0.summary)" }.joined(separator: "\n")
      + """


      Columns: best and median time an operation, operations per second, cycles (best time times
      the clock measured beside it), the least possible cycles where known, the ratio to the
      group's baseline (2.00x is twice as fast), the clock. The rows of a group are timed in turns.
      Status: 0 done, 1 a wrong answer, 2 misuse.
      """
  }
}
