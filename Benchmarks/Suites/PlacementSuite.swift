import TouchGeometry

/// Placements to transforms and back, and transforms on the way between two others.
let placementSuite = BenchmarkSuite(
  name: "placement", summary: "placement to transform and back, interpolation"
) { check in
  [placingGroup(&check), placedGroup(&check), interpolationGroup(&check)]
}

private let count = 256
private let size = SIMD2(120.0, 80.0)

private let placements: [Placement<Double>] = {
  var random = SplitMix64(seed: 21)
  return (0..<count).map { _ in
    Placement(
      offset: SIMD2(random.number(in: -200...200), random.number(in: -200...200)),
      rotation: random.number(in: -0.7...0.7), scale: random.number(in: 0.5...2))
  }
}()

private func placingGroup(_ check: inout AnswerCheck) -> BenchmarkGroup {
  let input = placements
  for placement in input {
    let isRight = nearlyEqual(placement.transform(in: size), naiveTransform(placement))
    check.require(isRight, "transform of \(placement)")
  }
  let results = TransformBuffer<Double>(count: count)
  let naiveResults = UnsafeMutableBufferPointer<Matrix3<Double>>.allocate(capacity: count)
  naiveResults.initialize(repeating: naiveTransform(input[0]))
  return BenchmarkGroup("placement to transform, Double", unit: "placement") {
    BenchmarkRow("product of five 3×3 matrices", operations: count, isBaseline: true) {
      for i in 0..<count { naiveResults[i] = naiveTransform(input[i]) }
    }
    // Sine and cosine, the anchor, the columns and the anchor's image.
    BenchmarkRow(
      "transform(in:)", operations: count, boundInCycles: Limits.multiplications(16 + 10)
    ) {
      for i in 0..<count { results.values[i] = input[i].transform(in: size) }
    }
  }
}

private func naiveTransform(_ p: Placement<Double>) -> Matrix3<Double> {
  let fixed = p.anchor * size
  let (s, c) = (librarySine(p.rotation), libraryCosine(p.rotation))
  return naiveMove(p.offset) * naiveMove(fixed)
    * Matrix3(a: p.scale, b: 0, c: 0, d: 0, e: p.scale, f: 0, g: 0, h: 0, i: 1)
    * Matrix3(a: c, b: -s, c: 0, d: s, e: c, f: 0, g: 0, h: 0, i: 1) * naiveMove(-fixed)
}

private func naiveMove(_ offset: SIMD2<Double>) -> Matrix3<Double> {
  Matrix3(a: 1, b: 0, c: offset.x, d: 0, e: 1, f: offset.y, g: 0, h: 0, i: 1)
}

private func placedGroup(_ check: inout AnswerCheck) -> BenchmarkGroup {
  let transforms = TransformBuffer(placements.map { $0.transform(in: size) })
  for (transform, placement) in zip(transforms.values, placements) {
    for found in [Placement(transform, in: size), naivePlacement(transform)] {
      let again = found.map { $0.transform(in: size) }
      let isRight = again?.isApproximatelyEqual(to: transform, tolerance: 1e-13) == true
      check.require(isRight, "placement \(placement)")
    }
  }
  return BenchmarkGroup("transform to placement, Double", unit: "transform") {
    BenchmarkRow("with atan2, no check", operations: count, isBaseline: true) {
      var sum = 0.0
      for transform in transforms.values {
        if let placement = naivePlacement(transform) {
          sum += placement.rotation + placement.scale + placement.offset.x + placement.offset.y
        }
      }
      keep(sum)
    }
    BenchmarkRow(
      "Placement(_:anchor:in:)", operations: count,
      boundInCycles: Limits.squareRoot + Limits.division
    ) {
      var sum = 0.0
      for transform in transforms.values {
        if let placement = Placement(transform, in: size) {
          sum += placement.rotation + placement.scale + placement.offset.x + placement.offset.y
        }
      }
      keep(sum)
    }
  }
}

private func naivePlacement(_ t: Affine2<Double>) -> Placement<Double>? {
  let fixed = size / 2
  return Placement(
    offset: t(fixed) - fixed, rotation: libraryArctangent(t.x.y, t.x.x),
    scale: (t.x.x * t.x.x + t.x.y * t.x.y).squareRoot())
}

private func interpolationGroup(_ check: inout AnswerCheck) -> BenchmarkGroup {
  let (start, end) = (
    opaque(Affine2(rotation: 0.2, about: SIMD2(9.0, 5)).scaled(by: 2)),
    opaque(Affine2(rotation: -0.3).scaled(by: SIMD2(0.5, 0.75)).translated(by: SIMD2(40.0, 7)))
  )
  for i in 0...8 {
    let fraction = Double(i) / 8
    let isRight = start.interpolated(to: end, at: fraction)
      .isApproximatelyEqual(to: naiveBetween(start, end, fraction), tolerance: 1e-13)
    check.require(isRight, "interpolation at \(fraction)")
  }
  let results = TransformBuffer<Double>(count: count)
  return BenchmarkGroup("interpolation between two transforms, Double", unit: "transform") {
    BenchmarkRow("with the C library's functions", operations: count, isBaseline: true) {
      for i in 0..<count {
        results.values[i] = naiveBetween(start, end, (Double(i) + 0.5) / Double(count))
      }
    }
    // Both ends are taken apart each time.
    BenchmarkRow(
      "interpolated(to:at:)", operations: count,
      boundInCycles: 2 * (Limits.squareRoot + 3 * Limits.division)
    ) {
      for i in 0..<count {
        results.values[i] = start.interpolated(to: end, at: (Double(i) + 0.5) / Double(count))
      }
    }
  }
}

/// By the textbook, for transforms that turn by less than a quarter.
private func naiveBetween(
  _ a: Affine2<Double>, _ b: Affine2<Double>, _ f: Double
) -> Affine2<Double> {
  func parts(_ t: Affine2<Double>) -> (Double, SIMD2<Double>, Double) {
    let length = (t.x.x * t.x.x + t.x.y * t.x.y).squareRoot()
    return (
      libraryArctangent(t.x.y, t.x.x), SIMD2(length, t.determinant / length),
      (t.x.x * t.y.x + t.x.y * t.y.y) / (length * length)
    )
  }
  let (from, to) = (parts(a), parts(b))
  let angle = from.0 + (to.0 - from.0) * f
  let (scale, shear) = (from.1 + (to.1 - from.1) * f, from.2 + (to.2 - from.2) * f)
  let (s, c) = (librarySine(angle), libraryCosine(angle))
  let x = SIMD2(c, s) * scale.x
  return Affine2(
    x: x, y: x * shear + SIMD2(-s, c) * scale.y,
    translation: a.translation + (b.translation - a.translation) * f)
}
