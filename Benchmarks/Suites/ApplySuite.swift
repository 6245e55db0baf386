import TouchGeometry

/// One transform applied to many points.
let applySuite = BenchmarkSuite(
  name: "apply", summary: "one affine transform applied to many points"
) { check in
  [16, 1000, 100_000].flatMap { count in
    [pointsGroup(Double.self, count, &check), pointsGroup(Float.self, count, &check)]
  }
}

private func pointsGroup<T>(_: T.Type, _ count: Int, _ check: inout AnswerCheck) -> BenchmarkGroup
where T: SIMDScalar & BinaryFloatingPoint & TransformScalar, T.SIMD2Storage: Sendable {
  var random = SplitMix64(seed: 5)
  let points = (0..<count).map { _ in
    SIMD2(T(random.number(in: -500...500)), T(random.number(in: -500...500)))
  }
  let transform = opaque(bench(rotation: 0.3, offset: SIMD2(3, -4)) as Affine2<T>)
  var images = points
  apply(transform, to: points, into: &images)
  check.require(images[count - 1] == transform(points[count - 1]), "image of the last point")
  return BenchmarkGroup("\(count) points, \(T.self)", unit: "point") {
    BenchmarkRow("copy", operations: count) {
      images.withUnsafeMutableBytes { to in points.withUnsafeBytes { to.copyMemory(from: $0) } }
      keep(images)
    }
    BenchmarkRow("point by point", operations: count, isBaseline: true) {
      apply(transform, to: points, into: &images)
      keep(images)
    }
  }
}

@inline(never)
private func apply<T>(
  _ transform: Affine2<T>, to points: [SIMD2<T>], into images: inout [SIMD2<T>]
) {
  for i in points.indices { images[i] = transform(points[i]) }
}
