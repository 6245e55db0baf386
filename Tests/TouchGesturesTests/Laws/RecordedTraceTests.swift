import Foundation
import Testing
import TouchGeometry
import TouchGestures
import TouchTestSupport
import TouchTraces

/// The eight laws over the recorded traces in the folder that TOUCH_TRACES names.
///
/// All of them with optimisation, every 50th without. Places are put on a grid of 2⁻¹⁰ pt, so that
/// moving a trace is exact.
@Suite struct RecordedTraceTests {
  static let folder = environmentValue("TOUCH_TRACES")

  @Test func lawsHold() throws {
    guard let folder = Self.folder else {
      print("recorded traces: skipped, because TOUCH_TRACES names no folder")
      return
    }
    let stride = isBuiltForDebugging() ? 50 : 1
    var (seen, checked) = (0, 0)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    where name.hasSuffix(".jsonl") {
      try forEachTrace(of: folder + "/" + name) { trace in
        seen += 1
        if seen % stride != 0 { return }
        checked += 1
        check(trace, seed: UInt64(checked))
      }
    }
    print("recorded traces: the laws over \(checked) of \(seen)")
    #expect(checked > 0)
  }

  private func check(_ trace: TouchTrace, seed: UInt64) {
    let actions = trace.rows.indices.map { i in
      StreamAction.sample(trace.sample(at: i)).mapLocation {
        ($0 * 1024).rounded(.toNearestOrEven) / 1024
      }
    }
    do {
      try StreamLaws(actions, composition: seed & 2 == 0 ? .simultaneous : .arbitrated)
        .check(seed: seed)
    } catch {
      Issue.record("\(trace.id): \(error)")
    }
  }

  private func forEachTrace(of path: String, _ body: (TouchTrace) -> Void) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    var reader = TraceReader(format: .jsonLines, name: path)
    data.withUnsafeBytes { reader.append($0) }
    reader.finish()
    while let reading = reader.next() {
      if case .trace(let trace) = reading { body(trace) }
    }
  }
}
