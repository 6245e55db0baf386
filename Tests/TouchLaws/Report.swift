#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a part of the work has found.
struct Findings: Sendable {
  var count = 0
  private(set) var faults: [String] = []

  init(_ fault: String? = nil) { add(fault) }

  mutating func add(_ fault: String?) {
    if let fault { faults.append(fault) }
  }

  mutating func add(_ other: Findings) {
    count += other.count
    faults += other.faults
  }
}

/// Does `work` in as many parts as there are processors, and prints what was found; false if that
/// is a fault.
func report(
  _ title: String, work: @escaping @Sendable (_ part: Int, _ parts: Int) -> Findings
) async -> Bool {
  let start = ContinuousClock.now
  let parts = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  var all = Findings()
  await withTaskGroup(of: Findings.self) { group in
    for part in 0..<parts { group.addTask { work(part, parts) } }
    for await findings in group { all.add(findings) }
  }
  let seconds = (ContinuousClock.now - start).components.seconds
  let number = all.count > 0 ? " (\(all.count))" : ""
  print("\(title)\(number): \(all.faults.count) broken, \(seconds) s")
  for fault in all.faults.prefix(10) { print("  \(fault)") }
  return all.faults.isEmpty
}
