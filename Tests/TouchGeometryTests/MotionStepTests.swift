import Testing
import TouchGeometry

@Suite struct MotionStepTests {
  typealias Pairs = [(before: SIMD2<Double>, after: SIMD2<Double>)]

  private func step(_ pairs: Pairs, minimumRadius: Double = 1) -> MotionStep<Double> {
    var sums = MotionStep<Double>.Accumulator()
    for pair in pairs { sums.add(from: pair.before, to: pair.after) }
    return sums.step(minimumRadius: minimumRadius)
  }

  /// Seeded hands of 2 to 5 contacts that move a little, some hardly apart.
  private func forEachHand(_ body: (Pairs) -> Void) {
    var random = SplitMix64(seed: 80)
    for i in 0..<400 {
      let spread = [200.0, 200, 3, 0.01][i % 4]
      let place = random.vector(1000, Double.self)
      body(
        (0..<(2 + i / 4 % 4)).map { _ in
          let before = place + random.vector(spread)
          return (before, before + random.vector(spread / 10))
        })
    }
  }

  @Test func findsRotationScaleAndTranslation() {
    var random = SplitMix64(seed: 81)
    for count in 2...6 {
      for _ in 0..<30 {
        let (angle, scale) = (random.number(in: -3...3), random.number(in: 0.5...2))
        let map = Affine2(rotation: angle).scaled(by: scale).translated(by: random.vector(100))
        let hand = (0..<count).map { _ in random.vector(300, Double.self) }
        let found = step(hand.map { ($0, map($0)) })
        let centroid = hand.reduce(.zero, +) / Double(count)
        #expect(found.hasSpan && found.contactCount == count)
        #expect((found.rotation - angle).magnitude <= 1e-12)
        #expect((found.scale / scale - 1).magnitude <= 1e-12)
        #expect(near(found.translation, map(centroid) - centroid, 1e-11))
        #expect(near(found.centroidBefore, centroid, 1e-11))
        #expect(near(found.centroidAfter, map(centroid), 1e-11))
      }
    }
  }

  // Two contacts 200 apart on the x axis: what the second does, radial, tangential, common motion.
  @Test(arguments: [
    (SIMD2(20.0, 0), 10.0, 0.0, SIMD2(10.0, 0)), (SIMD2(-20, 0), -10, 0, SIMD2(-10, 0)),
    (SIMD2(0, 0), 0, 0, SIMD2(0, 0)),
  ])
  func motionAlongTheLine(
    _ row: (move: SIMD2<Double>, radial: Double, tangential: Double, common: SIMD2<Double>)
  ) {
    let found = step([(.zero, .zero), (SIMD2(200, 0), SIMD2(200, 0) + row.move)])
    #expect((found.radialMotion - row.radial).magnitude <= 1e-13)
    #expect(found.tangentialMotion == row.tangential && found.translation == row.common)
  }

  @Test func tangentialMotionIsTheArcAtTheMeanRadius() {
    let map = Affine2(rotation: 0.1).scaled(by: 1.5)
    let found = step([SIMD2(-100.0, 0), SIMD2(100, 0)].map { ($0, map($0)) })
    #expect((found.tangentialMotion - 0.1 * 125).magnitude <= 1e-12)
    #expect((found.radialMotion - 50).magnitude <= 1e-12)
  }

  /// The short way for two contacts against the sums about the centroid, bit for bit.
  @Test func twoContactsAreTheGeneralForm() {
    forEachHand { hand in
      guard hand.count == 2 else { return }
      let found = step(hand, minimumRadius: 0)
      let (p, q) = (hand[1].before - hand[0].before, hand[1].after - hand[0].after)
      func dot(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.x + a.y * b.y }
      func cross(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.y - a.y * b.x }
      let share = 1.0 / 2
      #expect(found.radiusBefore == ((dot(p, p) - dot(p, p) * share) * share).squareRoot())
      #expect(found.radiusAfter == ((dot(q, q) - dot(q, q) * share) * share).squareRoot())
      let rotation = Trigonometry.arctangent(
        y: cross(p, q) - cross(p, q) * share, x: dot(p, q) - dot(p, q) * share)
      #expect(found.rotation == rotation && found.hasSpan)
    }
  }

  @Test func aStepAndItsReverseAreOpposite() {
    forEachHand { hand in
      let (there, back) = (step(hand), step(hand.map { ($0.after, $0.before) }))
      #expect(there.hasSpan == back.hasSpan && there.rotation == -back.rotation)
      #expect(there.radialMotion == -back.radialMotion)
      #expect(there.tangentialMotion == -back.tangentialMotion)
      #expect(there.translation == -back.translation)
      #expect((there.scale * back.scale - 1).magnitude <= 1e-15)
    }
  }

