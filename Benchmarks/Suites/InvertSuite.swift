import TouchGeometry

/// Inverses of many transforms.
let invertSuite = BenchmarkSuite(name: "invert", summary: "inverses of affine transforms") {
  check in
  [inverseGroup(Double.self, &check), inverseGroup(Float.self, &check)]
}

private func inverseGroup<T>(_: T.Type, _ check: inout AnswerCheck) -> BenchmarkGroup
where T: SIMDScalar & BinaryFloatingPoint & TransformScalar, T.SIMD2Storage: Sendable {
  let count = 256
  let matrices = TransformBuffer<T>(transforms(count, seed: 3))
  let inverses = TransformBuffer<T>(count: count)
  invertAll(matrices, inverses)
  for i in 0..<count {
    let product = inverses.values[i] * matrices.values[i]
    check.require(
      product.isApproximatelyEqual(to: .identity, tolerance: 64 * .ulpOfOne),
      "inverse \(i) in \(T.self)")
  }
  let naive = matrices.values.map(Matrix3.init)
  let naiveInverses = UnsafeMutableBufferPointer<Matrix3<T>>.allocate(capacity: count)
  naiveInverses.initialize(repeating: naive[0])
  // Ten multiplications and a division; one by one, in vectors of two scalars at best.
  let lanes = Limits.lanes(T.self)
  let (bound, best) = (
    max(Limits.division, Limits.multiplications(10, lanes: 2)),
    Limits.multiplications(10, lanes: lanes)
  )
  return BenchmarkGroup("\(count) inverses, \(T.self)", unit: "inverse") {
    BenchmarkRow("memcpy of the same bytes", operations: count) {
      UnsafeMutableRawBufferPointer(inverses.values)
        .copyMemory(from: UnsafeRawBufferPointer(matrices.values))
    }
    BenchmarkRow("3×3 adjugate", operations: count, isBaseline: true) {
      for i in 0..<count { naiveInverses[i] = naive[i].adjugateInverse }
    }
    BenchmarkRow("Affine2.inverse, one by one", operations: count, boundInCycles: bound) {
      invertOneByOne(matrices, inverses)
    }
    BenchmarkRow("Affine2.invert(_:into:)", operations: count, boundInCycles: best) {
      invertAll(matrices, inverses)
    }
  }
}

@inline(never)
private func invertOneByOne<T>(_ matrices: TransformBuffer<T>, _ inverses: TransformBuffer<T>) {
  let (source, destination) = (matrices.values, inverses.values)
  for i in source.indices {
    if let inverse = source[i].inverse { destination[i] = inverse }
  }
}

@inline(never)
private func invertAll<T>(_ matrices: TransformBuffer<T>, _ inverses: TransformBuffer<T>) {
  var destination = inverses.values.mutableSpan
  Affine2.invert(matrices.values.span, into: &destination)
}
