import Testing
import TouchGeometry

@Suite struct ProjectiveMapTests {
  private let size = SIMD2(200.0, 100)

  @Test func affineMapsGoThereAndBack() {
    forEachPair(count: 60) { (a: Affine2<Double>, _, point) in
      #expect(ProjectiveMap(a)(point) == a(point) && Affine2(ProjectiveMap(a)) == a)
    }
    let tilted = ProjectiveMap(affine: .identity, horizon: SIMD2(0.001, 0), weight: 1.0)
    #expect(Affine2(tilted) == nil)
  }

  @Test func productIsApplicationInTurn() throws {
    var random = SplitMix64(seed: 60)
    for _ in 0..<300 {
      let (a, b, point) = (map(&random), map(&random), random.vector(100, Double.self))
      guard let inner = b(point), let outer = a(inner) else { continue }
      let image = try #require((a * b)(point))
      #expect(near(image, outer, 1e-9 * (1 + outer.x.magnitude + outer.y.magnitude)))
      #expect(b.then(a) == a * b)
    }
  }

  @Test func inverseUndoes() throws {
    var random = SplitMix64(seed: 61)
    var count = 0
    for _ in 0..<300 {
      let (a, point) = (map(&random), random.vector(100, Double.self))
      guard let image = a(point), let inverse = a.inverse else { continue }
      let back = try #require(inverse(image))
      #expect(near(back, point, 1e-7), "\(a)")
      count += 1
    }
    #expect(count > 200)
    #expect(ProjectiveMap(Affine2(scale: 0.0)).inverse == nil)
    #expect(ProjectiveMap(Affine2(scale: Double.nan)).inverse == nil)
    let flat = ProjectiveMap(affine: .identity, horizon: SIMD2(1.0, 0), weight: 0)
    #expect(flat.inverse == nil)
  }

  @Test func behindTheEyeIsNoImage() {
    let map = ProjectiveMap(affine: .identity, horizon: SIMD2(-0.01, 0), weight: 1.0)
    #expect(map(SIMD2(50, 0)) == SIMD2(100, 0))
    #expect(map(SIMD2(100, 0)) == nil && map(SIMD2(101, 0)) == nil)
    #expect(map(SIMD2(.nan, 0)) == nil)
  }

  @Test func turningAboutZIsThePlaneRotation() throws {
    for axis in [SIMD3(0.0, 0, 1), SIMD3(0, 0, 1e-200), SIMD3(0, 0, 1e200)] {
      let map = try #require(ProjectiveMap(rotation: 0.6, axis: axis, perspective: 1, in: size))
      let flat = Affine2(rotation: 0.6, about: SIMD2(100, 50))
      let image = try #require(map(SIMD2(30, 20)))
      #expect(near(image, flat(SIMD2(30, 20)), 1e-13))
    }
    let reversed = try #require(ProjectiveMap(rotation: 0.6, axis: SIMD3(0, 0, -2), in: size))
    let image = try #require(reversed(SIMD2(30, 20)))
    #expect(near(image, Affine2(rotation: -0.6, about: SIMD2(100, 50))(SIMD2(30, 20)), 1e-13))
  }

  /// Turned by 60° about y and seen from 200 points away (perspective 1, longest side 200): the
  /// right edge, 100 from the axis, is 50 across and 100·sin 60° behind.
  @Test func turningAboutYPushesTheRightSideAway() throws {
    let map = try #require(
      ProjectiveMap(rotation: .pi / 3, axis: SIMD3(0, 1, 0), perspective: 1, in: size))
    let depth = 100 * Double(3).squareRoot() / 2
    let right = try #require(map(SIMD2(200, 0)))
    #expect(near(right, SIMD2(100 + 50 / (1 + depth / 200), 50 - 50 / (1 + depth / 200)), 1e-12))
    let left = try #require(map(SIMD2(0, 0)))
    #expect(near(left, SIMD2(100 - 50 / (1 - depth / 200), 50 - 50 / (1 - depth / 200)), 1e-12))
  }

  @Test func withoutPerspectiveItIsAffine() throws {
    let map = try #require(
      ProjectiveMap(rotation: 1, axis: SIMD3(1, 2, 3), anchorZ: 7, perspective: 0, in: size))
    let flat = try #require(Affine2(map))
    #expect(map(SIMD2(3, 4)) == flat(SIMD2(3, 4)))
  }

  /// A half turn about an axis 10 in front of the content leaves it 20 in front.
  @Test func anchorZLiftsTheAxis() throws {
    let map = try #require(
      ProjectiveMap(rotation: .pi, axis: SIMD3(0, 1, 0), anchorZ: 10, perspective: 1, in: size))
    let image = try #require(map(SIMD2(200, 50)))
    #expect(near(image, SIMD2(100 - 100 / (1 - 20.0 / 200), 50), 1e-12))
  }

  @Test(arguments: [
    SIMD3(0.0, 0, 0), SIMD3(.nan, 0, 1), SIMD3(.infinity, 0, 0), SIMD3(1, -.infinity, 0),
  ])
  func badAxis(_ axis: SIMD3<Double>) {
    #expect(ProjectiveMap(rotation: 1, axis: axis, in: size) == nil)
  }

  private func map(_ random: inout SplitMix64) -> ProjectiveMap<Double> {
    let tilt = random.vector(1, Double.self)
    return ProjectiveMap(
      affine: random.transform(0), horizon: tilt * 0.002, weight: random.number(in: 0.5...2))
  }
}