  @Test func scaleDoesNotDrift() {
    var random = SplitMix64(seed: 82)
    let start = [SIMD2(0.0, 0), SIMD2(100, 0), SIMD2(40, 80)]
    var (places, product) = (start, 1.0)
    for _ in 0..<5000 {
      let next = places.map { $0 + random.vector(2) }
      product *= step(Array(zip(places, next)).map { ($0, $1) }).scale
      places = next
    }
    let direct = step(zip(start, places).map { ($0, $1) })
    #expect((product / direct.scale - 1).magnitude <= 1e-11)
  }

  @Test func quarterTurnsTurnTheResultBitForBit() {
    forEachHand { hand in
      let plain = step(hand)
      let turned = step(hand.map { (quarter($0.before), quarter($0.after)) })
      #expect(turned.translation == quarter(plain.translation))
      #expect(turned.centroidAfter == quarter(plain.centroidAfter))
      #expect(turned.rotation == plain.rotation && turned.scale == plain.scale)
      #expect(turned.radialMotion == plain.radialMotion && turned.hasSpan == plain.hasSpan)
      #expect(turned.tangentialMotion == plain.tangentialMotion)
    }
  }

  @Test(arguments: [0x1p-20, 0.5, 2, 0x1p40])
  func powersOfTwoScaleTheResultBitForBit(_ factor: Double) {
    forEachHand { hand in
      let plain = step(hand)
      let scaled = step(
        hand.map { ($0.before * factor, $0.after * factor) }, minimumRadius: factor)
      #expect(scaled.translation == plain.translation * factor)
      #expect(scaled.centroidBefore == plain.centroidBefore * factor)
      #expect(scaled.rotation == plain.rotation && scaled.scale == plain.scale)
      #expect(scaled.radialMotion == plain.radialMotion * factor)
      #expect(scaled.hasSpan == plain.hasSpan)
    }
  }

  @Test func exactShiftsChangeNothingButTheCentroids() {
    var random = SplitMix64(seed: 83)
    for _ in 0..<200 {
      let hand: Pairs = (0..<3).map { _ in
        (wholeNumbers(&random), wholeNumbers(&random))
      }
      let shift = SIMD2(4096.0, -1024)
      var shifted = step(hand.map { ($0.before + shift, $0.after + shift) })
      let plain = step(hand)
      #expect(near(shifted.centroidAfter, plain.centroidAfter + shift, 1e-11))
      shifted.centroidBefore = plain.centroidBefore
      shifted.centroidAfter = plain.centroidAfter
      #expect(shifted == plain)
    }
  }

  @Test func tooCloseTogetherNeitherTurnsNorScales() {
    let tight: Pairs = [(SIMD2(0, 0), SIMD2(3, 0)), (SIMD2(1.9, 0), SIMD2(3, 9))]
    let found = step(tight)
    #expect(!found.hasSpan && found.rotation == 0 && found.scale == 1)
    #expect(found.radialMotion == 0 && found.tangentialMotion == 0)
    #expect(found.translation == SIMD2(2.05, 4.5) && found.radiusBefore > 0)
    #expect(!step(tight.map { ($0.after, $0.before) }).hasSpan)
    // The limit itself is far enough.
    #expect(step([(SIMD2(0, 0), SIMD2(0, 0)), (SIMD2(2, 0), SIMD2(0, 2))]).hasSpan)
    // In one place there is no span even without a limit.
    let one = (SIMD2(5.0, 5), SIMD2(6.0, 6))
    #expect(!step([one, one], minimumRadius: 0).hasSpan)
  }

  @Test func fewContacts() {
    let none = step([])
    #expect(none.contactCount == 0 && none.translation == .zero && none.scale == 1)
    let one = step([(SIMD2(1, 2), SIMD2(4, 6))])
    #expect(one.contactCount == 1 && one.translation == SIMD2(3, 4) && !one.hasSpan)
    #expect(one.centroidBefore == SIMD2(1, 2) && one.centroidAfter == SIMD2(4, 6))
  }

  @Test func placesThatAreNotFiniteHaveNoSpan() {
    for bad in [Double.nan, .infinity] {
      let found = step([(SIMD2(0, 0), SIMD2(0, 0)), (SIMD2(9, 0), SIMD2(bad, 0))])
      #expect(!found.hasSpan && found.rotation == 0 && found.scale == 1)
    }
  }

  private func quarter(_ v: SIMD2<Double>) -> SIMD2<Double> { SIMD2(-v.y, v.x) }

  private func wholeNumbers(_ random: inout SplitMix64) -> SIMD2<Double> {
    SIMD2(Double(random.index(below: 500)), Double(random.index(below: 500)))
  }
}
