import Testing
import TouchGeometry
import TouchGestures
import TouchScene

private func ms(_ milliseconds: Double) -> TouchInstant { .seconds(milliseconds * 1e-3) }

struct AnimatedValueTests {
  @Test func restsUntilItIsSent() {
    var value = AnimatedValue(3.0)
    #expect(value.value(at: ms(0)) == 3 && value.velocity(at: ms(0)) == 0)
    #expect(!value.isMoving(at: ms(0)))
    value.animate(to: 5, with: .linear(duration: .milliseconds(100)), at: ms(50))
    #expect(value.value(at: ms(50)) == 3 && value.value(at: ms(100)) == 4)
    #expect(value.value(at: ms(150)) == 5 && value.value(at: ms(900)) == 5)
    #expect((value.velocity(at: ms(100)) - 20).magnitude < 1e-12)
    #expect(value.velocity(at: ms(150)) == 0)
    #expect(value.end == ms(150) && value.target == 5)
    #expect(value.isMoving(at: ms(149)) && !value.isMoving(at: ms(150)))
    #expect(value.value(at: ms(10)) == 3, "before the change")
  }

  @Test func anAngleIsNotWrapped() {
    var turn = AnimatedValue(0.0)
    turn.animate(to: 40 * .pi, with: .linear(duration: .seconds(20)), at: ms(0))
    for second in 0...20 {
      let angle = turn.value(at: ms(1000 * Double(second)))
      #expect((angle - 2 * .pi * Double(second)).magnitude < 1e-12)
    }
  }

