import Testing
import TouchGeometry
import TouchScene

struct HitTestTests {
  struct Fact: CustomTestStringConvertible, Sendable {
    var name: String
    var transform: Affine2<Double>
    var shape = HitShape.rectangle
    var size = SIMD2(100.0, 100)
    var point: SIMD2<Double>
    var isHit: Bool
    var testDescription: String { name }
  }

  static let eighth = Affine2(rotation: 0.25 * Double.pi, about: SIMD2(50.0, 50))
  static let triangle = HitShape.polygon([SIMD2(0, 0), SIMD2(100, 0), SIMD2(0, 100)])
  static let ring = HitShape.custom { point, size in
    let way = point - 0.5 * size
    return (900...2500).contains(way.x * way.x + way.y * way.y)
  }

  static let facts: [Fact] = [
    Fact(name: "turned square, top", transform: eighth, point: SIMD2(50, -15), isHit: true),
    Fact(name: "turned square, old corner", transform: eighth, point: SIMD2(3, 3), isHit: false),
    Fact(
      name: "no width", transform: Affine2(scale: SIMD2(0, 1)), point: SIMD2(50, 50), isHit: false),
    Fact(
      name: "not finite", transform: Affine2(offset: SIMD2(.nan, 0)), point: SIMD2(50, 50),
      isHit: false),
    Fact(
      name: "tiny", transform: Affine2(scale: 1e-9), point: SIMD2(5e-8, 5e-8), isHit: true),
    Fact(
      name: "huge, far away", transform: Affine2(scale: 1e100), point: SIMD2(9e101, 1e101),
      isHit: true),
    Fact(name: "on the edge", transform: .identity, point: SIMD2(100, 0), isHit: true),
    Fact(name: "beyond the edge", transform: .identity, point: SIMD2(100.001, 0), isHit: false),
    Fact(
      name: "no area", transform: .identity, size: SIMD2(0, 100), point: SIMD2(0, 50),
      isHit: false),
    Fact(
      name: "ellipse's corner", transform: .identity, shape: .ellipse, point: SIMD2(10, 10),
      isHit: false),
    Fact(
      name: "ellipse's inside", transform: .identity, shape: .ellipse, point: SIMD2(20, 20),
      isHit: true),
    Fact(
      name: "polygon's inside", transform: .identity, shape: triangle, point: SIMD2(30, 30),
      isHit: true),
    Fact(
      name: "polygon's side", transform: .identity, shape: triangle, point: SIMD2(50, 50),
      isHit: true),
    Fact(
      name: "polygon's outside", transform: .identity, shape: triangle, point: SIMD2(51, 50),
      isHit: false),
    Fact(
      name: "too few vertices", transform: .identity, shape: .polygon([.zero, SIMD2(9, 9)]),
      point: SIMD2(3, 3), isHit: false),
    Fact(
      name: "ring", transform: .identity, shape: ring, point: SIMD2(50, 10), isHit: true),
    Fact(
      name: "ring's hole", transform: .identity, shape: ring, point: SIMD2(50, 50), isHit: false),
    Fact(
      name: "margin", transform: .identity, shape: .custom(margin: 8) { _, _ in true },
      point: SIMD2(-8, 108), isHit: true),
    Fact(
      name: "beyond the margin", transform: .identity,
      shape: .custom(margin: 8) { _, _ in true }, point: SIMD2(-9, 50), isHit: false),
    Fact(name: "NaN", transform: .identity, point: SIMD2(.nan, 50), isHit: false),
  ]

  @Test(arguments: facts)
  func shapesAreHitAsTheyAreSeen(fact: Fact) throws {
    let stage = TouchStage()
    let node = TouchNode(size: fact.size, shape: fact.shape, transform: fact.transform)
    try stage.add(node)
    #expect((stage.hitTest(fact.point) === node) == fact.isHit)
  }

  @Test func ofTwoAtOnePlaceTheLaterIsHit() throws {
    let stage = TouchStage()
    let (a, b) = (TouchNode(size: SIMD2(9, 9)), TouchNode(size: SIMD2(9, 9)))
    try stage.add(a)
    try stage.add(b)
    #expect(stage.hitTest(SIMD2(5, 5)) === b)
    a.moveToFront()
    #expect(stage.hitTest(SIMD2(5, 5)) === a)
    a.allowsHitTesting = false
    #expect(stage.hitTest(SIMD2(5, 5)) === b)
    b.remove()
    #expect(stage.hitTest(SIMD2(5, 5)) == nil)
  }

  @Test func childrenReachBeyondTheirParentAndLieAboveIt() throws {
    let stage = TouchStage(size: SIMD2(500, 500))
    let parent = TouchNode(size: SIMD2(10, 10))
    let child = TouchNode(size: SIMD2(10, 10), transform: Affine2(offset: SIMD2(5, 5)))
    try parent.add(child)
    try stage.add(parent)
    #expect(stage.hitTest(SIMD2(7, 7)) === child)
    #expect(stage.hitTest(SIMD2(14, 14)) === child)
    #expect(stage.hitTest(SIMD2(2, 2)) === parent)
    #expect(stage.hitTest(SIMD2(400, 2)) === stage.root)
  }

  @Test func movingAnObjectMovesWhereItIsHit() throws {
    let stage = TouchStage()
    let (group, node) = (TouchNode(), TouchNode(size: SIMD2(10, 10)))
    try group.add(node)
    try stage.add(group)
    #expect(stage.hitTest(SIMD2(5, 5)) === node)
    group.transform = Affine2(offset: SIMD2(100, 0))
    #expect(stage.hitTest(SIMD2(5, 5)) == nil)
    #expect(stage.hitTest(SIMD2(105, 5)) === node)
    node.transform = Affine2(offset: SIMD2(0, 50))
    #expect(stage.hitTest(SIMD2(105, 5)) == nil)
    #expect(stage.hitTest(SIMD2(105, 55)) === node)
    node.size = SIMD2(40, 10)
    #expect(stage.hitTest(SIMD2(139, 55)) === node)
  }
}
