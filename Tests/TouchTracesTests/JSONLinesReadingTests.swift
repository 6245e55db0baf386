import Testing
import TouchGeometry
import TouchGestures
import TouchTraces

@Suite struct JSONLinesReadingTests {
  @Test func readsEveryKey() {
    let text = """
      {"id":"ipad/17","label":"pinch","user":3,"actor":"robot","fingers":[1,{"a":"\\u00e9"}],\
      "device":{"kind":"touchscreen","unitsPerMillimeter":5.197,"width":1024,"height":768,\
      "scale":"nominal","dpi":1},"samples":[[0,1,"began",100.5,200],\
      [0.0167,1,"moved",101,200,0.5,12],[1,1,"ended",101,200,null,3]],"until":2.5}
      """
    let device = TouchTrace.Device(
      kind: "touchscreen", unitsPerMillimeter: 5.197, width: 1024, height: 768, scale: .nominal)
    let rows = [
      TouchTrace.Row(
        time: .milliseconds(0), contactID: 1, phase: .began, location: [100.5, 200]),
      TouchTrace.Row(
        time: TouchInstant(nanoseconds: 16_700_000), contactID: 1, phase: .moved,
        location: [101, 200], pressure: 0.5, radius: 12),
      TouchTrace.Row(
        time: .milliseconds(1000), contactID: 1, phase: .ended, location: [101, 200], radius: 3),
    ]
    let expected = TouchTrace(
      id: "ipad/17", label: "pinch", user: 3, actor: "robot", device: device, rows: rows,
      until: .milliseconds(2500))
    #expect(readAll(text) == [.trace(expected)])
  }

  /// Lines that are read, each as a trace with the one row `[0,1,"began",1,2]`.
  @Test(arguments: [
    #"{"id":"a","samples":[[0,1,"began",1,2]]}"#,
    #"{"id":"a","samples":[[0,1,"began",1,2]],"label":null,"user":null,"device":null,"until":null}"#,
    #" { "samples" : [ [ 0 , 1 , "began" , 1 , 2 ] ] , "id" : "a" } "#,
    #"{"\u0069d":"\u0061","samples":[[0.0,1.0,"b\u0065gan",1e0,20e-1]]}"#,
    #"{"id":"a","samples":[[0,1,"began",1,2,null,null]]}"#,
    #"{"id":"a","device":{"scale":null,"kind":null},"samples":[[-0,1,"began",1,2]]}"#,
    #"{"id":"a","x":[[],{},[{"y":[null,true,false,1.5e3,"\ud83d\udc46"]}]],"samples":[[0,1,"began",1,2]]}"#,
    "\u{FEFF}" + #"{"id":"a","samples":[[0,1,"began",1,2]]}"# + "\r\n\r\n \t\n",
  ])
  func readsAllSpellings(_ line: String) {
    let row = TouchTrace.Row(
      time: .milliseconds(0), contactID: 1, phase: .began, location: [1, 2])
    #expect(readAll(line) == [.trace(TouchTrace(id: "a", rows: [row]))])
  }

  /// A position that is `null` was not known: it reads as NaN, for the tracker to drop and count.
  @Test func readsNullPositionsAsNaN() {
    let line = #"{"id":"a","samples":[[0,1,"began",null,2],[0,1,"moved",1, null]]}"#
    let rows = readAll(line).traces.first?.rows ?? []
    #expect(rows.map(\.location.x.isNaN) == [true, false])
    #expect(rows.map(\.location.y.isNaN) == [false, true])
  }

  @Test(arguments: [Int64.min, -1, 0, Int64.max])
  func readsEveryContactNumber(_ contact: Int64) {
    let line = "{\"id\":\"a\",\"user\":\(contact),\"samples\":[[0,\(contact),\"began\",1,2]]}"
    let trace = readAll(line).traces.first
    #expect(trace?.rows.map(\.contactID) == [contact])
    #expect(trace?.user == contact)
  }

  @Test func keepsBackwardTimes() {
    let line = #"{"id":"a","samples":[[1,1,"began",1,2],[0.5,1,"moved",1,2]]}"#
    #expect(
      readAll(line).traces.first?.rows.map(\.time.nanoseconds) == [1_000_000_000, 500_000_000])
  }

  /// Chunks of any size give the same readings.
  @Test func dependsNotOnChunks() {
    var random = SplitMix64(seed: 7)
    var encoder = JSONLinesEncoder()
    for _ in 0..<20 { encoder.append(random.trace()) }
    let bytes = encoder.bytes + Array("bad\n{\"id\":1}\r\n\n[".utf8)
    let whole = readAll(bytes)
    #expect(whole.traces.count == 20 && whole.errors.count == 3)
    for size in [1, 2, 3, 7, 8, 9, 64, 1000] { #expect(readAll(bytes, chunkSize: size) == whole) }
  }

  @Test func reusesStorage() throws {
    let text =
      #"{"id":"a","label":"x","until":1,"samples":[[0,1,"began",1,2]]}"# + "\n"
      + #"{"id":"b","samples":[]}"# + "\n"
    var reader = TraceReader()
    Array(text.utf8).withUnsafeBytes { reader.append($0) }
    var trace = TouchTrace(id: "")
    #expect(try reader.next(into: &trace) && trace.label == "x")
    let capacity = trace.rows.capacity
    #expect(try reader.next(into: &trace))
    #expect(trace == TouchTrace(id: "b") && trace.rows.capacity == capacity)
    #expect(try !reader.next(into: &trace))
  }
}
