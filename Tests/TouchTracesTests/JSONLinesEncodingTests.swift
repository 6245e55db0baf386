import Testing
import TouchGeometry
import TouchGestures
import TouchTraces

@Suite struct JSONLinesEncodingTests {
  @Test func writesTheShortestLine() {
    var encoder = JSONLinesEncoder()
    encoder.append(TouchTrace(id: "a"))
    let row = TouchTrace.Row(
      time: TouchInstant(nanoseconds: -1_016_700_000), contactID: -1, phase: .cancelled,
      location: [100, -0.5], radius: 1e-7)
    encoder.append(
      TouchTrace(id: "\"\n\u{1}é", device: .init(width: 3), rows: [row], until: .milliseconds(1500))
    )
    let text = String(decoding: encoder.bytes, as: UTF8.self)
    #expect(
      text == #"{"id":"a","samples":[]}"# + "\n"
        + #"{"id":"\"\n\u0001é","device":{"width":3},"#
        + #""samples":[[-1.0167,-1,"cancelled",100,-0.5,null,1e-07]],"until":1.5}"# + "\n")
  }

  /// Reading what was written gives the same trace.
  @Test func roundTrips() {
    var random = SplitMix64(seed: 8)
    for _ in 0..<2000 {
      let trace = random.trace()
      var encoder = JSONLinesEncoder()
      encoder.append(trace)
      #expect(readAll(encoder.bytes) == [.trace(trace)])
    }
  }

  @Test func writesUnknownPositionsAsNull() {
    var encoder = JSONLinesEncoder()
    let row = TouchTrace.Row(
      time: .milliseconds(0), contactID: 0, phase: .moved, location: [.infinity, .nan])
    encoder.append(TouchTrace(id: "a", rows: [row]))
    let text = String(decoding: encoder.bytes, as: UTF8.self)
    #expect(text.contains(#"[0,0,"moved",null,null]"#))
  }
}
