import Testing
import TouchGeometry
import TouchGestures
import TouchScene

/// The tree changes while fingers are down.
struct NodeLifeTests {
  let stage = TouchStage(size: SIMD2(1000, 1000))
  let heard = Heard()
  let node = TouchNode(size: SIMD2(100, 100))

  @Test func removalCancelsOnce() throws {
    try stage.add(node.gesture(heard.drag()))
    stage.play(Touch(0, 1, .began, 50, 50), Touch(0.05, 1, .moved, 90, 50))
    node.remove()
    #expect(heard.cancelled == [.host])
    stage.play(Touch(0.1, 1, .moved, 120, 50), Touch(0.15, 1, .ended, 120, 50))
    #expect(heard.ends == 1)
    try stage.add(node)
    stage.play(
      Touch(1, 1, .began, 50, 50), Touch(1.05, 1, .moved, 70, 50), Touch(1.1, 1, .ended, 70, 50))
    #expect(heard.ended == [SIMD2(20, 0)], "the next touch works")
  }

  @Test func removalOfAnAncestorCancelsToo() throws {
    let outer = TouchNode()
    try outer.add(node.gesture(heard.drag()))
    try stage.add(outer)
    stage.play(Touch(0, 1, .began, 50, 50), Touch(0.05, 1, .moved, 90, 50))
    outer.remove()
    #expect(heard.cancelled == [.host])
  }

  @Test func aGestureMayRemoveItsOwnNode() throws {
    let node = node
    node.gesture(DragRecognizer().onChanged { _ in node.remove() })
    node.gesture(heard.drag())
    try stage.add(node)
    stage.play(
      Touch(0, 1, .began, 50, 50), Touch(0.05, 1, .moved, 90, 50), Touch(0.1, 1, .ended, 90, 50))
    #expect(node.stage == nil)
    #expect(stage.deadline == nil)
  }

  @Test func aNodeThatComesTakesNoTouchThatIsDown() throws {
    let background = Heard()
    stage.root.gesture(background.drag())
    stage.play(Touch(0, 1, .began, 50, 50), Touch(0.05, 1, .moved, 90, 50))
    try stage.add(node.gesture(heard.drag()))
    stage.play(Touch(0.1, 1, .moved, 40, 50), Touch(0.15, 1, .ended, 40, 50))
    #expect(background.ended == [SIMD2(-10, 0)])
    #expect(heard.began.isEmpty)
  }

  @Test func anotherParentOnTheSameStageCancelsNothing() throws {
    let other = TouchNode(transform: Affine2(offset: SIMD2(500, 0)))
    try stage.add(node.gesture(heard.drag()))
    try stage.add(other)
    stage.play(Touch(0, 1, .began, 50, 50), Touch(0.05, 1, .moved, 90, 50))
    try other.add(node)
    stage.play(Touch(0.1, 1, .ended, 90, 50))
    #expect(heard.ended == [SIMD2(40, 0)] && heard.cancelled.isEmpty)
  }

  @Test func detachingAGestureCancelsIt() throws {
    let gesture = node.attach(heard.drag())
    try stage.add(node)
    stage.play(Touch(0, 1, .began, 50, 50), Touch(0.05, 1, .moved, 90, 50))
    node.detach(gesture)
    stage.play(Touch(0.1, 1, .ended, 90, 50))
    #expect(heard.cancelled == [.host] && heard.ended.isEmpty)
    #expect(node.gestures.isEmpty)
  }

  @Test func theStageMayGoInTheMiddle() throws {
    var brief: TouchStage? = TouchStage()
    try brief?.add(node.gesture(heard.drag()))
    brief?.play(Touch(0, 1, .began, 50, 50), Touch(0.05, 1, .moved, 90, 50))
    brief = nil
    #expect(heard.cancelled == [.host])
    #expect(node.stage == nil && node.parent == nil)
  }

  @Test func cancelAllEndsEverythingOnce() throws {
    try stage.add(node.gesture(heard.drag()))
    stage.play(Touch(0, 1, .began, 50, 50), Touch(0.05, 1, .moved, 90, 50))
    stage.cancelAll()
    stage.cancelAll()
    #expect(heard.cancelled == [.host])
    stage.play(
      Touch(5, 2, .began, 20, 20), Touch(5.05, 2, .moved, 50, 20), Touch(5.1, 2, .ended, 50, 20))
    #expect(heard.ended == [SIMD2(30, 0)])
  }

  @Test func theStyleHoldsFromTheNextLandingOn() throws {
    let heard = heard
    node.attach { heard.drag($0.dragMinimumDistance) }
    try stage.add(node)
    func drag(_ t: Double, by x: Double) {
      stage.play(
        Touch(t, 1, .began, 50, 50), Touch(t + 0.05, 1, .moved, 50 + x, 50),
        Touch(t + 0.1, 1, .ended, 50 + x, 50))
    }
    drag(0, by: 5)
    #expect(heard.began.isEmpty)
    stage.root.recognitionStyle(.stylus)
    drag(1, by: 5)
    #expect(heard.ended == [SIMD2(5, 0)])
    stage.root.recognitionStyle(.tremor)
    drag(2, by: 40)
    #expect(heard.ended.count == 1)
  }
}

/// Trees that are one long chain.
struct DeepTreeTests {
  let leaf = TouchNode(size: SIMD2(10, 10))

  func chain(of depth: Int) throws -> TouchNode {
    var chain = leaf
    for _ in 0..<depth {
      let outer = TouchNode()
      try outer.add(chain)
      chain = outer
    }
    return chain
  }

  @Test func aHundredThousandNodesComeAndGo() throws {
    let stage = TouchStage()
    let chain = try chain(of: 100_000)
    try stage.add(chain)
    #expect(leaf.id != nil)
    chain.remove()
    #expect(leaf.id == nil && chain.children.count == 1)
  }

  @Test func aThousandLevelsAreHitThrough() throws {
    let stage = TouchStage()
    try stage.add(chain(of: 1000))
    #expect(stage.hitTest(SIMD2(5, 5)) === leaf)
    #expect(leaf.localPoint(fromGlobal: SIMD2(5, 5)) == SIMD2(5, 5))
  }
}
