import Testing
import TouchGeometry

@Suite struct PlacementTests {
  private let size = SIMD2(200.0, 100)

  /// Rotation, then scale, each about the anchor, then offset: the modifiers one after the other.
  @Test func isRotationThenScaleThenOffset() {
    forEachPlacement { placement in
      let anchor = placement.anchor * size
      let modifiers = Affine2(rotation: placement.rotation, about: anchor)
        .then(Affine2(scale: placement.scale, about: anchor))
        .then(Affine2(offset: placement.offset))
      #expect(
        placement.transform(in: size).isApproximatelyEqual(to: modifiers, tolerance: 1e-13))
    }
  }

  @Test func facts() {
    let turned = Placement(rotation: Double.pi / 2).transform(in: size)
    #expect(near(turned(SIMD2(100, 50)), SIMD2(100, 50), 1e-13))
    #expect(near(turned(SIMD2(200, 50)), SIMD2(100, 150), 1e-13))
    let grown = Placement(offset: SIMD2(1, 2), scale: 2, anchor: .zero).transform(in: size)
    #expect(grown(SIMD2(10, 10)) == SIMD2(21, 22))
    #expect(Placement<Double>().transform(in: size) == .identity)
  }

  @Test func comesBackFromItsTransform() throws {
    try forEachPlacement { placement in
      let found = try #require(
        Placement(placement.transform(in: size), anchor: placement.anchor, in: size))
      #expect(near(found.offset, placement.offset, 1e-10))
      #expect((found.rotation - placement.rotation).magnitude <= 1e-14)
      #expect((found.scale / placement.scale - 1).magnitude <= 1e-14)
      #expect(found.anchor == placement.anchor)
    }
  }

  @Test func otherTransformsHaveNone() {
    #expect(Placement(Affine2(scale: SIMD2(1.0, 2)), in: size) == nil)
    #expect(Placement(Affine2(scale: SIMD2(-1.0, 1)), in: size) == nil)
    #expect(Placement(Affine2(shear: SIMD2(0.1, 0)), in: size) == nil)
    #expect(Placement(Affine2(scale: 0.0), in: size) == nil)
    #expect(Placement(Affine2(offset: SIMD2(Double.nan, 0)), in: size) == nil)
  }

  @Test func movingTheAnchorMovesNothing() {
    forEachPlacement { placement in
      let moved = placement.anchored(at: SIMD2(-0.25, 2), in: size)
      #expect(moved.anchor == SIMD2(-0.25, 2) && moved.rotation == placement.rotation)
      #expect(
        moved.transform(in: size)
          .isApproximatelyEqual(to: placement.transform(in: size), tolerance: 1e-13))
    }
  }

  @Test func movingTheAnchorKeepsWholeTurns() {
    let spun = Placement(rotation: 20.0).anchored(at: .zero, in: size)
    #expect(spun.rotation == 20)
  }

  private func forEachPlacement(_ body: (Placement<Double>) throws -> Void) rethrows {
    var random = SplitMix64(seed: 50)
    for _ in 0..<200 {
      try body(
        Placement(
          offset: random.vector(300), rotation: random.number(in: -3.1...3.1),
          scale: random.number(in: 0.1...5), anchor: random.vector(1.5)))
    }
  }
}
