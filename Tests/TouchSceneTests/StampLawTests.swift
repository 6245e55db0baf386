import Testing
import TouchExamples
import TouchGeometry
import TouchGestures
import TouchScene

/// What the fingers hold stays under them, in every nesting order and in every surrounding.
struct StampLawTests {
  let stage = TouchStage()
  let picture = TouchNode(size: SIMD2(4000, 3000))

  enum Nesting: Int, CaseIterable {
    case dragRotatePinch, dragPinchRotate, rotateDragPinch, rotatePinchDrag, pinchDragRotate
    case pinchRotateDrag

    func wrap(_ picture: TouchNode) -> TouchNode {
      switch self {
      case .dragRotatePinch: Draggable { Rotatable { Pinchable { picture } } }.node
      case .dragPinchRotate: Draggable { Pinchable { Rotatable { picture } } }.node
      case .rotateDragPinch: Rotatable { Draggable { Pinchable { picture } } }.node
      case .rotatePinchDrag: Rotatable { Pinchable { Draggable { picture } } }.node
      case .pinchDragRotate: Pinchable { Draggable { Rotatable { picture } } }.node
      case .pinchRotateDrag: Pinchable { Rotatable { Draggable { picture } } }.node
      }
    }
  }

  /// Similarities, mirrored ones among them, that leave the picture around (1000, 1000).
  func surround(_ node: TouchNode, _ random: inout SplitMix64) throws {
    let scale = random.number(in: 0.5...2)
    let mirror = random.unit() < 0.5 ? -1.0 : 1
    let container = TouchNode(
      transform: Affine2(offset: SIMD2(-2000, -1500)).scaled(by: SIMD2(scale * mirror, scale))
        .rotated(by: random.number(in: -3...3)).translated(by: SIMD2(1000, 1000)))
    try container.add(node)
    try stage.add(container)
  }

  @Test(arguments: Nesting.allCases, 0..<12 as Range<UInt64>)
  func whatIsHeldStaysUnderTheFingers(nesting: Nesting, seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    try surround(nesting.wrap(picture), &random)
    for round in 0..<3 {
      let time = Double(round) * 2
      let held = picture.globalPoint(fromLocal: SIMD2(2000, 1500))
      let pair = Pair(&random, around: held)
      stage.play(pair.land(at: time))
      let a = try #require(picture.localPoint(fromGlobal: pair.a))
      let b = try #require(picture.localPoint(fromGlobal: pair.b))
      stage.play(pair.move(at: time))
      let places = pair.places(pair.steps)
      #expect(near(picture.globalPoint(fromLocal: a), places.a), "round \(round)")
      #expect(near(picture.globalPoint(fromLocal: b), places.b), "round \(round)")
      let before = picture.globalTransform
      stage.play(pair.leave(at: time, .ended))
      #expect(picture.globalTransform == before, "an end moves nothing")
    }
  }

  @Test(arguments: Nesting.allCases, 0..<6 as Range<UInt64>)
  func cancellationRestoresExactly(nesting: Nesting, seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    try surround(nesting.wrap(picture), &random)
    let first = Pair(&random, around: picture.globalPoint(fromLocal: SIMD2(2000, 1500)))
    stage.play(first.land(at: 0) + first.move(at: 0) + first.leave(at: 0, .ended))
    let before = picture.globalTransform
    let second = Pair(&random, around: picture.globalPoint(fromLocal: SIMD2(2000, 1500)))
    stage.play(second.land(at: 2) + second.move(at: 2))
    #expect(picture.globalTransform != before)
    stage.play(second.leave(at: 2, .cancelled))
    #expect(picture.globalTransform == before)
  }

  @Test func replayingGivesTheSameBits() throws {
    func run() throws -> [Affine2<Double>] {
      let stage = TouchStage()
      let picture = TouchNode(size: SIMD2(4000, 3000))
      var random = SplitMix64(seed: 7)
      var seen: [Affine2<Double>] = []
      try stage.add(makeStamp(picture))
      stage.observe { _ in seen.append(picture.globalTransform) }
      let pair = Pair(&random, around: SIMD2(2000, 1500))
      stage.play(pair.land(at: 0) + pair.move(at: 0) + pair.leave(at: 0, .ended))
      return seen
    }
    let first = try run()
    #expect(first.count > 40)
    #expect(try run() == first)
  }

  /// The container is turned by other hands while a finger drags what is in it.
  @Test func aContainerThatMovesDoesNotTakeTheObjectFromTheFinger() throws {
    let container = TouchNode()
    try container.add(Draggable { picture })
    try stage.add(container)
    stage.play(Touch(0, 1, .began, 100, 100), Touch(0.6, 1, .moved, 130, 100))
    let held = SIMD2(100.0, 100)
    #expect(near(picture.globalPoint(fromLocal: held), SIMD2(130, 100)))
    container.transform = Affine2(rotation: 0.8, about: SIMD2(30, 40)).scaled(by: 1.5)
    #expect(near(picture.globalPoint(fromLocal: held), SIMD2(130, 100)))
    stage.play(Touch(0.7, 1, .moved, 180, 90))
    #expect(near(picture.globalPoint(fromLocal: held), SIMD2(180, 90)))
    let other = TouchNode(transform: Affine2(scale: 0.5).rotated(by: -2))
    try stage.add(other)
    try other.add(picture.parent!)
    #expect(near(picture.globalPoint(fromLocal: held), SIMD2(180, 90)))
    stage.play(Touch(0.8, 1, .ended, 180, 90))
    #expect(near(picture.globalPoint(fromLocal: held), SIMD2(180, 90)))
  }
}
