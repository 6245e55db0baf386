import Testing
import TouchGeometry
import TouchGestures
import TouchScene

struct TransformableTests {
  let stage = TouchStage()
  let picture = TouchNode(size: SIMD2(4000, 3000))

  /// Any surroundings that can be inverted: turned, mirrored, stretched along one axis.
  func surround(_ node: TouchNode, _ random: inout SplitMix64) throws -> TouchNode {
    let scale = SIMD2(random.number(in: 0.5...2), random.number(in: 0.5...2))
    let mirror = SIMD2(random.unit() < 0.5 ? -1.0 : 1, 1)
    let container = TouchNode(
      transform: Affine2(offset: SIMD2(-2000, -1500)).scaled(by: scale * mirror)
        .rotated(by: random.number(in: -3...3)).translated(by: SIMD2(1000, 1000)))
    try container.add(node)
    try stage.add(container)
    return container
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func bothTouchedPointsStayUnderTheFingersToABillionth(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let map = Transformable { picture }
    let container = try surround(map.node, &random)
    for round in 0..<3 {
      let time = Double(round) * 2
      let pair = Pair(&random, around: picture.globalPoint(fromLocal: SIMD2(2000, 1500)))
      stage.play(pair.land(at: time))
      let a = try #require(picture.localPoint(fromGlobal: pair.a))
      let b = try #require(picture.localPoint(fromGlobal: pair.b))
      stage.play(pair.move(at: time))
      let places = pair.places(pair.steps)
      #expect(near(picture.globalPoint(fromLocal: a), places.a), "round \(round)")
      #expect(near(picture.globalPoint(fromLocal: b), places.b), "round \(round)")
      container.transform = container.transform.rotated(by: random.number(in: -1...1))
      #expect(near(picture.globalPoint(fromLocal: a), places.a), "what is around has turned")
      let before = picture.globalTransform
      stage.play(pair.leave(at: time, .ended))
      #expect(picture.globalTransform == before, "an end moves nothing")
      #expect(map.committedTransform == map.transform && !map.isActive)
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func cancellationAndRemovalRestoreExactly(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let map = Transformable { picture }
    let container = try surround(map.node, &random)
    let pair = Pair(&random, around: picture.globalPoint(fromLocal: SIMD2(2000, 1500)))
    stage.play(pair.land(at: 0) + pair.move(at: 0) + pair.leave(at: 0, .ended))
    let before = map.transform
    let second = Pair(&random, around: picture.globalPoint(fromLocal: SIMD2(2000, 1500)))
    stage.play(second.land(at: 2) + second.move(at: 2))
    #expect(map.transform != before && map.isActive)
    stage.play(second.leave(at: 2, .cancelled))
    #expect(map.transform == before && !map.isActive)
    stage.play(second.land(at: 4) + second.move(at: 4))
    #expect(map.isActive)
    container.remove()
    #expect(map.transform == before && !map.isActive)
  }

  @Test func fingersLandAndLiftInAnyOrderWithoutAJump() throws {
    let map = Transformable { picture }
    try stage.add(map)
    stage.play(Touch(0, 1, .began, 100, 100), Touch(0.1, 1, .moved, 150, 100))
    #expect(map.transform.translation == SIMD2(50, 0))
    stage.play(Touch(0.2, 2, .began, 350, 100))
    #expect(map.transform.translation == SIMD2(50, 0), "a landing moves nothing")
    stage.play(Touch(0.3, 2, .moved, 550, 100))
    #expect(near(map.transform(SIMD2(100, 100)), SIMD2(150, 100)))
    #expect(near(map.transform(SIMD2(300, 100)), SIMD2(550, 100)))
    let before = map.transform
    stage.play(Touch(0.4, 1, .ended, 150, 100))
    #expect(map.transform == before, "a lift moves nothing")
    stage.play(Touch(0.5, 2, .moved, 550, 130), Touch(0.6, 2, .ended, 550, 130))
    #expect(near(map.transform(SIMD2(300, 100)), SIMD2(550, 130)))
    #expect(map.committedTransform == map.transform)
  }

  @Test func theScaleStaysWithinItsLimitsUnderTheCentroid() throws {
    var told: [Affine2<Double>] = []
    let map = Transformable(limits: 0.5...2) { picture }.onCommit { told.append($0) }
    try stage.add(map)
    stage.play(
      Touch(0, 1, .began, 400, 100), Touch(0, 2, .began, 600, 100), Touch(0.1, 1, .moved, 0, 100),
      Touch(0.1, 2, .moved, 1000, 100))
    #expect(near(map.transform.x, SIMD2(2, 0)) && near(map.transform.y, SIMD2(0, 2)))
    #expect(near(map.transform(SIMD2(500, 100)), SIMD2(500, 100)))
    stage.play(Touch(0.2, 1, .ended, 0, 100), Touch(0.2, 2, .ended, 1000, 100))
    #expect(told == [map.committedTransform])
  }

  @Test func aSetTransformIsSeenAndNonsenseIsNotTaken() throws {
    let map = Transformable { picture }
    try stage.add(map)
    map.committedTransform = Affine2(offset: SIMD2(30, 40))
    #expect(picture.globalPoint(fromLocal: .zero) == SIMD2(30, 40))
    map.committedTransform = Affine2(offset: SIMD2(.nan, 0))
    #expect(map.committedTransform == Affine2(offset: SIMD2(30, 40)))
    stage.play(Touch(0, 1, .began, 100, 100), Touch(0.1, 1, .moved, 120, 100))
    map.committedTransform = Affine2(offset: SIMD2(500, 0))
    #expect(map.transform.translation == SIMD2(520, 0))
    stage.play(Touch(0.2, 1, .moved, 130, 100), Touch(0.3, 1, .cancelled, 130, 100))
    #expect(map.transform.translation == SIMD2(500, 0))
  }
}
