import Testing
import TouchGestures

/// The velocity at the lift: facts of `x` in points at times in milliseconds.
@Suite struct VelocityTests {
  struct Row: Sendable {
    var name: String
    var path: [(ms: Int64, x: Double)]
    /// Where and when it lifts.
    var lift: (ms: Int64, x: Double)
    var velocity: ClosedRange<Double>
  }

  static let steady: [(Int64, Double)] = (0...10).map { (Int64($0) * 10, Double($0) * 5) }

  static let rows: [Row] = [
    Row(name: "steady", path: steady, lift: (105, 50), velocity: 499.999...500.001),
    Row(
      name: "a lift at the last place is no sample", path: steady, lift: (130, 50),
      velocity: 499.999...500.001),
    Row(
      name: "a lift at a new place is one", path: steady, lift: (110, 55), velocity: 499.9...500.1),
    Row(name: "40 ms of silence: it rests", path: steady, lift: (140, 50), velocity: 0...0),
    Row(
      name: "a pause empties the history",
      path: [(0, 0), (10, 50), (20, 100), (60, 101), (70, 102)],
      lift: (71, 102), velocity: 99.99...100.01),
    Row(
      name: "two samples: the slope", path: [(0, 0), (10, 20)], lift: (11, 20),
      velocity: 2000...2000),
    Row(name: "one sample", path: [(0, 7)], lift: (5, 7), velocity: 0...0),
    Row(
      name: "it brakes: never backward", path: [(0, 273), (10, 293), (20, 293)], lift: (21, 293),
      velocity: 0...2000),
    Row(
      name: "fifty fast steps, then ten at rest: never backward",
      path: (0...50).map { (Int64($0), Double($0) * 10) }
        + (51...60).map { (Int64($0), 500 + Double($0 - 50) * 1e-9) },
      lift: (61, 500), velocity: 0...8000),
    Row(
      name: "limited by magnitude", path: [(0, 0), (10, 500), (20, 1000)], lift: (21, 1000),
      velocity: 7999.999...8000.001),
    Row(
      name: "times that go back take no part",
      path: [(0, 0), (10, 5), (20, 10), (15, 10), (30, 15)],
      lift: (31, 15), velocity: 400...600),
  ]

  @Test(arguments: rows) func atTheLift(_ row: Row) {
    var script = TrackerScript()
    for (i, place) in row.path.enumerated() {
      script.report(place.ms, 1, i == 0 ? .began : .moved, place.x, 3)
    }
    script.report(row.lift.ms, 1, .ended, row.lift.x, 3)
    script.endFrame()
    let velocity = script.frames.last?.velocity ?? SIMD2(.nan, .nan)
    #expect(row.velocity.contains(velocity.x), "\(row.name): \(velocity)")
    #expect(velocity.y == 0)
  }

  @Test func limitKeepsTheDirection() {
    var script = TrackerScript()
    for i in 0...3 {
      let way = Double(i) * 100
      script.report(Int64(i) * 10, 1, i == 0 ? .began : .moved, way, way)
    }
    script.report(40, 1, .ended, 400, 400)
    script.endFrame()
    let velocity = script.frames.last?.velocity ?? .zero
    #expect(abs(velocity.x - 5656.854) < 0.01 && abs(velocity.y - velocity.x) < 1e-9)
  }
}
