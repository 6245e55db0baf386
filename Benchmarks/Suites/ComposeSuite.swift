import TouchGeometry

/// Products of transforms: in a chain, where each waits for the last, and independent ones.
let composeSuite = BenchmarkSuite(
  name: "compose", summary: "products of affine transforms"
) { check in
  [
    chainGroup(Double.self, &check), chainGroup(Float.self, &check),
    pairsGroup(Double.self, &check), pairsGroup(Float.self, &check),
    foldGroup(Double.self, &check), foldGroup(Float.self, &check),
  ]
}

private func chainGroup<T>(_: T.Type, _ check: inout AnswerCheck) -> BenchmarkGroup
where T: SIMDScalar & BinaryFloatingPoint & TransformScalar, T.SIMD2Storage: Sendable {
  let count = 1000
  let step = opaque(rigidMotion(rotation: 0.001, offset: SIMD2(0.01, -0.02)) as Affine2<T>)
  let naiveStep = opaque(Matrix3(step))
  let end = chain(step, count)
  let naiveEnd = naiveChain(naiveStep, count)
  check.require(nearlyEqual(end, naiveEnd), "chain of \(count) products in \(T.self)")
  return BenchmarkGroup("dependent chain of products, \(T.self)", unit: "product") {
    BenchmarkRow("3×3 matrix of scalars", operations: count, isBaseline: true) {
      keep(naiveChain(naiveStep, count))
    }
    BenchmarkRow("Affine2 * Affine2", operations: count, boundInCycles: Limits.multiplyAdd) {
      keep(chain(step, count))
    }
  }
}

private func pairsGroup<T>(_: T.Type, _ check: inout AnswerCheck) -> BenchmarkGroup
where T: SIMDScalar & BinaryFloatingPoint & TransformScalar, T.SIMD2Storage: Sendable {
  let count = 256
  let (a, b) = (
    TransformBuffer<T>(transforms(count, seed: 1)), TransformBuffer<T>(transforms(count, seed: 2))
  )
  let (naiveA, naiveB) = (a.values.map(Matrix3.init), b.values.map(Matrix3.init))
  let products = TransformBuffer<T>(count: count)
  let naiveProducts = UnsafeMutableBufferPointer<Matrix3<T>>.allocate(capacity: count)
  naiveProducts.initialize(repeating: naiveA[0])
  for multiply in [multiplyOneByOne, multiplyAll] as [(TransformBuffer<T>, _, _) -> Void] {
    multiply(a, b, products)
    for i in 0..<count {
      let expected = naiveA[i] * naiveB[i]
      check.require(nearlyEqual(products.values[i], expected), "product \(i) in \(T.self)")
    }
  }
  // Twelve multiplications; one by one, two scalars at a time at best.
  let (bound, best) = (
    Limits.multiplications(12, lanes: 2), Limits.multiplications(12, lanes: Limits.lanes(T.self))
  )
  return BenchmarkGroup("\(count) independent products, \(T.self)", unit: "product") {
    BenchmarkRow("3×3 matrix of scalars", operations: count, isBaseline: true) {
      for i in 0..<count { naiveProducts[i] = naiveA[i] * naiveB[i] }
    }
    BenchmarkRow("Affine2 * Affine2, one by one", operations: count, boundInCycles: bound) {
      multiplyOneByOne(a, b, products)
    }
    BenchmarkRow("Affine2.multiply(_:_:into:)", operations: count, boundInCycles: best) {
      multiplyAll(a, b, products)
    }
  }
}

private func foldGroup<T>(_: T.Type, _ check: inout AnswerCheck) -> BenchmarkGroup
where T: SIMDScalar & BinaryFloatingPoint & TransformScalar, T.SIMD2Storage: Sendable {
  let count = 1000
  let links = TransformBuffer<T>(
    Array(repeating: rigidMotion(rotation: 0.001, offset: SIMD2(0.01, -0.02)), count: count))
  let naiveLinks = links.values.map(Matrix3.init)
  let expected = naiveFold(naiveLinks)
  check.require(nearlyEqual(fold(links), expected), "fold in \(T.self)")
  check.require(nearlyEqual(Affine2.product(of: links.values.span), expected), "product(of:)")
  return BenchmarkGroup("fold of a chain of \(count), \(T.self)", unit: "product") {
    BenchmarkRow("3×3 matrix of scalars", operations: count, isBaseline: true) {
      keep(naiveFold(naiveLinks))
    }
    BenchmarkRow("*= in turn", operations: count, boundInCycles: Limits.multiplyAdd) {
      keep(fold(links))
    }
    // Four chains side by side.
    BenchmarkRow(
      "Affine2.product(of:)", operations: count,
      boundInCycles: max(Limits.multiplyAdd / 4, Limits.multiplications(12, lanes: 2))
    ) {
      keep(Affine2.product(of: links.values.span))
    }
  }
}

@inline(never)
private func chain<T>(_ step: Affine2<T>, _ count: Int) -> Affine2<T> {
  var product = step
  for _ in 0..<count { product *= step }
  return product
}

@inline(never)
private func naiveChain<T>(_ step: Matrix3<T>, _ count: Int) -> Matrix3<T> {
  var product = step
  for _ in 0..<count { product = product * step }
  return product
}

@inline(never)
private func multiplyOneByOne<T>(
  _ a: TransformBuffer<T>, _ b: TransformBuffer<T>, _ products: TransformBuffer<T>
) {
  let (left, right, destination) = (a.values, b.values, products.values)
  for i in destination.indices { destination[i] = left[i] * right[i] }
}

@inline(never)
private func multiplyAll<T>(
  _ a: TransformBuffer<T>, _ b: TransformBuffer<T>, _ products: TransformBuffer<T>
) {
  var destination = products.values.mutableSpan
  Affine2.multiply(a.values.span, b.values.span, into: &destination)
}

@inline(never)
private func fold<T>(_ links: TransformBuffer<T>) -> Affine2<T> {
  var product = Affine2<T>.identity
  for link in links.values { product *= link }
  return product
}

@inline(never)
private func naiveFold<T>(_ links: [Matrix3<T>]) -> Matrix3<T>
where T: SIMDScalar & TransformScalar, T.SIMD2Storage: Sendable {
  var product = Matrix3(Affine2<T>.identity)
  for link in links { product = product * link }
  return product
}
