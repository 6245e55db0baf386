import TouchGeometry

/// One transform applied to many points.
let applySuite = BenchmarkSuite(
  name: "apply", summary: "one affine transform applied to many points"
) { check in
  [16, 1000, 100_000, 10_000_000].flatMap { count in
    [pointsGroup(Float.self, count, &check), pointsGroup(Double.self, count, &check)]
  }
}

private func pointsGroup<T>(_: T.Type, _ count: Int, _ check: inout AnswerCheck) -> BenchmarkGroup
where T: SIMDScalar & BinaryFloatingPoint & TransformScalar, T.SIMD2Storage: Sendable {
  let transform = opaque(rigidMotion(rotation: 0.3, offset: SIMD2(3, -4)) as Affine2<T>)
  let points = PointBuffer<T>(count: count, seed: 5)
  let images = PointBuffer<T>(count: count)
  let identical = rigidMotion(rotation: 0, offset: SIMD2(0, 0)) as Affine2<T>
  checkKernels(transform, points, images, &check)
  // A few points are applied to over and over, so that calling the row takes no time.
  let turns = count < 100 ? 64 : 1
  let operations = turns * count
  let (xs, ys, imageXs, imageYs) = (points.xs, points.ys, images.mutableXs, images.mutableYs)
  // Two multiplications a coordinate. The rows in place apply the identity, so that numbers neither
  // grow nor become denormal.
  let bound = Limits.multiplications(4, lanes: Limits.lanes(T.self))
  let portableBound = Limits.multiplications(4, lanes: Limits.lanes(T.self, path: .portable))
  return BenchmarkGroup("\(count) points, \(T.self)", unit: "point") {
    BenchmarkRow("memcpy of the same bytes", operations: operations) {
      for _ in 0..<turns { images.bytes.copyMemory(from: UnsafeRawBufferPointer(points.bytes)) }
    }
    BenchmarkRow("point by point", operations: operations, isBaseline: true) {
      for _ in 0..<turns { applyPointByPoint(transform, points, images) }
    }
    BenchmarkRow("apply(to:into:)", operations: operations, boundInCycles: bound) {
      for _ in 0..<turns { transform.apply(to: points.constPoints, into: images.points) }
    }
    BenchmarkRow(
      "apply(to:into:), portable path", operations: operations, boundInCycles: portableBound
    ) {
      for _ in 0..<turns { T.apply(transform, from: points, to: images, path: .portable) }
    }
    BenchmarkRow("apply(to:), in place", operations: operations, boundInCycles: bound) {
      for _ in 0..<turns { identical.apply(to: images.points) }
    }
    BenchmarkRow("applyToPlanes", operations: operations, boundInCycles: bound) {
      for _ in 0..<turns {
        transform.applyToPlanes(x: xs, y: ys, intoX: imageXs, intoY: imageYs)
      }
    }
  }
}

/// Every path and layout against the transform of single points, bit for bit.
private func checkKernels<T>(
  _ transform: Affine2<T>, _ points: PointBuffer<T>, _ images: PointBuffer<T>,
  _ check: inout AnswerCheck
) {
  let count = points.points.count
  for path in KernelPath.allCases where path.isAvailable {
    T.apply(transform, from: points, to: images, path: path)
    let isRight = (0..<count).allSatisfy { images.points[$0] == transform(points.points[$0]) }
    check.require(isRight, "\(count) points of \(T.self), \(path)")
  }
  transform.applyToPlanes(
    x: points.xs, y: points.ys, intoX: images.mutableXs, intoY: images.mutableYs)
  let isRight = (0..<count).allSatisfy {
    SIMD2(images.xs[$0], images.ys[$0]) == transform(SIMD2(points.xs[$0], points.ys[$0]))
  }
  check.require(isRight, "\(count) points of \(T.self), planes")
}

@inline(never)
private func applyPointByPoint<T>(
  _ transform: Affine2<T>, _ points: PointBuffer<T>, _ images: PointBuffer<T>
) {
  let (source, destination) = (points.points, images.points)
  for i in source.indices { destination[i] = transform(source[i]) }
}
