import Testing
import TouchGeometry
import TouchTestSupport

/// The eight laws over the recorded traces in the folder that TOUCH_TRACES names, for the engine,
/// for sessions of random compositions and for arenas of random gestures.
///
/// All of them with optimisation, every 50th without; the program `TouchLaws` takes all.
@Suite struct RecordedTraceTests {
  @Test func lawsHold() {
    guard let recordings = Recordings() else {
      print("recorded traces: none, because TOUCH_TRACES names no folder")
      return
    }
    let stride = isBuiltForDebugging() ? 50 : 1
    var checked = 0
    recordings.forEach { number, trace in
      if number % stride != 0 { return }
      checked += 1
      #expect(trace.violation(number) == nil)
    }
    print("recorded traces: the laws over \(checked)")
    #expect(checked > 0)
  }
}
