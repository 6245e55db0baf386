import TouchGeometry

/// Where the fingers of a hand land about a common centre, and when.
enum FingerLayout {
  /// The places of `count` fingers, neighbours `spacing` millimetres apart, in a random direction.
  ///
  /// Two fingers lie symmetric about the centre; three and four on a flat arch; the fifth is the
  /// thumb, below the others.
  static func places(
    count: Int, spacing: Double, random: inout SplitMix64
  ) -> [SIMD2<Double>] {
    let direction = random.direction()
    let hand: [SIMD2<Double>] =
      switch count {
      case 1: [.zero]
      case 2: [SIMD2(-0.5, 0), SIMD2(0.5, 0)]
      case 3: [SIMD2(-1, 0.15), SIMD2(0, -0.2), SIMD2(1, 0.05)]
      case 4: [SIMD2(-1.5, 0.2), SIMD2(-0.5, -0.2), SIMD2(0.5, -0.2), SIMD2(1.5, 0.4)]
      default:
        [SIMD2(-2, 1.9), SIMD2(-1.2, 0), SIMD2(-0.2, -0.5), SIMD2(0.8, -0.3), SIMD2(1.7, 0.3)]
      }
    return hand.map { place in
      let tilted = SIMD2(
        place.x * direction.x - place.y * direction.y, place.x * direction.y + place.y * direction.x
      )
      return tilted * spacing + (count > 2 ? random.normalPair() * (spacing * 0.08) : .zero)
    }
  }

  /// Fingers at `places` that land from 0 on and lift until `duration` seconds.
  ///
  /// Each lands and lifts after delays of its own (milliseconds), at most 35 % of `duration`; which
  /// lands first and which lifts last is random.
  static func fingers(
    at places: [SIMD2<Double>], duration: Double, landingDelay: Distribution,
    liftingDelay: Distribution, random: inout SplitMix64
  ) -> [HandMotion.Finger] {
    let first = random.index(below: places.count)
    let last = random.index(below: places.count)
    return places.indices.map { index in
      let delay = index == first ? 0 : landingDelay.draw(from: &random) / 1000
      let lead = index == last ? 0 : liftingDelay.draw(from: &random) / 1000
      let landing = min(delay, duration * 0.35)
      let lifting = duration - min(lead, duration * 0.35)
      return HandMotion.Finger(landing: landing, lifting: lifting, place: places[index])
    }
  }
}
