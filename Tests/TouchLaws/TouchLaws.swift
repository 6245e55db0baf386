#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import TouchTestSupport

/// `swift run -c release TouchLaws [STREAMS]`: what tests without optimisation are too slow for.
///
/// The eight laws over random streams, 20,000 unless told otherwise, and over every recorded trace
/// in the folder that TOUCH_TRACES names; and the allocations for a sample. The exit status is 1
/// when something is broken, 2 when the arguments cannot be read.
@main
struct TouchLaws {
  static func main() async {
    guard let count = streamCount() else {
      print("usage: TouchLaws [STREAMS]")
      exit(2)
    }
    var isKept = checkAllocations()
    for subject in LawSubject.allCases {
      isKept = await checkStreams(subject, count) && isKept
    }
    isKept = await checkRecordings() && isKept
    exit(isKept ? 0 : 1)
  }

  private static func streamCount() -> Int? {
    guard let argument = CommandLine.arguments.dropFirst().first else { return 20_000 }
    return Int(argument).flatMap { $0 >= 0 ? $0 : nil }
  }

  private static func checkStreams(_ subject: LawSubject, _ count: Int) async -> Bool {
    await report("\(subject): the laws over \(count) random streams") { part, parts in
      Findings(subject.violation(from: part, to: count, by: parts))
    }
  }

  private static func checkRecordings() async -> Bool {
    guard let recordings = Recordings() else {
      print("recorded traces: none, because TOUCH_TRACES names no folder")
      return true
    }
    let title = "the laws over recorded traces, every fourth for sessions and arenas, too"
    return await report(title) { part, parts in
      var findings = Findings()
      recordings.forEach { number, trace in
        if number % parts != part { return }
        findings.count += 1
        findings.add(trace.violation(number))
      }
      return findings
    }
  }
}