  @Test func delayAndSpeed() {
    var value = AnimatedValue(0.0)
    let curve = MotionCurve.linear(duration: .milliseconds(100)).delay(.milliseconds(100))
    value.animate(to: 1, with: curve.speed(2), at: ms(0))
    #expect(value.value(at: ms(50)) == 0 && value.value(at: ms(75)) == 0.5)
    #expect(value.end == ms(100))
    #expect(curve.totalDuration == .milliseconds(200))
    #expect(curve.speed(0.5).totalDuration == .milliseconds(400))
    for bad in [0, -1, Double.nan, .infinity] { #expect(curve.speed(bad) == curve) }
    // A delay before every run, too.
    var (slow, quick) = (AnimatedValue(0.0), AnimatedValue(0.0))
    slow.animate(to: 1, with: curve.repeatForever(), at: ms(0))
    quick.animate(to: 1, with: curve.repeatForever().speed(2), at: ms(0))
    for i in 0...100 {
      #expect(quick.value(at: ms(Double(i) * 7)) == slow.value(at: ms(Double(i) * 14)))
    }
  }

  /// Runs, each after its pause; every second one backwards, to the bit.
  @Test func repeatAndReverseAreExact() {
    var random = SplitMix64(seed: 71)
    let base: [MotionCurve] = [
      .easeIn(duration: .milliseconds(317)), .spring(duration: .milliseconds(90), bounce: 0.4),
      .linear(duration: .milliseconds(100)).speed(3),
    ]
    for i in 0..<2000 {
      let pause = Duration.milliseconds(random.index(below: 50))
      let once = base[i % 3].delay(pause)
      guard let period = once.totalDuration?.wholeNanoseconds else { return }
      var (single, both, forth) = (AnimatedValue(2.0), AnimatedValue(2.0), AnimatedValue(2.0))
      single.animate(to: 9, with: once, at: ms(0))
      both.animate(to: 9, with: once.repeatForever(), at: ms(0))
      forth.animate(to: 9, with: once.repeatForever(autoreverses: false), at: ms(0))
      let place = Int64(random.index(below: Int(period)))
      let run = Int64(random.index(below: 1000))
      let time = TouchInstant(nanoseconds: run * period + place)
      let mirrored = TouchInstant(nanoseconds: run % 2 == 0 ? place : period - place)
      #expect(forth.value(at: time) == single.value(at: TouchInstant(nanoseconds: place)))
      #expect(both.value(at: time) == single.value(at: mirrored), "\(i)")
      #expect(both.end == nil)
    }
  }

  @Test func aCountOfRunsEndsWhereTheLastOneEnds() {
    let curve = MotionCurve.easeInOut(duration: .milliseconds(100))
    for (count, reverses, last) in [(1, true, 1.0), (2, true, 0), (3, true, 1), (2, false, 1)] {
      var value = AnimatedValue(0.0)
      value.animate(to: 1, with: curve.repeatCount(count, autoreverses: reverses), at: ms(0))
      #expect(value.end == ms(100 * Double(count)))
      #expect(value.value(at: ms(100 * Double(count) + 1)) == last)
      let before = value.value(at: ms(100 * Double(count) - 0.001))
      #expect((before - last).magnitude < 1e-4, "no jump at the end")
    }
    #expect(curve.repeatCount(-3) == curve.repeatCount(1))
  }

  @Test(arguments: [
    MotionCurve.linear(duration: .zero), .easeIn(duration: .seconds(-1)),
    .spring(duration: .zero), .spring(duration: .seconds(-3), bounce: 1),
    .linear(duration: .zero).repeatForever(), .linear(duration: .zero).repeatCount(5),
  ])
  func withoutADurationTheChangeIsAtOnce(_ curve: MotionCurve) {
    var value = AnimatedValue(1.0)
    value.animate(to: 2, with: curve, at: ms(10))
    let expected = curve == MotionCurve.linear(duration: .zero).repeatForever() ? nil : 2.0
    if let expected { #expect(value.value(at: ms(10)) == expected) }
    #expect(value.end == ms(10))
    value.animate(to: 3, with: curve.delay(.milliseconds(5)), at: ms(20))
    #expect(value.end == ms(25) && value.value(at: ms(24)).isFinite)
  }

  @Test func theFarthestTimesDoNotTrap() {
    var value = AnimatedValue(1.0)
    for curve in [
      MotionCurve.linear(duration: .seconds(Int64.max)), .spring(stiffness: 1, damping: 0),
      .linear(duration: .seconds(1)).delay(.seconds(Int64.max)).repeatForever(),
      .linear(duration: .nanoseconds(1)).repeatCount(.max),
    ] {
      for time in [Int64.min, -1, 0, 1, .max] {
        value.animate(to: 2, with: curve, at: TouchInstant(nanoseconds: time))
        for other in [Int64.min, 0, .max] {
          #expect(value.value(at: TouchInstant(nanoseconds: other)).isFinite)
          #expect(value.velocity(at: TouchInstant(nanoseconds: other)).isFinite)
        }
      }
    }
  }

  @Test func whatIsNotFiniteIsNotTaken() {
    var value = AnimatedValue(SIMD2(1.0, 2))
    value.animate(to: SIMD2(.nan, 0), with: .spring(), at: ms(0))
    value.animate(to: SIMD2(0, .infinity), with: .spring(), at: ms(0))
    value.animate(to: SIMD2(1e200, 0), with: .spring(), at: ms(0))
    value.set(SIMD2(.nan, 0))
    #expect(value.value(at: ms(100)) == SIMD2(1, 2))
    value.animate(to: SIMD2(3, 4), with: .spring(), velocity: SIMD2(.nan, 0), at: ms(0))
    #expect(value.velocity(at: ms(0)) == .zero)
    value.fling(velocity: SIMD2(.infinity, 0), at: ms(10_000))
    #expect(value.value(at: ms(11_000)) == SIMD2(3, 4))
  }

  @Test func everyKindOfValueArrivesExactly() {
    let from = Affine2<Double>(rotation: 3).scaled(by: 1.5)
    let to = Affine2<Double>(rotation: -3).translated(by: SIMD2(5, 6))
    var transform = AnimatedValue(from)
    transform.animate(to: to, with: .spring(), at: ms(0))
    #expect(transform.value(at: ms(0)).isApproximatelyEqual(to: from))
    #expect(transform.value(at: ms(5000)).isApproximatelyEqual(to: to, tolerance: 1e-15))
    let half = AnimatedValue(from).halfway(to: to)
    #expect((half.decomposition.rotation.magnitude - .pi).magnitude < 1e-9, "the shorter way round")
    var placement = AnimatedValue(Placement<Double>())
    let goal = Placement<Double>(
      offset: SIMD2(3, 4), rotation: 40 * .pi, scale: 2, anchor: SIMD2(0, 1))
    placement.animate(to: goal, with: .easeOut(duration: .seconds(1)), at: ms(0))
    #expect(placement.value(at: ms(1000)) == goal)
    let middle = AnimatedValue(Placement<Double>()).halfway(to: goal)
    #expect(
      middle
        == Placement(
          offset: SIMD2(1.5, 2), rotation: 20 * .pi, scale: 1.5, anchor: SIMD2(0.25, 0.75)))
    let space = SpatialRotation(angle: 0, axis: SIMD3(1, 1, 1))
    let turned = SpatialRotation(angle: 40 * .pi, axis: SIMD3(1, 1, 1), perspective: 0.5)
    #expect(AnimatedValue(space).halfway(to: turned).angle == 20 * .pi)
    #expect(AnimatedValue(Float(1)).halfway(to: 2) == 1.5)
    #expect(AnimatedValue(SIMD2<Float>(1, 0)).halfway(to: SIMD2(2, 4)) == SIMD2(1.5, 2))
  }
}

extension AnimatedValue {
  fileprivate func halfway(to target: Value) -> Value {
    var moving = self
    moving.animate(to: target, with: .linear(duration: .milliseconds(2)), at: ms(0))
    return moving.value(at: ms(1))
  }
}
