import Testing
import TouchGeometry
import TouchGestures
import TouchScene

/// Value and velocity go on without a jump wherever a motion is taken over by another.
struct InterruptionTests {
  static func curve(_ random: inout SplitMix64) -> MotionCurve {
    var curve: MotionCurve
    let duration = Duration.milliseconds(50 + random.index(below: 1000))
    switch random.index(below: 6) {
    case 0: curve = .linear(duration: duration)
    case 1: curve = .easeInOut(duration: duration)
    case 2:
      curve = .timing(
        TimingCurve(
          random.number(in: 0.1...1), random.number(in: -1...2), random.number(in: 0...1),
          random.number(in: -1...2)), duration: duration)
    case 3: curve = .spring(duration: duration, bounce: random.number(in: -0.5...0.9))
    case 4:
      curve = .spring(stiffness: random.number(in: 20...900), damping: random.number(in: 1...80))
    default: curve = .easeOut(duration: duration)
    }
    if random.unit() < 0.3 { curve = curve.delay(.milliseconds(random.index(below: 300))) }
    if random.unit() < 0.2 { curve = curve.speed(random.number(in: 0.5...2)) }
    if random.unit() < 0.3 { curve = curve.repeatCount(3, autoreverses: random.unit() < 0.5) }
    return curve
  }

  static func change(
    _ value: inout AnimatedValue<SIMD2<Double>>, _ random: inout SplitMix64, at time: TouchInstant
  ) {
    let point = { (random: inout SplitMix64) in
      SIMD2(random.number(in: -500...500), random.number(in: -500...500))
    }
    if random.unit() < 0.2 {
      let bounds = MotionBounds(lower: SIMD2(-300.0, -300), upper: SIMD2(300.0, 300))
      value.fling(within: random.unit() < 0.7 ? bounds : nil, at: time)
    } else {
      value.animate(to: point(&random), with: curve(&random), at: time)
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func valueAndVelocityAreContinuous(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var value = AnimatedValue(SIMD2(10.0, 20))
    var time = TouchInstant.seconds(1)
    for _ in 0..<50 {
      let before = (value.value(at: time), value.velocity(at: time))
      Self.change(&value, &random, at: time)
      #expect(near(value.value(at: time), before.0, within: 1e-9))
      // A value that stands may start at a speed, that is what an even curve is.
      if before.1 != .zero {
        #expect(near(value.velocity(at: time), before.1, within: 1e-6), "\(seed)")
      }
      time = time.advanced(by: .milliseconds(random.index(below: 400)))
    }
  }

  /// The velocity that is told is the slope of the value.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func velocityIsTheSlope(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var value = AnimatedValue(SIMD2(10.0, 20))
    var time = TouchInstant.seconds(1)
    for _ in 0..<50 {
      Self.change(&value, &random, at: time)
      let later = time.advanced(by: .milliseconds(1 + random.index(below: 400)))
      let step = Duration.nanoseconds(500)
      let (a, b) = (value.value(at: later), value.value(at: later.advanced(by: step + step)))
      let middle = value.velocity(at: later.advanced(by: step))
      let ends = [later, later.advanced(by: step + step)].map { value.velocity(at: $0) }
      // Not across a turn of a repeated motion, its end, or a steep end of a curve.
      if near(ends[0], ends[1], within: 5) {
        #expect(near((b - a) / 1e-6, middle, within: 5), "\(seed)")
      }
      time = later
    }
  }

  /// During a delay the motion before goes on, and a second change then replaces the first.
  @Test func aDelayLetsTheMotionBeforeGoOn() {
    var value = AnimatedValue(0.0)
    value.animate(to: 100, with: .linear(duration: .seconds(1)), at: .seconds(0))
    value.animate(
      to: 0, with: .spring().delay(.milliseconds(200)), at: .milliseconds(300))
    #expect((value.value(at: .milliseconds(400)) - 40).magnitude < 1e-9)
    #expect((value.value(at: .milliseconds(500)) - 50).magnitude < 1e-9)
    #expect((value.velocity(at: .milliseconds(500)) - 100).magnitude < 1e-9)
    value.animate(to: 7, with: .spring().delay(.milliseconds(500)), at: .milliseconds(400))
    #expect((value.value(at: .milliseconds(800)) - 80).magnitude < 1e-9)
    #expect(value.target == 7)
  }

  /// A spring that is sent to the same target again goes on as if nothing had happened.
  @Test func retargetingASpringToItsTargetChangesNothing() {
    var random = SplitMix64(seed: 81)
    for _ in 0..<2000 {
      let curve = MotionCurve.spring(
        duration: .milliseconds(500), bounce: random.number(in: -0.9...0.9))
      var value = AnimatedValue(SIMD2(0.0, 0))
      value.animate(to: SIMD2(100, -50), with: curve, velocity: SIMD2(900, 0), at: .seconds(0))
      let untouched = value
      var time = TouchInstant.seconds(0)
      for _ in 0..<5 {
        time = time.advanced(by: .milliseconds(random.index(below: 40)))
        value.animate(to: SIMD2(100, -50), with: curve, at: time)
      }
      let later = time.advanced(by: .milliseconds(random.index(below: 200)))
      #expect(near(value.value(at: later), untouched.value(at: later), within: 1e-9))
    }
  }
}
