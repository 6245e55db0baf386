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
  let step = motion(places, contacts, at: 0)
  check.require((step.rotation - 0.01).magnitude < 1e-14, "rotation of \(contacts) contacts")
  check.require((step.scale - 1.001).magnitude < 1e-14, "scale of \(contacts) contacts")
  let input = places
  return BenchmarkGroup("step of \(contacts) contacts", unit: "step") {
    BenchmarkRow("MotionStep.Accumulator", operations: steps) {
      var total = 0.0
      for i in 0..<steps {
        let step = motion(input, contacts, at: i)
        total += step.rotation + step.scale + step.translation.x
      }
      keep(total)
    }
  }
}

@inline(__always)
private func motion(
  _ places: [SIMD2<Double>], _ contacts: Int, at index: Int
) -> MotionStep<Double> {
  var sums = MotionStep<Double>.Accumulator()
  let start = index * contacts
  for i in start..<(start + contacts) { sums.add(from: places[i], to: places[i + contacts]) }
  return sums.step(minimumRadius: 1)
}
