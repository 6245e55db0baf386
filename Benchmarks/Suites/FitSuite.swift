import TouchGeometry

/// The similarity that takes one set of points nearest to another.
let fitSuite = BenchmarkSuite(name: "fit", summary: "least-squares similarity of point pairs") {
  check in
  [2, 10, 1000].map { fitGroup(pairs: $0, &check) }
}

private func fitGroup(pairs: Int, _ check: inout AnswerCheck) -> BenchmarkGroup {
  var random = SplitMix64(seed: 41)
  let map = Affine2(rotation: 0.3, about: SIMD2(200, 100)).scaled(by: 1.25)
  let points = (0..<pairs).map { _ in
    SIMD2(random.number(in: 0...500), random.number(in: 0...500))
  }
  let images = points.map { map($0) }
  let found = SimilarityFit(from: points.span, to: images.span)?.transform
  check.require(
    found?.isApproximatelyEqual(to: map, tolerance: 1e-13) == true, "fit of \(pairs) pairs")
  check.require(
    naiveFit(points, images).isApproximatelyEqual(to: map, tolerance: 1e-13), "naive fit")
  let turns = max(1, 256 / pairs)
  return BenchmarkGroup("fit of \(pairs) pairs, Double", unit: "pair") {
    BenchmarkRow("centred copies in arrays", operations: turns * pairs, isBaseline: true) {
      for _ in 0..<turns { keep(naiveFit(points, images)) }
    }
    // Three passes, each a chain of additions; a square root, an arctangent and divisions.
    BenchmarkRow(
      "SimilarityFit(from:to:)", operations: turns * pairs,
      boundInCycles: 3 * Limits.addition
        + (2 * Limits.squareRoot + 5 * Limits.division) / Double(pairs)
    ) {
      for _ in 0..<turns { keep(SimilarityFit(from: points.span, to: images.span)) }
    }
  }
}

/// By the textbook, with the rotation, the scale and the residual that the fit also tells.
private func naiveFit(_ points: [SIMD2<Double>], _ images: [SIMD2<Double>]) -> Affine2<Double> {
  let (from, to) = (mean(points), mean(images))
  let (p, q) = (points.map { $0 - from }, images.map { $0 - to })
  let square = p.reduce(0) { $0 + $1.x * $1.x + $1.y * $1.y }
  let real = zip(p, q).reduce(0) { $0 + $1.0.x * $1.1.x + $1.0.y * $1.1.y } / square
  let imaginary = zip(p, q).reduce(0) { $0 + $1.0.x * $1.1.y - $1.0.y * $1.1.x } / square
  let linear = Affine2(
    x: SIMD2(real, imaginary), y: SIMD2(-imaginary, real), translation: .zero)
  let misses = zip(p, q).map { $1 - linear($0) }
  keep(misses.reduce(0) { $0 + $1.x * $1.x + $1.y * $1.y }.squareRoot())
  keep(libraryArctangent(imaginary, real))
  keep((real * real + imaginary * imaginary).squareRoot())
  return linear.translated(by: to - linear(from))
}

private func mean(_ points: [SIMD2<Double>]) -> SIMD2<Double> {
  points.reduce(.zero, +) / Double(points.count)
}
