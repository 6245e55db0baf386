#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#endif

/// `swift run bench`: checks the answers of each suite, then times it.
@main
struct TouchBench {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do throws(Options.Misuse) {
      let options = try Options(arguments: arguments)
      if options.wantsHelp {
        Console.line(Options.usage(allSuites))
        return
      }
      let suites = try options.selected(from: allSuites)
      ReleaseGuard.requireReleaseBuild(arguments: arguments)
      run(suites, options)
    } catch {
      Console.note("bench: \(error.message)\n\n\(Options.usage(allSuites))")
      exit(2)
    }
  }

  private static func run(_ suites: [BenchmarkSuite], _ options: Options) {
    let plan = options.isQuick ? MeasurementPlan.quick : .full
    let report = Report(isJSON: options.isJSON)
    if !options.isJSON {
      Console.line(
        "\(processorName()), \(decimals(Stopwatch.gigahertz(), 2)) GHz, release build"
          + (options.isQuick ? ", quick: times are rough" : ""))
    }
    for suite in suites {
      var check = AnswerCheck()
      let groups = suite.groups(&check)
      guard check.failures.isEmpty else {
        for failure in check.failures { Console.note("\(suite.name): wrong answer: \(failure)") }
        exit(1)
      }
      report.begin(suite, checks: check.checks)
      for group in groups { report.show(group, of: suite, plan.measure(group)) }
    }
  }
}
