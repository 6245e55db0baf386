import Testing
import TouchTraces

private func event(
  _ type: String, _ id: Int, _ time: Double, _ x: Double, _ more: String = ""
) -> String {
  "{\"type\":\"\(type)\",\"pointerId\":\(id),\"timeStamp\":\(time),\"clientX\":\(x),\"clientY\":2"
    + more + "}"
}

private let events = [
  event("pointermove", 5, 90, 0), event("pointerover", 5, 99, 1),
  event("pointerdown", 5, 100, 1, ",\"pointerType\":\"touch\",\"width\":3,\"height\":5"),
  event("pointerdown", 6, 110.5, 10, ",\"pressure\":0.25"), event("pointermove", 5, 120, 3),
  event("pointercancel", 6, 130, 0), event("pointerup", 5, 140, 4), event("pointerdown", 9, 300, 7),
]

private let spellings: [String] = [
  "[\(events.joined(separator: ","))]",
  events.joined(separator: "\n"),
  "[\n  \(events.joined(separator: " ,\r\n  "))\n]\n",
  "[\n\(events.joined(separator: ",\n").replacing(",\"", with: ",\n    \""))]",
]

@Suite struct PointerEventTests {
  /// In an array, on lines of their own, or printed prettily.
  @Test(arguments: spellings)
  func readsObjects(_ text: String) {
    for chunkSize in [1, 13, .max] {
      let readings = readAll(text, chunkSize: chunkSize)
      #expect(readings.errors == [])
      #expect(
        readings.traces.map(\.shortRows) == [
          [
            "0 0 began 1,2", "10.5 1 began 10,2", "20 0 moved 3,2", "30 1 cancelled 10,2",
            "40 0 ended 4,2",
          ], ["0 0 began 7,2"],
        ])
      #expect(
        readings.traces.map(\.device) == [
          .init(kind: "touchscreen", scale: .unknown), .init(scale: .unknown),
        ])
      #expect(readings.traces.first?.rows[0].radius == 2)
      #expect(readings.traces.first?.rows[1].pressure == 0.25)
    }
  }

  @Test(arguments: [
    (#"{"type":"pointerdown","timeStamp":1,"clientX":1,"clientY":2}"#, 59, #"the key "pointerId""#),
    (#"{"type":"pointerdown","pointerId":1,"clientX":1,"clientY":2}"#, 59, #"the key "timeStamp""#),
    (#"{"type":"pointerdown","pointerId":1,"timeStamp":1,"clientY":2}"#, 61, #"the key "clientX""#),
    (#"{"type":"pointerdown","pointerId":"1"}"#, 34, "a whole number"),
    (#"{"type":"pointerdown","timeStamp":1e999}"#, 34, "a number below 1.8e308"),
    (#"{"type":"pointerdown,"pointerId":1}"#, 22, "',' or '}'"),
    ("{\"type\":\"pointerdown", 20, "'\"' at the end of the string"),
    ("{\"type\":\"pointerdown\" 3}", 22, "',' or '}'"),
  ])
  func reportsAndPassesOver(_ bad: String, _ offset: Int, _ expected: String) {
    let text = events[2] + "\n" + bad + "\n" + event("pointerup", 5, 200, 1) + "\n"
    let readings = readAll(text, as: .pointerEvents)
    #expect(readings.errors.map(\.expected) == [expected])
    #expect(readings.errors.map(\.line) == [2])
    #expect(readings.errors.map(\.column) == [offset + 1])
    #expect(readings.traces.map(\.shortRows) == [["0 0 began 1,2", "100 0 ended 1,2"]])
  }

  /// The place of an error within an object of several lines.
  @Test func countsLinesWithinObjects() {
    let errors = readAll("[\n{ \"type\": \"pointerdown\",\n  \"pointerId\": x }]").errors
    #expect(errors.map(\.line) == [3] && errors.map(\.column) == [16])
  }

  @Test func reportsWhatIsNoObject() {
    let errors = readAll("[" + events[2] + ", 17, null\n" + "]", as: .pointerEvents).errors
    #expect(errors.map(\.expected) == ["a JSON object or an array of them"])
  }

  @Test func passesOverLongObjects() {
    let long = "{\"x\":\"" + String(repeating: "y", count: 1000) + "\"}"
    let text = events[2] + "\n" + long + "\n" + event("pointerup", 5, 200, 1)
    for chunkSize in [10, 300] {
      let readings = readAll(
        Array(text.utf8), as: .pointerEvents, chunkSize: chunkSize, maximumLineLength: 200)
      #expect(readings.errors.map(\.expected) == ["a line of at most 200 bytes"])
      #expect(readings.traces.map(\.rows.count) == [2])
    }
  }
}
