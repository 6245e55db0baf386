import TouchGeometry

/// The motion of several contacts in one step: what a touch tracker does every frame.
let motionSuite = BenchmarkSuite(
  name: "motion", summary: "common, radial and tangential motion of contacts in a step"
) { check in
  [2, 3, 5, 10].map { motionGroup(contacts: $0, &check) }
}

private func motionGroup(contacts: Int, _ check: inout AnswerCheck) -> BenchmarkGroup {
  let steps = 256
  var random = SplitMix64(seed: 8)
  let hand = (0..<contacts).map { _ in
    SIMD2(random.number(in: 100...500), random.number(in: 100...500))
  }
  // Each step turns and spreads the hand a little; the sums below have to find that again.
  let turn = Affine2(rotation: 0.01, about: SIMD2(300, 300)).scaled(by: 1.001)
  var places = hand
  for _ in 0..<steps { places += places.suffix(contacts).map { turn($0) } }
  let memory = UnsafeMutableBufferPointer<SIMD2<Double>>.allocate(capacity: places.count)
  _ = memory.initialize(from: places)
  let input = UnsafeBufferPointer(memory)
  for (name, step) in [("step", motion), ("naive step", naiveMotion)] {
    let sums = step(input, contacts, 0)
    check.require((sums.x - 0.01).magnitude < 1e-14, "rotation of \(contacts) contacts, \(name)")
    check.require((sums.y - 1.001).magnitude < 1e-14, "scale of \(contacts) contacts, \(name)")
  }
  return BenchmarkGroup("step of \(contacts) contacts", unit: "step") {
    BenchmarkRow("two passes about the centroids, atan2", operations: steps, isBaseline: true) {
      var total = SIMD4<Double>.zero
      for i in 0..<steps { total += naiveMotion(input, contacts, i) }
      keep(total)
    }
    // Two square roots and two divisions share one unit.
    BenchmarkRow(
      "MotionStep.Accumulator", operations: steps,
      boundInCycles: 2 * Limits.squareRoot + 2 * Limits.division
    ) {
      var total = SIMD4<Double>.zero
      for i in 0..<steps { total += motion(input, contacts, i) }
      keep(total)
    }
  }
}

/// Rotation, scale, translation of step `index` of `contacts` contacts.
@inline(__always)
private func motion(
  _ places: UnsafeBufferPointer<SIMD2<Double>>, _ contacts: Int, _ index: Int
) -> SIMD4<Double> {
  var sums = MotionStep<Double>.Accumulator()
  let start = index &* contacts
  for i in start..<(start &+ contacts) { sums.add(from: places[i], to: places[i &+ contacts]) }
  let step = sums.step(minimumRadius: 1)
  return SIMD4(step.rotation, step.scale, step.translation.x, step.translation.y)
}

/// The same by the textbook.
@inline(__always)
private func naiveMotion(
  _ places: UnsafeBufferPointer<SIMD2<Double>>, _ contacts: Int, _ index: Int
) -> SIMD4<Double> {
  let start = index &* contacts
  var (before, after) = (SIMD2<Double>.zero, SIMD2<Double>.zero)
  for i in start..<(start &+ contacts) {
    before += places[i]
    after += places[i &+ contacts]
  }
  before /= Double(contacts)
  after /= Double(contacts)
  var (real, imaginary, squareBefore, squareAfter) = (0.0, 0.0, 0.0, 0.0)
  for i in start..<(start &+ contacts) {
    let (p, q) = (places[i] - before, places[i &+ contacts] - after)
    real += p.x * q.x + p.y * q.y
    imaginary += p.x * q.y - p.y * q.x
    squareBefore += p.x * p.x + p.y * p.y
    squareAfter += q.x * q.x + q.y * q.y
  }
  let (radiusBefore, radiusAfter) = (
    (squareBefore / Double(contacts)).squareRoot(), (squareAfter / Double(contacts)).squareRoot()
  )
  return SIMD4(
    libraryArctangent(imaginary, real), radiusAfter / radiusBefore, after.x - before.x,
    after.y - before.y)
}
