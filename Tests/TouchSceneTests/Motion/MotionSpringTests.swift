import Testing
import TouchGeometry
import TouchScene
import TouchTestSupport

struct MotionSpringTests {
  @Test func tableOfClosedForms() {
    let table = numberRows(of: springTable)
    #expect(table.count > 140)
    for row in table {
      let spring = MotionSpring(mass: row[0], stiffness: row[1], damping: row[2])
      let (way, push) = spring.response(at: row[3])
      #expect((way - row[4]).magnitude <= 2e-12, "\(row): \(way)")
      #expect((push - row[5]).magnitude <= 2e-12, "\(row): \(push)")
    }
  }

  /// ω = 2π / duration, ζ = 1 − bounce or 1 / (1 + bounce).
  @Test(arguments: [
    (0.5, 0.0, 157.91367041742973, 25.132741228718345),
    (1.0, 0.3, 39.47841760435743, 8.79645943005142),
    (0.5, -0.5, 157.91367041742973, 50.26548245743669), (2.0, 1.0, 9.869604401089358, 0.0),
  ])
  func durationAndBounce(
    _ row: (duration: Double, bounce: Double, stiffness: Double, damping: Double)
  ) {
    let spring = MotionSpring(duration: .seconds(row.duration), bounce: row.bounce)
    let same = MotionSpring(stiffness: row.stiffness, damping: row.damping)
    #expect((spring.frequency / same.frequency - 1).magnitude < 1e-14)
    #expect((spring.dampingRatio - same.dampingRatio).magnitude < 1e-14)
  }

  /// Springs of every kind: ζ from 0 to 100, often next to 1.
  static func seeded(_ random: inout SplitMix64) -> MotionSpring {
    let frequency = random.number(in: 1...60)
    let ratio: Double
    switch random.index(below: 4) {
    case 0: ratio = random.number(in: 0.02...1)
    case 1: ratio = 1 + random.number(in: -1...1) * 1e-6
    case 2: ratio = random.number(in: 1...3)
    default: ratio = random.number(in: 1...100)
    }
    return MotionSpring(
      stiffness: frequency * frequency, damping: 2 * ratio * frequency)
  }

  /// ½ v² + ½ ω² x², from any start, at growing times.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func energyNeverGrows(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let spring = Self.seeded(&random)
      let (x, v) = (random.number(in: -100...100), random.number(in: -5000...5000))
      let square = spring.frequency * spring.frequency
      var last = Double.infinity
      for i in 0...200 {
        let (way, push) = spring.response(at: Double(i) * 0.01)
        let place = x * way + v * push
        let slope =
          v * (way - 2 * spring.dampingRatio * spring.frequency * push) - x * square * push
        let energy = slope * slope + square * place * place
        #expect(energy <= last * (1 + 1e-9) + 1e-9, "\(spring)")
        last = energy
      }
    }
  }

  /// Two steps of time are one long step.
  @Test func oneStepIsTwo() {
    var random = SplitMix64(seed: 61)
    for _ in 0..<20_000 {
      let spring = Self.seeded(&random)
      let square = spring.frequency * spring.frequency
      let (s, t) = (random.number(in: 0...1), random.number(in: 0...1))
      let (a, b, whole) = (
        spring.response(at: s), spring.response(at: t), spring.response(at: s + t)
      )
      let slope = a.way - 2 * spring.dampingRatio * spring.frequency * a.push
      #expect((a.way * b.way - square * a.push * b.push - whole.way).magnitude < 1e-10, "\(spring)")
      #expect((a.push * b.way + slope * b.push - whole.push).magnitude < 1e-10, "\(spring)")
    }
  }

  /// After the settling time nothing is farther away than promised, and 0.7 of it is too early.
  @Test func settlesInTime() {
    var random = SplitMix64(seed: 62)
    for _ in 0..<2000 {
      let spring = Self.seeded(&random)
      let time = spring.settlingTime(precision: 1e-4)
      var early = 0.0
      for i in 0...200 {
        let late = spring.response(at: time * (1 + Double(i) * 0.01))
        let worst = max(late.way.magnitude, spring.frequency * late.push.magnitude)
        #expect(worst <= 1e-4, "\(spring)")
        let before = spring.response(at: time * (0.5 + Double(i) * 0.001))
        early = max(early, before.way.magnitude, spring.frequency * before.push.magnitude)
      }
      #expect(early > 1e-4, "\(spring)")
    }
  }

  @Test func neverSettlesWithoutDamping() {
    #expect(MotionSpring(stiffness: 100, damping: 0).settlingTime() == .infinity)
    #expect(MotionSpring(duration: .seconds(1), bounce: 1).settlingTime() == .infinity)
  }

  @Test func badNumbersAreReplaced() {
    let plain = MotionSpring(mass: 1, stiffness: 100, damping: 10)
    for bad in [0, -1, Double.nan, .infinity, -.infinity] {
      #expect(MotionSpring(mass: bad, stiffness: 100, damping: 10) == plain, "\(bad)")
      #expect(MotionSpring(mass: 1, stiffness: bad, damping: 10) == plain, "\(bad)")
      if bad != 0 {
        #expect(MotionSpring(mass: 1, stiffness: 100, damping: bad) == plain, "\(bad)")
      }
    }
    for bounce in [Double.nan, .infinity, -.infinity, -1, 7] {
      for duration in [Duration.zero, .seconds(-1), .seconds(1 << 40)] {
        let spring = MotionSpring(duration: duration, bounce: bounce)
        let (way, push) = spring.response(at: 0.3)
        #expect(way.isFinite && push.isFinite && spring.frequency > 0)
      }
    }
    let extreme = MotionSpring(mass: 1e-300, stiffness: 1e300, damping: 1e300)
    #expect(extreme.response(at: 1).way.isFinite && extreme.settlingTime() > 0)
  }
}
