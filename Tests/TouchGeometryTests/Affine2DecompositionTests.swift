import Testing
import TouchGeometry

@Suite struct Affine2DecompositionTests {
  @Test func goesThereAndBack() {
    thereAndBack(Double.self, 1e-14)
    thereAndBack(Float.self, 3e-6)
  }

  private func thereAndBack<T: TestScalar>(_: T.Type, _ tolerance: T)
  where T.SIMD2Storage: Sendable {
    forEachPair { (a: Affine2<T>, _, _) in
      let parts = a.decomposition
      #expect(Affine2(parts).isApproximatelyEqual(to: a, tolerance: tolerance), "\(a)")
      #expect(parts.scale.x >= 0 && parts.rotation.magnitude <= T.pi.nextUp)
    }
  }

  @Test func findsTheParts() {
    let parts = Affine2<Double>.Decomposition(
      translation: SIMD2(3, 4), rotation: -2.5, scale: SIMD2(2, -0.5), shear: 0.75)
    let found = Affine2(parts).decomposition
    #expect(found.translation == parts.translation)
    #expect((found.rotation - parts.rotation).magnitude <= 1e-15)
    #expect(near(found.scale, parts.scale, 1e-15) && (found.shear - 0.75).magnitude <= 1e-15)
  }

  @Test func isShearThenScaleThenRotationThenTranslation() {
    let parts = Affine2<Double>.Decomposition(
      translation: SIMD2(3, 4), rotation: 1, scale: SIMD2(2, 3), shear: 0.5)
    let product = Affine2(shear: SIMD2(0.5, 0)).then(Affine2(scale: SIMD2(2, 3)))
      .then(Affine2(rotation: 1)).then(Affine2(offset: SIMD2(3, 4)))
    #expect(Affine2(parts).isApproximatelyEqual(to: product, tolerance: 1e-15))
  }

  @Test func degenerateTransformsHavePartsToo() {
    let flat = Affine2(x: .zero, y: SIMD2(-3.0, 4), translation: SIMD2(1, 2))
    #expect(Affine2(flat.decomposition).isApproximatelyEqual(to: flat, tolerance: 1e-15))
    let line = Affine2(x: SIMD2(1.0, 2), y: SIMD2(2, 4), translation: .zero)
    #expect(Affine2(line.decomposition).isApproximatelyEqual(to: line, tolerance: 1e-15))
    let nothing = Affine2<Double>(scale: 0).decomposition
    #expect(nothing.rotation == 0 && nothing.scale == .zero && nothing.shear == 0)
  }

  @Test func interpolationMeetsItsEnds() {
    forEachPair(count: 60) { (a: Affine2<Double>, b, _) in
      #expect(a.interpolated(to: b, at: 0) == a && a.interpolated(to: b, at: 1) == b)
      let there = a.interpolated(to: b, at: 0.25)
      #expect(
        there.isApproximatelyEqual(to: b.interpolated(to: a, at: 0.75), tolerance: 1e-7),
        "\(a) \(b)")
    }
  }

  // From, to, half way: rotations in degrees.
  @Test(arguments: [(0.0, 90.0, 45.0), (170, -170, 180), (-170, 170, 180), (10, -10, 0)])
  func interpolationTurnsTheShorterWay(_ row: (from: Double, to: Double, middle: Double)) {
    func turn(_ degrees: Double) -> Affine2<Double> { Affine2(rotation: degrees * .pi / 180) }
    let middle = turn(row.from).interpolated(to: turn(row.to), at: 0.5)
    #expect(middle.isApproximatelyEqual(to: turn(row.middle), tolerance: 1e-14))
  }

  @Test func interpolationIsEvenInEachPart() {
    let (a, b) = (Affine2(scale: 1.0), Affine2(scale: 3).translated(by: SIMD2(10, 0)))
    #expect(a.interpolated(to: b, at: 0.5) == Affine2(scale: 2).translated(by: SIMD2(5, 0)))
    #expect(a.interpolated(to: b, at: 2).translation == SIMD2(20, 0))
  }
}
