import Testing
import TouchExamples
import TouchGeometry
import TouchGestures
import TouchScene

struct DiceTests {
  private let half: TouchInstant = .milliseconds(500)

  private func tray(_ seed: UInt64 = 5) throws -> DiceTray {
    let tray = try DiceTray(generator: SplitMix64(seed: seed))
    tray.stage.advance(to: .seconds(0))
    return tray
  }

  /// The numbers that the generator gives for three dice, one roll after the other.
  private func expected(_ seed: UInt64 = 5) -> () -> [Int] {
    let draw = draws(from: SplitMix64(seed: seed))
    return { [draw(), draw(), draw()] }
  }

  @Test func aRollEndsAfterHalfASecondWithTheGeneratorsNumbers() throws {
    let (tray, expected) = (try tray(), expected())
    tray.roll()
    #expect(tray.stage.deadline == half)
    tray.stage.advance(to: .milliseconds(499))
    #expect(tray.values == [1, 1, 1])
    tray.stage.advance(to: half)
    #expect(tray.values == expected() && tray.stage.deadline == nil)
    #expect(tray.dice.map(\.value) == tray.values)
    tray.roll()
    tray.stage.advance(to: .seconds(2))
    #expect(tray.values == expected())
  }

  @Test func aPressRollsThem() throws {
    let (tray, expected) = (try tray(), expected())
    tray.stage.play(Touch(1, 1, .began, 10, 10), Touch(1.05, 1, .ended, 10, 10))
    tray.stage.advance(to: .seconds(1.549))
    #expect(tray.values == [1, 1, 1])
    tray.stage.advance(to: .seconds(1.55))
    #expect(tray.values == expected())
  }

  /// Twenty turns about (1, 1, 1) in perspective, slow at both ends, back to where it was.
  @Test func itTurnsTwentyTimes() throws {
    let tray = try tray()
    let die = tray.dice[1]
    let before = die.map
    var (angle, turns) = (0.0, 0)
    tray.roll()
    for i in 1...5000 {
      tray.stage.advance(to: TouchInstant(nanoseconds: Int64(i) * 100_000))
      #expect(die.spin.value.angle >= angle)
      turns += Int(die.spin.value.angle / (2 * .pi)) - Int(angle / (2 * .pi))
      angle = die.spin.value.angle
      if i == 2500 { #expect((angle - 20 * .pi).magnitude < 1e-9, "half way in half the time") }
    }
    #expect(turns == 20 && angle == 40 * .pi && die.spin.value.axis == SIMD3(1, 1, 1))
    let corner = SIMD2(100.0, 0)
    let (a, b) = (try #require(before(corner)), try #require(die.map(corner)))
    #expect(near(a, b, within: 1e-9))
    tray.roll()
    tray.stage.advance(to: .milliseconds(620))
    let flying = try #require(die.map(corner))
    #expect(!near(flying, b, within: 1))
  }

  @Test func aRequestDuringARollStartsItAnew() throws {
    let (tray, expected) = (try tray(), expected())
    var speed = 0.0
    tray.roll()
    for i in 1...4 {
      let time = TouchInstant.milliseconds(Int64(200 * i))
      tray.stage.advance(to: time)
      speed = tray.dice[0].spin.animated.velocity(at: time)[motion: 0]
      tray.roll()
      let after = tray.dice[0].spin.animated.velocity(at: time)[motion: 0]
      #expect(speed > 100 && (after - speed).magnitude < 1e-6, "it goes on as fast")
    }
    tray.stage.advance(to: .milliseconds(1299))
    #expect(tray.values == [1, 1, 1])
    tray.stage.advance(to: .milliseconds(5000))
    #expect(tray.values == expected(), "one number each")
    let turns = tray.dice[0].spin.value.angle / (2 * .pi)
    #expect((turns - turns.rounded()).magnitude < 1e-12 && turns > 20)
  }

  /// 6,000 rolls of three: every number comes up as often as it should, and no die tells another's.
  @Test func theDiceAreFairAndIndependent() throws {
    let tray = try tray(17)
    var counts = [Int](repeating: 0, count: 6)
    var equal = 0
    for i in 0..<6000 {
      tray.roll()
      tray.stage.advance(to: .seconds(Double(i) + 1))
      for value in tray.values { counts[value - 1] += 1 }
      if tray.first == tray.second { equal += 1 }
    }
    // Six standard deviations of 18,000 draws of 1/6, and of 6,000.
    for count in counts { #expect((count - 3000).magnitude < 300) }
    #expect((equal - 1000).magnitude < 173)
  }

  @Test func aDieByItself() throws {
    let roll = Signal<Void>()
    let stage = TouchStage()
    @ValueState var value = 1
    var die: Dice? = Dice(request: roll.readOnly, value: $value).drawing { 4 }
    try stage.add(die?.node ?? TouchNode())
    stage.advance(to: .seconds(0))
    roll.send()
    stage.advance(to: .seconds(1))
    #expect(value == 4)
    value = 2
    roll.send()
    die = nil
    stage.advance(to: .seconds(2))
    #expect(value == 2 && !roll.hasSubscribers, "a die that is gone tells nothing")
  }
}
