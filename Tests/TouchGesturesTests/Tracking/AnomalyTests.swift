import Testing
import TouchGestures

/// Bad input is repaired or dropped, and counted.
@Suite struct AnomalyTests {
  struct Row: Sendable {
    var name: String
    var reports: [FrameTests.Report]
    var counts: [TouchAnomaly: Int]
    var frames: [String]
  }

  static let rows: [Row] = [
    Row(
      name: "a place that is not a number is dropped",
      reports: [(0, 1, .began, 1, 0), (10, 1, .moved, .nan, 0), (20, 1, .moved, 3, 0)],
      counts: [.invalidLocation: 1], frames: ["0: +1(1,0)", "20: >1(3,0)"]),
    Row(
      name: "a landing without a place is none",
      reports: [(0, 1, .began, 0, .infinity), (10, 1, .moved, 3, 0), (20, 1, .ended, 3, 0)],
      counts: [.invalidLocation: 1, .unknownContact: 2], frames: []),
    Row(
      name: "a lift without a place is a lift",
      reports: [(0, 1, .began, 1, 0), (10, 1, .ended, -.infinity, .nan)],
      counts: [.invalidLocation: 1], frames: ["0: +1(1,0)", "10: ^1(1,0)"]),
    Row(
      name: "so far out that squares could overflow",
      reports: [(0, 1, .began, 1, 0), (10, 1, .moved, 1e308, 0), (20, 1, .moved, 1.1e9, 0)],
      counts: [.invalidLocation: 2], frames: ["0: +1(1,0)"]),
    Row(
      name: "an earlier time is the newest time",
      reports: [(50, 1, .began, 1, 0), (40, 1, .moved, 2, 0), (60, 1, .moved, 3, 0)],
      counts: [.backwardTime: 1], frames: ["50: +1(1,0)", "50: >1(2,0)", "60: >1(3,0)"]),
    Row(
      name: "a clock set back while a finger is down",
      reports: [(90_000, 1, .began, 1, 0), (0, 1, .moved, 2, 0), (90_001, 1, .ended, 2, 0)],
      counts: [.backwardTime: 1], frames: ["90000: +1(1,0)", "90000: >1(2,0)", "90001: ^1(2,0)"]),
    Row(
      name: "a clock set back a minute or more between touches starts anew",
      reports: [(90_000, 1, .began, 1, 0), (90_001, 1, .ended, 1, 0), (30_001, 1, .began, 2, 0)],
      counts: [.backwardTime: 1], frames: ["90000: +1(1,0)", "90001: ^1(1,0)", "30001: +1(2,0)"]),
    Row(
      name: "set back less, it waits",
      reports: [(90_000, 1, .began, 1, 0), (90_001, 1, .ended, 1, 0), (30_002, 1, .began, 2, 0)],
      counts: [.backwardTime: 1], frames: ["90000: +1(1,0)", "90001: ^1(1,0)", "90001: +1(2,0)"]),
    Row(
      name: "a landing while down",
      reports: [(0, 1, .began, 1, 0), (10, 1, .began, 2, 0), (10, 1, .began, 3, 0)],
      counts: [.lostEnd: 2],
      frames: ["0: +1(1,0)", "10: x1(1,0)", "10: +1(2,0)", "10: x1(2,0)", "10: +1(3,0)"]),
    Row(
      name: "reports of a contact that is not down",
      reports: [(0, 1, .moved, 1, 0), (10, 2, .ended, 1, 0), (20, 0, .cancelled, 1, 0)],
      counts: [.unknownContact: 3], frames: []),
    Row(
      name: "a second lift",
      reports: [(0, 1, .began, 1, 0), (10, 1, .ended, 1, 0), (10, 1, .ended, 1, 0)],
      counts: [.unknownContact: 1], frames: ["0: +1(1,0)", "10: ^1(1,0)"]),
    Row(
      name: "beyond the capacity of two: ignored until it lifts",
      reports: [
        (0, 1, .began, 1, 0), (0, 2, .began, 2, 0), (0, 3, .began, 3, 0), (10, 3, .moved, 4, 0),
        (20, 3, .ended, 4, 0), (30, 3, .moved, 5, 0), (40, 1, .ended, 1, 0), (50, 3, .began, 6, 0),
      ],
      counts: [.beyondCapacity: 1, .unknownContact: 1],
      frames: ["0: +1(1,0) +2(2,0)", "40: ^1(1,0) =2(2,0)", "50: =2(2,0) +3(6,0)"]),
    Row(
      name: "at the capacity, a landing that takes a lifted contact's place comes after the lift",
      reports: [
        (0, 1, .began, 1, 0), (0, 2, .began, 2, 0), (10, 1, .ended, 1, 0), (10, 3, .began, 3, 0),
        (20, 3, .moved, 5, 0),
      ],
      counts: [:],
      frames: [
        "0: +1(1,0) +2(2,0)", "10: ^1(1,0) =2(2,0)", "10: =2(2,0) +3(3,0)", "20: =2(2,0) >3(5,0)",
      ]),
    Row(
      name: "two that take two places at once land together",
      reports: [
        (0, 1, .began, 1, 0), (0, 2, .began, 2, 0), (10, 1, .cancelled, 1, 0),
        (10, 4, .began, 4, 0), (10, 2, .ended, 2, 0), (10, 3, .began, 3, 0),
      ],
      counts: [:],
      frames: ["0: +1(1,0) +2(2,0)", "10: x1(1,0) ^2(2,0)", "10: +3(3,0) +4(4,0)"]),
    Row(
      name: "a landing before the lift that would make room is beyond the capacity",
      reports: [
        (0, 1, .began, 1, 0), (0, 2, .began, 2, 0), (10, 3, .began, 3, 0), (10, 1, .ended, 1, 0),
      ],
      counts: [.beyondCapacity: 1],
      frames: ["0: +1(1,0) +2(2,0)", "10: ^1(1,0) =2(2,0)"]),
  ]

