import TouchGeometry

extension StrayModel {
  private static let staggered: Distribution = [0: 0, 0.5: 20, 1: 120]

  func palm(random: inout SplitMix64) -> HandMotion {
    let places = FingerLayout.places(
      count: 1 + random.index(below: 3), spacing: random.number(in: 22...32), random: &random)
    var motion = HandMotion(
      fingers: FingerLayout.fingers(
        at: places, duration: palmDuration.draw(from: &random),
        landingDelay: StrayModel.staggered, liftingDelay: [0: 0, 1: 0], random: &random))
    let slide = random.direction() * palmSlide.draw(from: &random)
    for index in motion.fingers.indices {
      motion.fingers[index].radius = palmRadius.draw(from: &random)
      motion.fingers[index].roll = slide * random.number(in: 0.7...1.2)
      motion.fingers[index].ending = .cancelled
    }
    return motion
  }

  /// `fingers` fingers that rest for `duration` seconds and end in the given way.
  func rest(
    ending: HandMotion.Ending, fingers count: Int, duration: Double, random: inout SplitMix64
  ) -> HandMotion {
    let places = FingerLayout.places(
      count: count, spacing: random.number(in: 20...30), random: &random)
    var motion = HandMotion(
      fingers: FingerLayout.fingers(
        at: places, duration: duration, landingDelay: [0: 0, 1: 25], liftingDelay: [0: 0, 1: 0],
        random: &random))
    for index in motion.fingers.indices {
      motion.fingers[index].radius = random.number(in: 3...5.5)
      motion.fingers[index].roll = random.direction() * random.number(in: 0...0.6)
      motion.fingers[index].ending = ending
    }
    return motion
  }

  func hesitation(random: inout SplitMix64) -> HandMotion {
    let duration = hesitationDuration.draw(from: &random)
    var motion = rest(ending: .lifted, fingers: 1, duration: duration, random: &random)
    motion.excursion = random.direction() * hesitationDistance.draw(from: &random)
    motion.reach = MinimumJerk(onset: 0.02, duration: duration - 0.04)
    return motion
  }

  func shuffle(random: inout SplitMix64) -> HandMotion {
    let places = FingerLayout.places(
      count: 4 + random.index(below: 2), spacing: random.number(in: 18...26), random: &random)
    var motion = HandMotion(
      fingers: FingerLayout.fingers(
        at: places, duration: shuffleDuration.draw(from: &random),
        landingDelay: StrayModel.staggered, liftingDelay: StrayModel.staggered, random: &random))
    let ways = withoutSimilarity(
      places.map { _ in random.direction() * shuffleDistance.draw(from: &random) }, at: places)
    for index in motion.fingers.indices {
      motion.fingers[index].roll = ways[index]
      motion.fingers[index].radius = random.number(in: 3...5.5)
    }
    return motion
  }

  func ghosts(random: inout SplitMix64) -> HandMotion {
    var landing = 0.0
    var fingers: [HandMotion.Finger] = []
    for _ in 0..<(3 + random.index(below: 4)) {
      let duration = ghostDuration.draw(from: &random)
      let place = SIMD2(random.number(in: -28...28), random.number(in: -28...28))
      let jump = random.direction() * ghostJump.draw(from: &random)
      fingers.append(
        HandMotion.Finger(
          landing: landing, lifting: landing + duration, place: place, roll: jump, radius: 2))
      landing += duration * random.number(in: 0.2...0.7)
    }
    return HandMotion(fingers: fingers)
  }

  /// `ways` less the translation, turn and spread that fit them best about `places`.
  private func withoutSimilarity(
    _ ways: [SIMD2<Double>], at places: [SIMD2<Double>]
  ) -> [SIMD2<Double>] {
    let count = Double(places.count)
    let centre = places.reduce(.zero, +) / count
    let mean = ways.reduce(.zero, +) / count
    var spread = 0.0
    var turn = 0.0
    var square = 0.0
    for (place, way) in zip(places, ways) {
      let arm = place - centre
      spread += arm.x * way.x + arm.y * way.y
      turn += arm.x * way.y - arm.y * way.x
      square += arm.x * arm.x + arm.y * arm.y
    }
    return zip(places, ways).map { place, way in
      let arm = place - centre
      return way - mean - arm * (spread / square) - SIMD2(-arm.y, arm.x) * (turn / square)
    }
  }
}
