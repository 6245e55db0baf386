import Testing
import TouchGeometry

@Suite struct Affine2ShapeTests {
  // Name, transform, is a similarity, is axis aligned.
  static let facts: [(String, Affine2<Double>, Bool, Bool)] = [
    ("identity", .identity, true, true),
    ("rotation", Affine2(rotation: 0.3), true, false),
    ("quarter turn", Affine2(rotation: .pi / 2), true, true),
    ("mirror", Affine2(scale: SIMD2(-1, 1)), true, true),
    ("tiny", Affine2(rotation: 0.3).scaled(by: 1e-9), true, false),
    ("stretch", Affine2(scale: SIMD2(1, 2)), false, true),
    ("shear", Affine2(shear: SIMD2(0.1, 0)), false, false),
    ("zero", Affine2(scale: 0), false, true),
    ("NaN", Affine2(scale: .nan), false, false),
  ]

  @Test(arguments: facts.indices)
  func shape(_ index: Int) {
    let (name, transform, isSimilarity, isAxisAligned) = Self.facts[index]
    #expect(transform.isSimilarity == isSimilarity, "\(name)")
    #expect(transform.isAxisAligned == isAxisAligned, "\(name)")
  }

  @Test func productsOfRotationsStaySimilarities() {
    var t = Affine2<Double>.identity
    for i in 0..<50 { t = t.rotated(by: 0.1 * Double(i)).scaled(by: 1.01) }
    #expect(t.isSimilarity)
  }

  @Test func finite() {
    #expect(Affine2<Double>.identity.isFinite)
    #expect(!Affine2(offset: SIMD2(Double.infinity, 0)).isFinite)
    #expect(!Affine2(offset: SIMD2(0, Double.nan)).isFinite)
    #expect(!Affine2(scale: Double.nan).isFinite)
  }

  @Test func approximateEquality() {
    let t = Affine2(rotation: 0.3, about: SIMD2(1000.0, 0))
    var u = t
    u.x.x += 1e-9
    #expect(t.isApproximatelyEqual(to: t, tolerance: 0))
    #expect(!t.isApproximatelyEqual(to: u, tolerance: 0))
    #expect(t.isApproximatelyEqual(to: u) && u.isApproximatelyEqual(to: t))
    // A big translation does not excuse the linear part.
    #expect(!t.isApproximatelyEqual(to: u, tolerance: 1e-10))
    u.x.x = .nan
    #expect(!t.isApproximatelyEqual(to: u) && !u.isApproximatelyEqual(to: t))
    #expect(!u.isApproximatelyEqual(to: u))
    // Powers of two change nothing.
    let (small, near) = (
      t.scaled(by: 0x1p-300), t.translated(by: SIMD2(1e-6, 0)).scaled(by: 0x1p-300)
    )
    #expect(
      small.isApproximatelyEqual(to: near)
        && !small.isApproximatelyEqual(to: near, tolerance: 1e-12))
  }
}
