import Testing
import TouchGeometry

@Suite struct SimilarityFitTests {
  private func fit(
    _ points: [SIMD2<Double>], _ images: [SIMD2<Double>], _ weights: [Double]? = nil
  ) -> SimilarityFit<Double>? {
    guard let weights else { return SimilarityFit(from: points.span, to: images.span) }
    return SimilarityFit(from: points.span, to: images.span, weights: weights.span)
  }

  @Test func isExactOnExactData() throws {
    var random = SplitMix64(seed: 70)
    for count in [2, 3, 5, 10, 100] {
      for _ in 0..<20 {
        let (angle, scale) = (random.number(in: -3...3), random.number(in: 0.1...4))
        let map = Affine2(rotation: angle).scaled(by: scale).translated(by: random.vector(500))
        let points = (0..<count).map { _ in random.vector(300, Double.self) }
        let found = try #require(fit(points, points.map { map($0) }))
        #expect(found.hasSpan && found.transform.isApproximatelyEqual(to: map, tolerance: 1e-12))
        #expect((found.rotation - angle).magnitude <= 1e-12)
        #expect((found.scale / scale - 1).magnitude <= 1e-12 && found.residual <= 1e-9)
      }
    }
  }

  /// Any small change of the four parameters makes the weighted misses larger.
  @Test func isOptimalOnNoisyData() throws {
    var random = SplitMix64(seed: 71)
    for _ in 0..<40 {
      let points = (0..<6).map { _ in random.vector(100, Double.self) }
      let images = points.map { Affine2(rotation: 0.5).scaled(by: 1.2)($0) + random.vector(20) }
      let weights = points.map { _ in random.unit() }
      let found = try #require(fit(points, images, weights))
      func miss(_ t: Affine2<Double>) -> Double {
        zip(points, images).enumerated().reduce(0) { sum, row in
          let d = row.element.1 - t(row.element.0)
          return sum + weights[row.offset] * (d.x * d.x + d.y * d.y)
        }
      }
      let (best, total) = (miss(found.transform), weights.reduce(0, +))
      #expect((found.residual - (best / total).squareRoot()).magnitude <= 1e-9)
      for change in [
        Affine2(rotation: 1e-3), Affine2(rotation: -1e-3), Affine2(scale: 1.001),
        Affine2(scale: 0.999), Affine2(offset: SIMD2(0.01, 0)), Affine2(offset: SIMD2(0, -0.01)),
      ] {
        #expect(miss(change * found.transform) > best)
        #expect(miss(found.transform * change) > best)
      }
    }
  }

  @Test func weightZeroIsAbsence() throws {
    let points = [SIMD2(0.0, 0), SIMD2(1, 0), SIMD2(5, 5)]
    let images = [SIMD2(1.0, 1), SIMD2(1, 2), SIMD2(-70, 3)]
    let weighted = try #require(fit(points, images, [2, 2, 0]))
    let alone = try #require(fit(Array(points[..<2]), Array(images[..<2])))
    #expect(weighted.transform.isApproximatelyEqual(to: alone.transform, tolerance: 1e-14))
  }

  @Test func degenerateCasesAreExplicit() throws {
    let one = try #require(fit([SIMD2(1.0, 2)], [SIMD2(4.0, 6)]))
    #expect(!one.hasSpan && one.transform == Affine2(offset: SIMD2(3, 4)))
    #expect(one.scale == 1 && one.rotation == 0 && one.residual == 0)
    let same = [SIMD2(1.0, 1), SIMD2(1, 1)]
    let apart = try #require(fit(same, [SIMD2(0.0, 0), SIMD2(4, 0)]))
    #expect(!apart.hasSpan && apart.residual == 2)
    let shrunk = try #require(
      fit([SIMD2(0.0, 0), SIMD2(4, 0)], same))
    #expect(shrunk.hasSpan && shrunk.scale == 0 && shrunk.rotation == 0)
    let none: [SIMD2<Double>] = []
    #expect(fit(none, none) == nil)
    #expect(fit(same, same, [0.0, 0]) == nil)
    #expect(fit([SIMD2(Double.nan, 0)], [SIMD2(0.0, 0)]) == nil)
    let far = [SIMD2(Double.infinity, 0), SIMD2(0, 0)]
    #expect(fit(far, same) == nil)
  }
}
