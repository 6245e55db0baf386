import TouchGeometry

/// Sine, cosine and arctangent against the C library's, and what is made of them.
let trigonometrySuite = BenchmarkSuite(
  name: "trigonometry",
  summary: "sine and cosine, arctangent, rotation about an anchor, decomposition"
) { check in
  [
    sineGroup("−1.2 to 1.35 in order", angles, &check),
    sineGroup("−π to π in random order", randomAngles, &check), arctangentGroup(&check),
    rotationGroup("−1.2 to 1.35 in order", angles, &check),
    rotationGroup("−π to π in random order", randomAngles, &check), decompositionGroup(&check),
  ]
}

private let count = 256

/// Angles from −1.2 to 1.35, as the benchmarks of other libraries use.
private let angles = (0..<count).map { 0.01 * Double($0) - 1.2 }

/// The worst for the branch between small and other angles: it cannot be foreseen.
private let randomAngles: [Double] = {
  var random = SplitMix64(seed: 12)
  return (0..<count).map { _ in random.number(in: -.pi ... .pi) }
}()

/// Multiplications of the sine and the cosine of an angle that is not to be reduced.
private let leastMultiplications = 16.0

private func sineGroup(
  _ range: String, _ input: [Double], _ check: inout AnswerCheck
) -> BenchmarkGroup {
  for angle in input {
    let (sine, cosine) = Trigonometry.sineAndCosine(of: angle)
    check.require((sine - librarySine(angle)).magnitude <= 2.3e-16, "sine of \(angle)")
    check.require((cosine - libraryCosine(angle)).magnitude <= 2.3e-16, "cosine of \(angle)")
  }
  let results = UnsafeMutableBufferPointer<SIMD2<Double>>.allocate(capacity: count)
  results.initialize(repeating: .zero)
  let bound = Limits.multiplications(leastMultiplications)
  return BenchmarkGroup("sine and cosine, Double, \(range)", unit: "angle") {
    BenchmarkRow("sin and cos of the C library", operations: count, isBaseline: true) {
      for i in 0..<count { results[i] = SIMD2(librarySine(input[i]), libraryCosine(input[i])) }
    }
    BenchmarkRow("sineAndCosine(of:)", operations: count, boundInCycles: bound) {
      for i in 0..<count {
        let (sine, cosine) = Trigonometry.sineAndCosine(of: input[i])
        results[i] = SIMD2(sine, cosine)
      }
    }
    BenchmarkRow("sinesAndCosines(of:), two angles", operations: count, boundInCycles: bound / 2) {
      for i in stride(from: 0, to: count, by: 2) {
        let pair = Trigonometry.sinesAndCosines(of: SIMD2(input[i], input[i + 1]))
        results[i] = SIMD2(pair.sines.x, pair.cosines.x)
        results[i + 1] = SIMD2(pair.sines.y, pair.cosines.y)
      }
    }
  }
}

private func arctangentGroup(_ check: inout AnswerCheck) -> BenchmarkGroup {
  var random = SplitMix64(seed: 11)
  let vectors = (0..<count).map { _ in
    SIMD2(random.number(in: -1...1), random.number(in: -1...1))
  }
  for v in vectors {
    let difference = Trigonometry.arctangent(y: v.y, x: v.x) - libraryArctangent(v.y, v.x)
    check.require(difference.magnitude <= 9e-16, "arctangent of \(v)")
  }
  let results = UnsafeMutableBufferPointer<Double>.allocate(capacity: count)
  results.initialize(repeating: 0)
  return BenchmarkGroup("arctangent of random directions, Double", unit: "angle") {
    BenchmarkRow("atan2 of the C library", operations: count, isBaseline: true) {
      for i in 0..<count { results[i] = libraryArctangent(vectors[i].y, vectors[i].x) }
    }
    BenchmarkRow("arctangent(y:x:)", operations: count, boundInCycles: Limits.division) {
      for i in 0..<count { results[i] = Trigonometry.arctangent(y: vectors[i].y, x: vectors[i].x) }
    }
  }
}

private func rotationGroup(
  _ range: String, _ input: [Double], _ check: inout AnswerCheck
) -> BenchmarkGroup {
  let results = TransformBuffer<Double>(count: count)
  let anchor = SIMD2(12.0, -7.0)
  let bound = Limits.multiplications(leastMultiplications + 4)
  for angle in input {
    let rotation = Affine2(rotation: angle, about: anchor)
    check.require(
      rotation.isApproximatelyEqual(to: libraryRotation(angle, anchor), tolerance: 1e-14),
      "rotation by \(angle)")
  }
  return BenchmarkGroup("rotation about an anchor, Double, \(range)", unit: "rotation") {
    BenchmarkRow("with sin and cos of the C library", operations: count, isBaseline: true) {
      for i in 0..<count { results.values[i] = libraryRotation(input[i], anchor) }
    }
    BenchmarkRow("Affine2(rotation:about:)", operations: count, boundInCycles: bound) {
      for i in 0..<count { results.values[i] = Affine2(rotation: input[i], about: anchor) }
    }
    BenchmarkRow("with sinesAndCosines(of:), two", operations: count, boundInCycles: bound / 2) {
      for i in stride(from: 0, to: count, by: 2) {
        let (s, c) = Trigonometry.sinesAndCosines(of: SIMD2(input[i], input[i + 1]))
        results.values[i] = rotation(s.x, c.x, anchor)
        results.values[i + 1] = rotation(s.y, c.y, anchor)
      }
    }
  }
}

private func libraryRotation(_ angle: Double, _ anchor: SIMD2<Double>) -> Affine2<Double> {
  rotation(librarySine(angle), libraryCosine(angle), anchor)
}

private func rotation(_ s: Double, _ c: Double, _ anchor: SIMD2<Double>) -> Affine2<Double> {
  Affine2(x: SIMD2(c, s), y: SIMD2(-s, c), keeping: anchor)
}

private func decompositionGroup(_ check: inout AnswerCheck) -> BenchmarkGroup {
  let matrices = TransformBuffer<Double>(transforms(count, seed: 4))
  typealias Parts = Affine2<Double>.Decomposition
  let results = UnsafeMutableBufferPointer<Parts>.allocate(capacity: count)
  results.initialize(repeating: matrices.values[0].decomposition)
  for matrix in matrices.values {
    check.require(
      Affine2(matrix.decomposition).isApproximatelyEqual(to: matrix, tolerance: 1e-14),
      "decomposition of \(matrix)")
  }
  return BenchmarkGroup("decomposition, Double", unit: "transform") {
    BenchmarkRow("with atan2 of the C library", operations: count, isBaseline: true) {
      for i in 0..<count {
        let m = matrices.values[i]
        let square = m.x.x * m.x.x + m.x.y * m.x.y
        let length = square.squareRoot()
        results[i] = Parts(
          translation: m.translation, rotation: libraryArctangent(m.x.y, m.x.x),
          scale: SIMD2(length, m.determinant / length),
          shear: (m.x.x * m.y.x + m.x.y * m.y.y) / square)
      }
    }
    let bound = Limits.squareRoot + 3 * Limits.division
    BenchmarkRow("Affine2.decomposition", operations: count, boundInCycles: bound) {
      for i in 0..<count { results[i] = matrices.values[i].decomposition }
    }
  }
}
