import Testing
import TouchGestures
import TouchScene
import TouchTestSupport
import TouchTraces

/// The style for shaky hands on recorded long presses of people who have them, in the folder that
/// TOUCH_TRACES names.
struct TremorRecordingTests {
  static let recording = environmentValue("TOUCH_TRACES").flatMap {
    fileBytes($0 + "/tremor-press.jsonl")
  }

  @Test(
    .enabled(if: recording != nil, "set TOUCH_TRACES to a folder that holds tremor-press.jsonl"))
  func itLosesNoLongPressThatTheFingerStyleFinds() throws {
    let traces = try longPresses(in: #require(Self.recording))
    var (steady, usual) = (0, 0)
    for trace in traces {
      let (finger, tremor) = (first(in: trace, .finger), first(in: trace, .tremor))
      if finger == .longPress { #expect(tremor == .longPress, "\(trace.id)") }
      usual += finger == .longPress ? 1 : 0
      steady += tremor == .longPress ? 1 : 0
    }
    print("long presses of shaky hands: \(steady) of \(traces.count), by finger \(usual)")
    #expect(steady > usual)
  }

  private enum Gesture { case longPress, drag }

  /// What begins first on a node of the style.
  private func first(in trace: TouchTrace, _ style: some RecognitionStyle) -> Gesture? {
    var first: Gesture?
    let node = TouchNode(size: SIMD2(10_000, 10_000)).recognitionStyle(style)
    node.attach { profile in
      LongPressRecognizer(profile).onChanged { _ in if first == nil { first = .longPress } }
    }
    node.attach { profile in
      DragRecognizer(profile).onChanged { _ in if first == nil { first = .drag } }
    }
    let stage = TouchStage()
    try? stage.add(node)
    for i in trace.rows.indices { stage.receive(trace.sample(at: i)) }
    stage.endFrame()
    return first
  }

  private func longPresses(in bytes: [UInt8]) -> [TouchTrace] {
    var reader = TraceReader(format: .jsonLines, name: "tremor-press")
    bytes.withUnsafeBytes { reader.append($0) }
    reader.finish()
    var traces: [TouchTrace] = []
    while let reading = reader.next() {
      if case .trace(let trace) = reading, trace.label == "long-press" { traces.append(trace) }
    }
    return traces
  }
}
