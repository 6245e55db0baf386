import TouchGeometry

/// Projective maps: made from a rotation in space, applied, composed, inverted.
let projectiveSuite = BenchmarkSuite(
  name: "projective", summary: "projective maps: make, apply, compose, invert"
) { check in
  [makingGroup(&check), applyingGroup(&check), productGroup(&check), inverseGroup(&check)]
}

private typealias Map = ProjectiveMap<Double>

private let count = 256
private let size = SIMD2(120.0, 80.0)

private let angles: [Double] = {
  var random = SplitMix64(seed: 31)
  return (0..<count).map { _ in random.number(in: -0.7...0.7) }
}()

private let axes: [SIMD3<Double>] = {
  var random = SplitMix64(seed: 32)
  return (0..<count).map { _ in
    SIMD3(random.number(in: -1...1), random.number(in: -1...1), random.number(in: 0.1...1))
  }
}()

private func turned(_ i: Int) -> Map? {
  Map(rotation: angles[i], axis: axes[i], perspective: 0.5, in: size)
}

private let maps: [Map] = (0..<count).map { turned($0) ?? .identity }

private func nearly(_ a: Map, _ b: Matrix3<Double>) -> Bool {
  nearlyEqual(a.affine, b) && (a.horizon.x - b.g).magnitude < 1e-10
    && (a.horizon.y - b.h).magnitude < 1e-10 && (a.weight - b.i).magnitude < 1e-10
}

extension Matrix3<Double> {
  fileprivate init(_ map: Map) {
    self.init(map.affine)
    (g, h, i) = (map.horizon.x, map.horizon.y, map.weight)
  }
}

private func makingGroup(_ check: inout AnswerCheck) -> BenchmarkGroup {
  for i in 0..<count {
    check.require(nearly(maps[i], naiveTurn(angles[i], axes[i])), "rotation \(i) in space")
  }
  let (angles, axes) = (angles, axes)
  return BenchmarkGroup("map of a rotation in space, Double", unit: "map") {
    BenchmarkRow("three 3×3 matrices, sin and cos", operations: count, isBaseline: true) {
      var sum = 0.0
      for i in 0..<count {
        let map = naiveTurn(angles[i], axes[i])
        sum += map.a + map.b + map.c + map.d + map.e + map.f + map.g + map.h + map.i
      }
      keep(sum)
    }
    // The axis is divided twice, in vectors of two scalars, the perspective once.
    BenchmarkRow(
      "ProjectiveMap(rotation:axis:…)", operations: count,
      boundInCycles: Limits.squareRoot + 5 * Limits.division
    ) {
      var sum = SIMD2<Double>.zero
      for i in 0..<count {
        if let map = Map(rotation: angles[i], axis: axes[i], perspective: 0.5, in: size) {
          sum += map.affine.x + map.affine.y + map.affine.translation + map.horizon + map.weight
        }
      }
      keep(sum)
    }
  }
}

/// By the textbook: the rotation's matrix with its last row for the eye, between two moves.
private func naiveTurn(_ angle: Double, _ axis: SIMD3<Double>) -> Matrix3<Double> {
  let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
  let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
  let (s, c) = (librarySine(angle), libraryCosine(angle))
  let nearness = 0.5 / max(size.x, size.y)
  let turn = Matrix3(
    a: x * x * (1 - c) + c, b: x * y * (1 - c) - z * s, c: 0, d: x * y * (1 - c) + z * s,
    e: y * y * (1 - c) + c, f: 0, g: -(x * z * (1 - c) - y * s) * nearness,
    h: -(y * z * (1 - c) + x * s) * nearness, i: 1)
  let fixed = size / 2
  return Matrix3(a: 1, b: 0, c: fixed.x, d: 0, e: 1, f: fixed.y, g: 0, h: 0, i: 1) * turn
    * Matrix3(a: 1, b: 0, c: -fixed.x, d: 0, e: 1, f: -fixed.y, g: 0, h: 0, i: 1)
}

