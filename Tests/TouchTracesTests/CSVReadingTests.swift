import Testing
import TouchTraces

@Suite struct CSVReadingTests {
  @Test func readsEveryColumn() {
    let text = #"""
      id,label,user,actor,kind,unitsPerMillimeter,width,height,scale,until,t,contact,phase,x,y,pressure,radius,other
      a,"p, ""q""",3,robot,touchpad,5.5,10,20,nominal,2,0,1,began,1,2,0.5,3,x
      a,,,,,,,,,,0.5,1,ended,1.5,-2e1,,,
      b,,,,,,,,,,,,,,,,,
      c,,,,,,,,,,0,7,moved,,1,,,
      """#
    let traces = readAll(text).traces
    #expect(traces.map(\.id) == ["a", "b", "c"])
    let device = TouchTrace.Device(
      kind: "touchpad", unitsPerMillimeter: 5.5, width: 10, height: 20, scale: .nominal)
    #expect(traces[0].label == "p, \"q\"" && traces[0].user == 3 && traces[0].actor == "robot")
    #expect(traces[0].device == device && traces[0].until == .milliseconds(2000))
    #expect(traces[0].shortRows == ["0 1 began 1,2", "500 1 ended 1.5,-20"])
    #expect(traces[0].rows[0].pressure == 0.5 && traces[0].rows[0].radius == 3)
    #expect(traces[0].rows[1].pressure == nil)
    #expect(traces[1].rows == [] && traces[2].rows[0].location.x.isNaN)
  }

  /// Without ids the rows are one log: cut where all are up, numbered anew, timed from the first.
  @Test(arguments: [",", ";", "\t"])
  func cutsLogsWithoutIDs(_ separator: String) {
    let text = """
      x,y,phase,contact,t,label
      1,2,began,9,10,drag
      3,4,began,8,10.5,
      5,6,ended,9,11,
      7,8,moved,9,11,
      3,4,ended,8,12,
      0,0,began,8,12,
      0,0,ended,8,13,
      1,1,began,8,20,press
      """.replacing(",", with: separator)
    let readings = readAll(text)
    #expect(
      readings.traces.map(\.shortRows) == [
        [
          "0 0 began 1,2", "500 1 began 3,4", "1000 0 ended 5,6", "2000 1 ended 3,4",
          "2000 2 began 0,0", "3000 2 ended 0,0",
        ], ["0 0 began 1,1"],
      ])
    #expect(readings.traces.map(\.label) == ["drag", "press"])
    #expect(readings.traces.map(\.id) == ["trace/1", "trace/2"])
  }

  @Test func readsRowsWithoutAHeader() {
    let text = "0,1,began,1,2\r\n0.25,1,moved,2,2,0.5\r\n0.5,1,ended,3,4,0.5,6\r\n"
    #expect(
      readAll(text).traces.map(\.shortRows) == [
        ["0 0 began 1,2", "250 0 moved 2,2", "500 0 ended 3,4"]
      ])
  }

  /// A lift that was lost is made up for, cancelled, when the contact lands again.
  @Test func repairsLostLifts() {
    let text = "0,1,began,1,2\n1,1,began,3,4\n2,1,ended,3,4\n"
    #expect(
      readAll(text).traces.map(\.shortRows) == [
        ["0 0 began 1,2", "1000 0 cancelled 1,2", "1000 1 began 3,4", "2000 1 ended 3,4"]
      ])
  }

  @Test(arguments: [
    ("a,x,1,began,1,2", 3, "a number of seconds"), ("a,,1,began,1,2", 3, "a number of seconds"),
    ("a,1e999,1,began,1,2", 3, "a time within 292 years"), ("a,0,,began,1,2", 5, "a whole number"),
    ("a,0,1.5,began,1,2", 5, "a whole number of 64 bits"),
    ("a,0,1,down,1,2", 7, "a phase: began, moved, stationary, ended or cancelled"),
    ("a,0,1,,1,2", 7, "a phase: began, moved, stationary, ended or cancelled"),
    ("a,0,1,began,1e999,2", 13, "a number below 1.8e308"),
    ("a,0,1,began,.5,2", 13, "a number"), ("a,0,1,began,1.,2", 13, "a number"),
    ("a,0,1,began,NaN,2", 13, "a number"), ("a,0,1,began,1", 14, "as many fields as columns"),
    ("a,0,1,began,1,2,3", 17, "no more fields than columns"),
    ("\"a,0,1,began,1,2", 17, "'\"' at the end of the field"),
    ("a\"b,0,1,began,1,2", 2, "no quote in a field without quotes around"),
    ("\"a\"b,0,1,began,1,2", 4, "a comma or the end of the line"),
    ("a,0,1,began,1, 2", 15, "a number"),
  ])
  func reportsAndPassesOver(_ line: String, _ column: Int, _ expected: String) {
    let text = "id,t,contact,phase,x,y\n\(line)\na,0,1,began,1,2\n"
    let readings = readAll(text)
    #expect(readings.errors.map(\.expected) == [expected])
    #expect(readings.errors.map(\.column) == [column] && readings.errors.map(\.line) == [2])
    #expect(readings.traces.map(\.shortRows) == [["0 1 began 1,2"]])
  }

  @Test func needsAHeaderOrRows() {
    let errors = readAll("a,b,c\n", as: .csv).errors
    #expect(errors.map(\.expected) == ["a header with t, contact, phase, x and y"])
  }
}
