import Testing
import TouchGeometry

@Suite struct BatchTests {
  private func transforms(_ count: Int, seed: UInt64) -> [Affine2<Double>] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { random.transform($0) }
  }

  @Test func productsAreTheOperators() {
    let (a, b) = (transforms(33, seed: 100), transforms(33, seed: 101))
    var products = a
    var span = products.mutableSpan
    Affine2.multiply(a.span, b.span, into: &span)
    #expect(products == zip(a, b).map { $0 * $1 })
  }

  @Test func inversesAreTheProperty() {
    var singular = transforms(33, seed: 102)
    singular[4] = Affine2(scale: 0)
    singular[17] = Affine2(x: SIMD2(1, 2), y: SIMD2(2, 4), translation: .zero)
    singular[18] = Affine2(rotation: 1).scaled(by: 1e-200)
    var inverses = singular
    var span = inverses.mutableSpan
    let failures = Affine2.invert(singular.span, into: &span)
    #expect(failures == singular.count { $0.inverse == nil } && failures >= 2)
    for (inverse, transform) in zip(inverses, singular) {
      if let expected = transform.inverse {
        #expect(inverse == expected)
      } else {
        #expect(inverse.x.x.isNaN && inverse.translation.y.isNaN)
      }
    }
  }

  @Test func foldIsTheProductFromLeftToRight() {
    for count in Array(0...9) + [64, 257] {
      var random = SplitMix64(seed: 103)
      let chain = (0..<count).map { _ in random.transform(1, Double.self) }
      let plain = chain.reduce(.identity, *)
      #expect(Affine2.product(of: chain.span).isApproximatelyEqual(to: plain, tolerance: 1e-11))
    }
  }
}
