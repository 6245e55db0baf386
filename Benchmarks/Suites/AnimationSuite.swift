import TouchGeometry
import TouchGestures
import TouchScene

/// A picture's worth of values in motion: all asked where they are at one time.
let animationSuite = BenchmarkSuite(
  name: "animation", summary: "100,000 animated placements sampled at one time"
) { check in
  [sampleGroup(&check)]
}

private let count = 100_000

/// Placements on their way from seeded places, each started at its own time within a second.
private func placements(_ curve: MotionCurve) -> [Motion<Placement<Double>>] {
  var random = SplitMix64(seed: 21)
  return (0..<count).map { _ in
    let (from, to) = (placement(&random), placement(&random))
    return Motion(from: from, to: to, with: curve, at: .seconds(random.unit()))
  }
}

private func placement(_ random: inout SplitMix64) -> Placement<Double> {
  Placement(
    offset: SIMD2(random.number(in: 0...1000), random.number(in: 0...1000)),
    rotation: random.number(in: -10...10), scale: random.number(in: 0.5...2))
}

private func sampleGroup(_ check: inout AnswerCheck) -> BenchmarkGroup {
  let ways: [(name: String, values: [Motion<Placement<Double>>])] = [
    ("spring, swinging", placements(.spring(duration: .seconds(2), bounce: 0.3))),
    ("spring, critical", placements(.spring(duration: .seconds(2)))),
    ("ease in and out", placements(.easeInOut(duration: .seconds(2)))),
    ("ease out", placements(.easeOut(duration: .seconds(2)))),
  ]
  let time = TouchInstant.seconds(1.5)
  for (name, values) in ways {
    let isRight = values.allSatisfy { value in
      let place = value.value(at: time)
      let (start, end) = (value.value(at: .seconds(0)), value.target)
      let part = (place.scale - start.scale) / (end.scale - start.scale)
      return value.end ?? time > time && part > -0.1 && part < 1.4
    }
    check.require(isRight, "every placement is on its way: \(name)")
    var (i, isSame) = (0, true)
    Motion.forEachValue(of: values, at: time) { place in
      isSame = isSame && place == values[i].value(at: time)
      i += 1
    }
    check.require(isSame && i == count, "all at once as one by one: \(name)")
  }
  return BenchmarkGroup("one of 100,000 placements at a time", unit: "placement") {
    BenchmarkRow("copy of the targets", operations: count, isBaseline: true) {
      var total = SIMD2<Double>()
      for value in ways[0].values { total += whole(value.target) }
      keep(total)
    }
    for (name, values) in ways {
      BenchmarkRow(name, operations: count) {
        var total = SIMD2<Double>()
        Motion.forEachValue(of: values, at: time) { total += whole($0) }
        keep(total)
      }
    }
    for (name, values) in ways {
      BenchmarkRow("\(name), one by one", operations: count) {
        var total = SIMD2<Double>()
        for index in values.indices { total += whole(values[index].value(at: time)) }
        keep(total)
      }
    }
  }
}

/// Every part of a placement counts, so that it is made whole.
@inline(__always)
private func whole(_ place: Placement<Double>) -> SIMD2<Double> {
  place.offset + place.anchor + SIMD2(place.rotation, place.scale)
}