  @Test(arguments: rows) func counted(_ row: Row) {
    var script = TrackerScript(capacity: 2)
    for (ms, id, phase, x, y) in row.reports { script.report(ms, id, phase, x, y) }
    script.endFrame()
    #expect(script.lines == row.frames, "\(row.name)")
    #expect(script.frames.allSatisfy { $0.contacts.count <= 2 }, "\(row.name)")
    for anomaly in TouchAnomaly.allCases {
      #expect(
        script.tracker.anomalies[anomaly] == row.counts[anomaly] ?? 0, "\(row.name) \(anomaly)")
    }
    #expect(script.tracker.anomalies.total == row.counts.values.reduce(0, +))
  }

  @Test(arguments: [(0, 1), (1, 1), (10, 10), (64, 64), (1000, 64), (-5, 1)])
  func capacities(_ asked: Int, _ capacity: Int) {
    var script = TrackerScript(capacity: asked)
    for id in 0...Int64(capacity) { script.report(0, id, .began, Double(id)) }
    script.endFrame()
    #expect(script.frames.last?.touches == capacity)
    #expect(script.tracker.anomalies[.beyondCapacity] == 1)
  }

  /// A host's ids are names, not indices: any two are two contacts, and each may come again.
  @Test(arguments: [(Int64.min, Int64.max), (0, .min), (.max, 0), (-1, 1)])
  func idsOfAnyValue(_ a: Int64, _ b: Int64) {
    var script = TrackerScript()
    for start in [Int64(0), 100] {
      script.report(start, a, .began, 1)
      script.report(start, b, .began, 2)
      script.report(start + 10, a, .moved, 3)
      script.report(start + 10, b, .moved, 4)
      script.report(start + 20, b, .ended, 4)
      script.report(start + 30, a, .ended, 3)
    }
    script.endFrame()
    let first = Array([a, b].sorted())
    func both(_ time: Int, _ mark: String, _ x: [Int64: Int]) -> String {
      "\(time):" + first.map { " \(mark)\($0)(\(x[$0]!),0)" }.joined()
    }
    let lines = [0, 100].flatMap { start in
      [
        both(start, "+", [a: 1, b: 2]), both(start + 10, ">", [a: 3, b: 4]),
        "\(start + 20):" + first.map { $0 == a ? " =\(a)(3,0)" : " ^\(b)(4,0)" }.joined(),
        "\(start + 30): ^\(a)(3,0)",
      ]
    }
    #expect(script.lines == lines)
    #expect(script.tracker.anomalies.total == 0)
  }

  /// One time at the end of the range must not hold all later touches there.
  @Test(arguments: [Int64.max, .min, .max - 1]) func timesAtTheEndsOfTheRange(_ wild: Int64) {
    var script = TrackerScript()
    script.report(0, 1, .began, 0)
    script.tracker.receive(
      TouchSample(
        contactID: 1, phase: .moved, time: TouchInstant(nanoseconds: wild), location: SIMD2(5, 0)))
    script.report(20, 1, .ended, 5)
    script.report(1000, 1, .began, 0)
    script.report(1010, 1, .ended, 0)
    script.endFrame()
    #expect(Array(script.lines.suffix(2)) == ["1000: +1(0,0)", "1010: ^1(0,0)"])
  }
}
