import Testing
import TouchGeometry

@Suite struct Affine2InverseTests {
  @Test func undoesTheTransform() {
    undoes(Double.self)
    undoes(Float.self)
  }

  private func undoes<T: TestScalar>(_: T.Type) where T.SIMD2Storage: Sendable {
    forEachPair { (a: Affine2<T>, _, _) in
      guard let inverse = a.inverse else {
        #expect(condition(a) > 0.01 / T.ulpOfOne, "\(a)")
        return
      }
      let limit = 32 * T.ulpOfOne * condition(a)
      let product = inverse * a
      #expect(near(product.x, SIMD2(1, 0), limit) && near(product.y, SIMD2(0, 1), limit), "\(a)")
      let size = max(a.translation.x.magnitude, a.translation.y.magnitude)
      #expect(near(product.translation, .zero, limit * (1 + size * linearSize(inverse))), "\(a)")
    }
  }

  @Test func twiceGivesTheTransform() {
    forEachPair { (a: Affine2<Double>, _, _) in
      guard let twice = a.inverse?.inverse else { return }
      let limit = 1e-14 * condition(a)
      #expect(twice.isApproximatelyEqual(to: a, tolerance: limit * condition(a)), "\(a)")
    }
  }

  @Test(arguments: [1e-150, 1e-160, 1e-300, 1e-9, 1, 1e9, 1e150, 1e160, 1e300])
  func anyUniformScale(_ scale: Double) throws {
    let transform = Affine2(rotation: 0.3).scaled(by: scale)
    let inverse = try #require(transform.inverse)
    let product = inverse * transform
    #expect(product.isApproximatelyEqual(to: .identity, tolerance: 1e-14), "\(product)")
  }

  @Test(arguments: [Float(1e-30), 1e-20, 1e-9, 1, 1e9, 1e20, 1e30])
  func anyUniformScaleInFloat(_ scale: Float) throws {
    let transform = Affine2<Float>(scale: scale, about: SIMD2(1, 1))
    let inverse = try #require(transform.inverse)
    #expect((inverse.x.x * scale - 1).magnitude <= 2e-7)
  }

  // Transforms without an inverse.
  @Test(arguments: [
    Affine2(x: SIMD2(1.0, 2), y: SIMD2(2, 4), translation: .zero),
    Affine2(x: SIMD2(0.1, 0.3), y: SIMD2(0.2, 0.6), translation: .zero),
    Affine2(x: SIMD2(1e-9, 3e-9), y: SIMD2(2e-9, 6e-9), translation: .zero),
    Affine2(scale: 0), Affine2(scale: SIMD2(1, 0)), Affine2(scale: .nan),
    Affine2(scale: .infinity), Affine2(x: SIMD2(.infinity, 1), y: SIMD2(1, 1), translation: .zero),
    Affine2(x: SIMD2(.nan, 0), y: SIMD2(0, 1), translation: .zero),
  ])
  func singular(_ transform: Affine2<Double>) {
    #expect(transform.inverse == nil)
  }

  /// Columns that differ in their last digits only: the terms of the determinant are 1 each.
  @Test func theLimitIsTwoUlpOfTheTerms() {
    limit(Double.self)
    limit(Float.self)
  }

  private func limit<T: TestScalar>(_: T.Type) where T.SIMD2Storage: Sendable {
    for (ulps, exists) in [(1, false), (2, false), (3, false), (4, false), (5, true), (8, true)] {
      let determinant = T(ulps) * T.ulpOfOne
      for scale in [T(1), 1e-9, 1e9] {
        let transform = Affine2(x: SIMD2(1, 1), y: SIMD2(1, 1 + determinant), translation: .zero)
          .scaled(by: T(sign: .plus, exponent: scale.exponent, significand: 1))
        #expect((transform.inverse != nil) == exists, "\(ulps) ulp, \(T.self)")
      }
    }
  }

  @Test func determinantIsTheFactorOfArea() {
    #expect(Affine2(scale: SIMD2(2.0, -3)).determinant == -6)
    #expect(Affine2(rotation: 1.0).determinant.distance(to: 1).magnitude <= 2e-16)
    #expect(Affine2(shear: SIMD2(5.0, 0)).determinant == 1)
  }
}
