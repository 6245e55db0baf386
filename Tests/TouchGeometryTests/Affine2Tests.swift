import Testing
import TouchGeometry

@Suite struct Affine2Tests {
  // Facts, one a row: transform, point, image.
  static let facts: [(String, Affine2<Double>, SIMD2<Double>, SIMD2<Double>)] = [
    ("identity", .identity, SIMD2(3, 4), SIMD2(3, 4)),
    ("offset", Affine2(offset: SIMD2(1, -2)), SIMD2(3, 4), SIMD2(4, 2)),
    ("clockwise quarter", Affine2(rotation: .pi / 2), SIMD2(1, 0), SIMD2(0, 1)),
    ("about its anchor", Affine2(rotation: 2, about: SIMD2(5, 6)), SIMD2(5, 6), SIMD2(5, 6)),
    ("scale about", Affine2(scale: 3, about: SIMD2(1, 1)), SIMD2(2, 3), SIMD2(4, 7)),
    ("scale x and y", Affine2(scale: SIMD2(2, 3)), SIMD2(1, 1), SIMD2(2, 3)),
    ("shear", Affine2(shear: SIMD2(2, 0)), SIMD2(1, 1), SIMD2(3, 1)),
    ("shear down", Affine2(shear: SIMD2(0, 2)), SIMD2(1, 1), SIMD2(1, 3)),
    (
      "right factor first", Affine2(offset: SIMD2(1, 0)) * Affine2(scale: 2), SIMD2(1, 1),
      SIMD2(3, 2)
    ),
    (
      "then in order", Affine2(offset: SIMD2(1, 0)).then(Affine2(scale: 2)), SIMD2(1, 1),
      SIMD2(4, 2)
    ),
  ]

  @Test(arguments: facts.indices)
  func fact(_ index: Int) {
    let (name, transform, point, image) = Self.facts[index]
    #expect(near(transform(point), image, 1e-15 * 16), "\(name)")
  }

  @Test func productIsApplicationInTurn() {
    forEachPair { (a: Affine2<Double>, b, point) in
      let size = 1 + linearSize(a) * (linearSize(b) * 100 + 200) + 200
      #expect(near((a * b)(point), a(b(point)), size * 1e-14))
      #expect(b.then(a) == a * b)
      var c = a
      c *= b
      #expect(c == a * b)
      c = b
      c.formThen(a)
      #expect(c == a * b)
    }
  }

  @Test func stepsAreProductsOfTheirParts() {
    forEachPair { (a: Affine2<Double>, _, anchor) in
      let (angle, factors, shear) = (0.7, SIMD2(1.5, -0.25), SIMD2(0.3, -0.6))
      let rows: [(String, Affine2<Double>, Affine2<Double>)] = [
        ("translated", a.translated(by: anchor), Affine2(offset: anchor)),
        ("rotated", a.rotated(by: angle, about: anchor), Affine2(rotation: angle, about: anchor)),
        ("scaled", a.scaled(by: 1.5, about: anchor), Affine2(scale: 1.5, about: anchor)),
        (
          "scaled x, y", a.scaled(by: factors, about: anchor),
          Affine2(scale: factors, about: anchor)
        ),
        ("sheared", a.sheared(by: shear, about: anchor), Affine2(shear: shear, about: anchor)),
      ]
      for (name, step, part) in rows {
        #expect(step.isApproximatelyEqual(to: part * a, tolerance: 1e-13), "\(name)")
      }
    }
  }

  @Test func stepsInPlaceAreTheSame() {
    let (a, anchor) = (
      Affine2(x: SIMD2(1.0, 2), y: SIMD2(3, 5), translation: SIMD2(7, 11)), SIMD2(1.0, 2)
    )
    var b = a
    b.translate(by: anchor)
    b.rotate(by: 1, about: anchor)
    b.scale(by: 2, about: anchor)
    b.scale(by: SIMD2(3, 4), about: anchor)
    b.shear(by: SIMD2(0.5, 1), about: anchor)
    let c = a.translated(by: anchor).rotated(by: 1, about: anchor).scaled(by: 2, about: anchor)
      .scaled(by: SIMD2(3, 4), about: anchor).sheared(by: SIMD2(0.5, 1), about: anchor)
    #expect(b == c)
  }

  @Test func anchoredPartsAreMovedParts() {
    let anchor = SIMD2(3.0, -5)
    let (there, back) = (Affine2(offset: -anchor), Affine2(offset: anchor))
    for (about, plain) in [
      (Affine2(rotation: 0.4, about: anchor), Affine2(rotation: 0.4)),
      (Affine2(scale: 1.7, about: anchor), Affine2(scale: 1.7)),
      (Affine2(scale: SIMD2(2, 5), about: anchor), Affine2(scale: SIMD2(2, 5))),
      (Affine2(shear: SIMD2(0.2, 0.9), about: anchor), Affine2(shear: SIMD2(0.2, 0.9))),
    ] {
      #expect(about.isApproximatelyEqual(to: back * plain * there, tolerance: 1e-15 * 8))
    }
  }

  @Test func vectorsIgnoreTranslation() {
    forEachPair { (a: Affine2<Double>, _, vector) in
      #expect(near(a(vector: vector), a(vector) - a(.zero), 1e-12 * (1 + linearSize(a) * 100)))
    }
  }

  @Test func boundingBoxHoldsTheCornersTightly() {
    forEachPair { (a: Affine2<Double>, _, corner) in
      let opposite = corner + SIMD2(30, 20)
      let box = a.boundingBox(ofRectangleFrom: corner, to: opposite)
      let corners = [
        corner, SIMD2(corner.x, opposite.y), SIMD2(opposite.x, corner.y), opposite,
      ].map { a($0) }
      let limit = 1e-12 * (1 + linearSize(a) * 200)
      for axis in 0..<2 {
        let least = corners.map { $0[axis] }.min() ?? .nan
        let most = corners.map { $0[axis] }.max() ?? .nan
        #expect((box.minimum[axis] - least).magnitude <= limit)
        #expect((box.maximum[axis] - most).magnitude <= limit)
      }
      let exchanged = a.boundingBox(ofRectangleFrom: opposite, to: corner)
      #expect(exchanged.minimum == box.minimum && exchanged.maximum == box.maximum)
    }
  }

  @Test func readsBackWhatItDescribes() {
    let t = Affine2(x: SIMD2(1.0, 2), y: SIMD2(3, 4.5), translation: SIMD2(-1, 0))
    #expect(t.description == "x: (1.0, 2.0), y: (3.0, 4.5), translation: (-1.0, 0.0)")
    #expect(Affine2<Float>(t).y == SIMD2<Float>(3, 4.5))
    #expect(Set([t, t, .identity]).count == 2)
  }
}

/// Whether two points are within `limit` in each coordinate.
func near<T: TestScalar>(_ a: SIMD2<T>, _ b: SIMD2<T>, _ limit: T) -> Bool {
  (a.x - b.x).magnitude <= limit && (a.y - b.y).magnitude <= limit
}

/// Seeded pairs of transforms of all kinds, each with a point within 100 of the origin.
func forEachPair<T: TestScalar>(
  seed: UInt64 = 40, count: Int = 600, _ body: (Affine2<T>, Affine2<T>, SIMD2<T>) -> Void
) where T.SIMD2Storage: Sendable {
  var random = SplitMix64(seed: seed)
  for i in 0..<count {
    body(random.transform(i), random.transform(i / 6), random.vector(100))
  }
}
