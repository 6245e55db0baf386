import Testing
import TouchGeometry
import TouchGestures
import TouchScene

/// Many motions asked at once give the bits that each gives alone.
struct MotionBatchTests {
  typealias Place = Placement<Double>

  static func curve(_ random: inout SplitMix64) -> MotionCurve {
    let duration = Duration.milliseconds(1 + random.index(below: 900))
    switch random.index(below: 8) {
    case 0: return .linear(duration: duration)
    case 1: return .spring(duration: duration, bounce: random.number(in: -0.9...0))
    case 2: return .spring(duration: duration, bounce: random.number(in: 0...1))
    case 3: return .spring(duration: duration)
    case 4: return .easeIn(duration: duration).repeatForever()
    case 5: return .easeOut(duration: duration).delay(.milliseconds(random.index(below: 300)))
    default:
      let ends = (random.index(below: 3), random.index(below: 3))
      return .timing(
        TimingCurve(
          [0, 1, random.unit()][ends.0], random.number(in: -1...2), [0, 1, random.unit()][ends.1],
          random.number(in: -1...2)), duration: duration)
    }
  }

  static func place(_ random: inout SplitMix64) -> Place {
    Place(
      offset: SIMD2(random.number(in: -500...500), random.number(in: -500...500)),
      rotation: random.number(in: -10...10), scale: random.number(in: 0.5...2))
  }

  /// Runs of one curve are computed in pairs, and so are neighbours of one kind in a mixture.
  static func motions(_ random: inout SplitMix64, count: Int) -> [Motion<Place>] {
    var like = curve(&random)
    return (0..<count).map { i in
      if random.unit() < 0.5 { like = curve(&random) }
      var moving = AnimatedValue(place(&random))
      let start = TouchInstant.seconds(random.number(in: 0...0.3))
      if random.unit() < 0.1 { moving.fling(velocity: place(&random).motionComponents, at: start) }
      let speed = random.unit() < 0.3 ? place(&random).motionComponents : nil
      moving.animate(to: place(&random), with: like, velocity: speed, at: start)
      return moving.motion
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func theBitsOfEachAlone(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let motions = Self.motions(&random, count: random.index(below: 40))
    let ends = [Int64.min, .max].map { TouchInstant(nanoseconds: $0) }
    for time in (0..<50).map({ _ in TouchInstant.seconds(random.number(in: -0.1...1.5)) }) + ends {
      var places: [Place] = []
      Motion.forEachValue(of: motions, at: time) { places.append($0) }
      #expect(places == motions.map { $0.value(at: time) }, "\(seed) at \(time.nanoseconds)")
    }
  }
}
