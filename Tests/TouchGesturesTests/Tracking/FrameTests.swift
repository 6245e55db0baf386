import Testing
import TouchGestures

/// Samples in, frames out.
@Suite struct FrameTests {
  typealias Report = (ms: Int64, id: Int64, phase: TouchSample.Phase, x: Double, y: Double)

  struct Row: Sendable {
    var name: String
    var reports: [Report]
    var frames: [String]
  }

  static let rows: [Row] = [
    Row(
      name: "one touch",
      reports: [(0, 1, .began, 5, 6), (10, 1, .moved, 7, 6), (20, 1, .ended, 7, 6)],
      frames: ["0: +1(5,6)", "10: >1(7,6)", "20: ^1(7,6)"]),
    Row(
      name: "lands, moves and lifts at one time: three frames",
      reports: [(0, 1, .began, 0, 0), (0, 1, .moved, 20, 0), (0, 1, .ended, 20, 0)],
      frames: ["0: +1(0,0)", "0: >1(20,0)", "0: ^1(20,0)"]),
    Row(
      name: "lands and lifts at a new place at one time",
      reports: [(0, 1, .began, 0, 0), (0, 1, .ended, 20, 0)],
      frames: ["0: +1(0,0)", "0: >1(20,0)", "0: ^1(20,0)"]),
    Row(
      name: "lands and lifts in place at one time",
      reports: [(0, 1, .began, 3, 4), (0, 1, .ended, 3, 4)],
      frames: ["0: +1(3,4)", "0: ^1(3,4)"]),
    Row(
      name: "a lift at a new place is a move, then a lift",
      reports: [(0, 1, .began, 0, 0), (10, 1, .ended, 9, 0)],
      frames: ["0: +1(0,0)", "10: >1(9,0)", "10: ^1(9,0)"]),
    Row(
      name: "moves and lifts at a third place: the last move counts",
      reports: [(0, 1, .began, 0, 0), (10, 1, .moved, 5, 0), (10, 1, .ended, 9, 0)],
      frames: ["0: +1(0,0)", "10: >1(9,0)", "10: ^1(9,0)"]),
    Row(
      name: "two moves at one time: the last counts",
      reports: [(0, 1, .began, 0, 0), (10, 1, .moved, 5, 0), (10, 1, .moved, 6, 0)],
      frames: ["0: +1(0,0)", "10: >1(6,0)"]),
    Row(
      name: "stationary takes no place",
      reports: [(0, 1, .began, 1, 2), (10, 1, .stationary, 0, 0)],
      frames: ["0: +1(1,2)", "10: =1(1,2)"]),
    Row(
      name: "several lift in one frame; what waited for their report is settled first",
      reports: [
        (0, 1, .began, 0, 0), (0, 2, .began, 9, 0), (0, 3, .began, 5, 5), (10, 2, .ended, 9, 0),
        (10, 1, .ended, 0, 0), (10, 3, .moved, 6, 6),
      ],
      frames: [
        "0: +1(0,0) +2(9,0) +3(5,5)", "10: =1(0,0) =2(9,0) >3(6,6)", "10: =1(0,0) =2(9,0) =3(6,6)",
        "10: ^1(0,0) ^2(9,0) =3(6,6)",
      ]),
    Row(
      name: "one lifts, another lands at once under its id",
      reports: [(0, 1, .began, 0, 0), (10, 1, .ended, 0, 0), (10, 1, .began, 50, 0)],
      frames: ["0: +1(0,0)", "10: ^1(0,0)", "10: +1(50,0)"]),
    Row(
      name: "ids of any value",
      reports: [(0, 0, .began, 1, 0), (0, -7, .began, 2, 0), (0, .min, .began, 3, 0)],
      frames: ["0: +-9223372036854775808(3,0) +-7(2,0) +0(1,0)"]),
    Row(
      name: "a landing while down: the lost touch is cancelled first",
      reports: [(0, 1, .began, 0, 0), (10, 1, .began, 50, 0)],
      frames: ["0: +1(0,0)", "10: x1(0,0)", "10: +1(50,0)"]),
    Row(
      name: "a cancellation takes no place and starts a new group of those that stay",
      reports: [(0, 1, .began, 0, 0), (0, 2, .began, 9, 0), (10, 1, .cancelled, 77, 7)],
      frames: ["0: +1(0,0) +2(9,0)", "10: x1(0,0) =2(9,0)", "10: =2(9,0)"]),
  ]

  @Test(arguments: rows) func frames(_ row: Row) {
    var script = TrackerScript()
    for (ms, id, phase, x, y) in row.reports { script.report(ms, id, phase, x, y) }
    script.endFrame()
    #expect(script.lines == row.frames, "\(row.name)")
  }

  @Test(arguments: rows) func aLaterSampleOrTimeEndsTheFrame(_ row: Row) {
    var (later, advanced) = (TrackerScript(), TrackerScript())
    for (ms, id, phase, x, y) in row.reports {
      later.report(ms, id, phase, x, y)
      advanced.report(ms, id, phase, x, y)
    }
    later.report(1000, 99, .moved, 0)
    advanced.advance(row.reports.last!.ms)
    #expect(later.lines == row.frames, "\(row.name)")
    #expect(advanced.lines == row.frames, "\(row.name)")
  }

  /// Contacts may be reported in any order; each one's own samples keep theirs.
  @Test(arguments: [[0, 1, 2, 3], [3, 0, 1, 2], [0, 3, 1, 2], [0, 1, 3, 2]])
  func orderWithinAFrame(_ order: [Int]) {
    let second: [Report] = [
      (10, 2, .moved, 31, 3), (10, 2, .ended, 33, 4), (10, 2, .began, 90, 9), (10, 1, .moved, 3, 1),
    ]
    let landing: [Report] = [(0, 1, .began, 0.1, 0.7), (0, 2, .began, 30.3, 0.1)]
    func frames(_ landing: [Report], _ order: [Int]) -> [TouchFrame] {
      var script = TrackerScript()
      for (ms, id, phase, x, y) in landing + order.map({ second[$0] }) {
        script.report(ms, id, phase, x, y)
      }
      script.endFrame()
      return script.frames
    }
    let (a, b) = (frames(landing, [0, 1, 2, 3]), frames(landing.reversed(), order))
    #expect(a.map(\.contacts) == b.map(\.contacts))
    #expect(a.map(\.motion) == b.map(\.motion))
    #expect(a.map(\.centroid) == b.map(\.centroid))
    #expect(a.map(\.velocity) == b.map(\.velocity))
  }

  @Test func manySamplesOfOneTimeAreTakenInParts() {
    var script = TrackerScript()
    script.report(0, 1, .began, 0)
    for i in 1...200 { script.report(0, 1, .moved, Double(i)) }
    script.endFrame()
    #expect(script.frames.last?.motion.translation == SIMD2(200, 0))
    #expect(script.frames.count < 12)
    #expect(script.tracker.anomalies.total == 0)
  }

  @Test func emptyFramesAreNone() {
    var script = TrackerScript()
    script.endFrame()
    script.advance(5)
    script.endFrame()
    script.cancelAll()
    #expect(script.frames.isEmpty)
  }
}
