import TouchGeometry

/// Products of transforms: in a chain, where each waits for the last, and independent ones.
let composeSuite = BenchmarkSuite(
  name: "compose", summary: "products of affine transforms"
) { check in
  [
    chainGroup(Double.self, &check), chainGroup(Float.self, &check),
    pairsGroup(Double.self, &check), pairsGroup(Float.self, &check),
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
    // One multiplication and one addition wait for the product before: 4 + 4 cycles on most
    // x86-64 cores, 3 + 3 on AMD's from Zen 3 on.
    BenchmarkRow("Affine2 * Affine2", operations: count) { keep(chain(step, count)) }
  }
}

private func pairsGroup<T>(_: T.Type, _ check: inout AnswerCheck) -> BenchmarkGroup
where T: SIMDScalar & BinaryFloatingPoint & TransformScalar, T.SIMD2Storage: Sendable {
  let count = 256
  let a = transforms(count, seed: 1) as [Affine2<T>]
  let b = transforms(count, seed: 2) as [Affine2<T>]
  let (naiveA, naiveB) = (a.map(Matrix3.init), b.map(Matrix3.init))
  var (products, naiveProducts) = (a, naiveA)
  multiply(a, b, into: &products)
  for i in 0..<count {
    check.require(nearlyEqual(products[i], naiveA[i] * naiveB[i]), "product \(i) in \(T.self)")
  }
  return BenchmarkGroup("\(count) independent products, \(T.self)", unit: "product") {
    BenchmarkRow("3×3 matrix of scalars", operations: count, isBaseline: true) {
      for i in 0..<count { naiveProducts[i] = naiveA[i] * naiveB[i] }
      keep(naiveProducts)
    }
    BenchmarkRow("Affine2 * Affine2", operations: count) {
      multiply(a, b, into: &products)
      keep(products)
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
private func multiply<T>(
  _ a: [Affine2<T>], _ b: [Affine2<T>], into products: inout [Affine2<T>]
) {
  for i in products.indices { products[i] = a[i] * b[i] }
}
