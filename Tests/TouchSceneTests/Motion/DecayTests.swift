import Testing
import TouchGeometry
import TouchGestures
import TouchScene

struct DecayTests {
  let bounds = MotionBounds(lower: SIMD2(0.0, 0), upper: SIMD2(400.0, 300))

  /// 1,000 pt/s at a factor of 0.998 a millisecond: 499.5 pt on the whole, of which 432.035… in the
  /// first second (mpmath 1.3: v · (1 − e^−k) / k with k = −1000 ln 0.998).
  @Test func freeDecay() {
    var value = AnimatedValue(SIMD2(0.0, 0))
    value.fling(velocity: SIMD2(1000, -500), at: .seconds(2))
    #expect(
      near(
        value.value(at: .seconds(3)), SIMD2(432.03512673762984, -216.01756336881492), within: 1e-9))
    #expect(near(value.target, SIMD2(499.49983316645526, -249.74991658322763), within: 1e-9))
    #expect(near(value.velocity(at: .seconds(2)), SIMD2(1000, -500), within: 1e-9))
    let end = value.end ?? .seconds(0)
    #expect(
      near(
        value.value(at: TouchInstant(nanoseconds: end.nanoseconds - 1)), value.target, within: 0.06)
    )
  }

  /// It never rests outside, is never beyond a bound by more than the spring allows, and meets the
  /// bound with the velocity that the decay has there.
  @Test(arguments: 0..<30 as Range<UInt64>)
  func staysWithinItsBounds(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<40 {
      let from = SIMD2(random.number(in: 0...400), random.number(in: 0...300))
      let velocity = SIMD2(random.number(in: -8000...8000), random.number(in: -8000...8000))
      var (value, free) = (AnimatedValue(from), AnimatedValue(from))
      value.fling(velocity: velocity, within: bounds, at: .seconds(0))
      free.fling(velocity: velocity, at: .seconds(0))
      var last = (place: from, speed: velocity)
      for i in 1...400 {
        let time = TouchInstant.seconds(0.005 * Double(i))
        let (place, speed) = (value.value(at: time), value.velocity(at: time))
        if inside(place) && inside(last.place) && dot(last.speed, velocity) > 0 && i < 3 {
          #expect(near(place, free.value(at: time), within: 1e-9))
        }
        // A critical spring of 0.5 s is driven at most v / (e · ω) beyond.
        let reach = 8000 / 2.718 * 0.5 / (2 * .pi)
        #expect(place.x > -reach && place.x < 400 + reach)
        #expect(near(place, last.place, within: 8000 * 0.005 + 1e-9), "no jump")
        last = (place, speed)
      }
      #expect(inside(value.target))
      #expect(value.value(at: value.end ?? .seconds(0)) == value.target)
    }
  }

  private func inside(_ p: SIMD2<Double>) -> Bool {
    p.x >= 0 && p.x <= 400 && p.y >= 0 && p.y <= 300
  }

  private func dot(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { (a * b).sum() }

  /// Where the spring takes over, at a time known from the decay, neither place nor speed jumps.
  @Test func meetsTheBoundAtItsSpeed() {
    var random = SplitMix64(seed: 61)
    let (decay, range) = (MotionDecay.normal, MotionBounds(lower: 0.0, upper: 400.0))
    for _ in 0..<500 {
      let (from, speed) = (random.number(in: 0...400), random.number(in: 1000...8000))
      var value = AnimatedValue(from)
      value.fling(velocity: speed, within: range, with: decay, at: .seconds(0))
      let crossing = -Exponential.logarithm(of: 1 - (400 - from) * decay.rate / speed) / decay.rate
      let (before, after) = (
        TouchInstant.seconds(crossing - 1e-6), TouchInstant.seconds(crossing + 1e-6)
      )
      #expect((value.value(at: before) - 400).magnitude < 0.02)
      #expect((value.value(at: after) - 400).magnitude < 0.02)
      let left = speed - (400 - from) * decay.rate
      #expect((value.velocity(at: before) - left).magnitude < 1)
      #expect((value.velocity(at: after) - left).magnitude < 1, "\(from), \(speed)")
    }
  }

  /// Nothing of a repeated motion before it stays when the value is thrown.
  @Test func thrownWhileItGoesThereAndBack() {
    var (value, free) = (AnimatedValue(0.0), AnimatedValue(0.0))
    value.animate(
      to: 100, with: .linear(duration: .seconds(1)).repeatCount(4, autoreverses: true),
      at: .seconds(0))
    value.fling(velocity: 300, at: .seconds(1))
    free.animate(to: 100, with: .linear(duration: .seconds(1)), at: .seconds(0))
    free.fling(velocity: 300, at: .seconds(1))
    for second in 1...9 {
      let time = TouchInstant.seconds(Double(second))
      #expect(value.value(at: time) == free.value(at: time))
    }
    #expect(value.target == free.target)
  }

  @Test func thrownFromOutsideItComesBack() {
    var value = AnimatedValue(SIMD2(-50.0, 350))
    value.fling(velocity: SIMD2(0, 2000), within: bounds, at: .seconds(0))
    #expect(value.target == SIMD2(0, 300))
    #expect(value.value(at: .seconds(0.05)).y > 350, "outward first")
    #expect(near(value.value(at: .seconds(0)), SIMD2(-50, 350)))
  }

  @Test func noBoundsWhereTheyAreNone() {
    for (lower, upper) in [(SIMD2(9.0, 9), SIMD2(1.0, 1)), (SIMD2(.nan, .nan), SIMD2(1.0, 1))] {
      var (value, free) = (AnimatedValue(SIMD2(0.0, 0)), AnimatedValue(SIMD2(0.0, 0)))
      value.fling(
        velocity: SIMD2(100, 0), within: MotionBounds(lower: lower, upper: upper), at: .seconds(0))
      free.fling(velocity: SIMD2(100, 0), at: .seconds(0))
      #expect(value.value(at: .seconds(1)) == free.value(at: .seconds(1)))
    }
  }

  @Test func badRates() {
    for bad in [0, -1, Double.nan, .infinity] { #expect(MotionDecay(rate: bad) == .normal) }
    let endless = MotionSpring(stiffness: 100, damping: 0)
    #expect(MotionDecay(rate: 2, edge: endless).edge != endless)
  }

  @Test func rubberBand() {
    let band = RubberBand(length: 400)
    // (1 − 1 / (100 · 0.55 / 400 + 1)) · 400
    #expect((band.stretch(of: 100) - 48.35164835164835).magnitude < 1e-12)
    #expect(band.stretch(of: -100) == -band.stretch(of: 100) && band.stretch(of: 0) == 0)
    #expect((band.stretch(of: 1e-6) - 0.55e-6).magnitude < 1e-14, "the first slope")
    #expect(band.stretch(of: .infinity) == 400 && band.stretch(of: .nan) == 0)
    #expect(band.pull(of: 400) == .infinity && band.pull(of: -500) == -.infinity)
    var random = SplitMix64(seed: 91)
    for _ in 0..<1000 {
      let pull = random.number(in: -3000...3000)
      #expect((band.pull(of: band.stretch(of: pull)) - pull).magnitude < 1e-9)
    }
    #expect(band.place(50, lower: 0, upper: 100) == 50)
    #expect(band.place(200, lower: 0, upper: 100) == 100 + band.stretch(of: 100))
    #expect(band.place(-100, lower: 0, upper: 100) == band.stretch(of: -100))
    #expect(RubberBand(length: -1).stretch(of: 100) == 0)
    #expect(RubberBand(length: 400, stiffness: .nan) == band)
  }
}