private func applyingGroup(_ check: inout AnswerCheck) -> BenchmarkGroup {
  let map = opaque(maps[3])
  let naive = opaque(Matrix3(map))
  let points = PointBuffer<Double>(count: count, seed: 33)
  let images = PointBuffer<Double>(count: count)
  for i in 0..<count {
    points.points[i] = points.points[i] * 0.1 + size / 2
    let point = points.points[i]
    let expected = naiveImage(naive, point)
    let miss = map(point).map { $0 - expected } ?? SIMD2(1, 1)
    check.require(miss.x.magnitude + miss.y.magnitude < 1e-10, "image of \(point)")
  }
  return BenchmarkGroup("points through a map, Double", unit: "point") {
    BenchmarkRow("3×3 matrix, no check", operations: count, isBaseline: true) {
      for i in 0..<count { images.points[i] = naiveImage(naive, points.points[i]) }
    }
    BenchmarkRow("map(point)", operations: count, boundInCycles: Limits.division) {
      for i in 0..<count {
        if let image = map(points.points[i]) { images.points[i] = image }
      }
    }
  }
}

private func naiveImage(_ m: Matrix3<Double>, _ p: SIMD2<Double>) -> SIMD2<Double> {
  let w = m.g * p.x + m.h * p.y + m.i
  return SIMD2((m.a * p.x + m.b * p.y + m.c) / w, (m.d * p.x + m.e * p.y + m.f) / w)
}

private func productGroup(_ check: inout AnswerCheck) -> BenchmarkGroup {
  let (maps, naive) = (maps, maps.map { Matrix3($0) })
  for i in 1..<count {
    check.require(nearly(maps[i] * maps[i - 1], naive[i] * naive[i - 1]), "product \(i) of maps")
  }
  let products = UnsafeMutableBufferPointer<Map>.allocate(capacity: count)
  products.initialize(repeating: .identity)
  let naiveProducts = UnsafeMutableBufferPointer<Matrix3<Double>>.allocate(capacity: count)
  naiveProducts.initialize(repeating: naive[0])
  return BenchmarkGroup("independent products of maps, Double", unit: "product") {
    BenchmarkRow("3×3 matrix of scalars", operations: count - 1, isBaseline: true) {
      for i in 1..<count { naiveProducts[i] = naive[i] * naive[i - 1] }
    }
    BenchmarkRow(
      "ProjectiveMap * ProjectiveMap", operations: count - 1,
      boundInCycles: Limits.multiplications(27, lanes: 2)
    ) {
      for i in 1..<count { products[i] = maps[i] * maps[i - 1] }
    }
  }
}

private func inverseGroup(_ check: inout AnswerCheck) -> BenchmarkGroup {
  let (maps, naive) = (maps, maps.map { Matrix3($0) })
  for i in 0..<count {
    let isRight = maps[i].inverse.map { nearly($0, naive[i].adjugateInverse) } == true
    check.require(isRight, "inverse \(i) of a map")
  }
  let inverses = UnsafeMutableBufferPointer<Map>.allocate(capacity: count)
  inverses.initialize(repeating: .identity)
  let naiveInverses = UnsafeMutableBufferPointer<Matrix3<Double>>.allocate(capacity: count)
  naiveInverses.initialize(repeating: naive[0])
  return BenchmarkGroup("inverses of maps, Double", unit: "inverse") {
    BenchmarkRow("3×3 adjugate, no check", operations: count, isBaseline: true) {
      for i in 0..<count { naiveInverses[i] = naive[i].adjugateInverse }
    }
    BenchmarkRow(
      "ProjectiveMap.inverse", operations: count,
      boundInCycles: Limits.multiplications(18 + 3 + 9, lanes: 2)
    ) {
      for i in 0..<count {
        if let inverse = maps[i].inverse { inverses[i] = inverse }
      }
    }
  }
}
