import Testing
import TouchGeometry
import TouchGestures
import TouchScene

struct NodeGestureTests {
  let stage = TouchStage(size: SIMD2(1000, 1000))

  func square(_ x: Double, _ y: Double, _ side: Double = 80) -> TouchNode {
    let corner = SIMD2(x - 0.5 * side, y - 0.5 * side)
    return TouchNode(size: SIMD2(side, side), transform: Affine2(offset: corner))
  }

  @Test func aTouchBelongsToTheTargetItBeganOn() throws {
    let (object, background) = (Heard(), Heard())
    try stage.add(TouchNode(size: SIMD2(100, 100)).gesture(object.drag()))
    stage.root.gesture(background.drag())
    stage.play(
      Touch(0, 1, .began, 500, 500), Touch(0.05, 1, .moved, 60, 60),
      Touch(0.1, 1, .ended, 60, 60))
    #expect(object.began.isEmpty)
    #expect(background.ended == [SIMD2(-440, -440)])
  }

  @Test func severalHandsDragSeveralObjects() throws {
    let (a, b) = (Heard(), Heard())
    try stage.add(square(50, 50).gesture(a.drag()))
    try stage.add(square(250, 50).gesture(b.drag()))
    stage.play(
      Touch(0, 1, .began, 50, 50), Touch(0.01, 2, .began, 250, 50),
      Touch(0.05, 1, .moved, 70, 50), Touch(0.05, 2, .moved, 250, 80),
      Touch(0.1, 1, .moved, 90, 50), Touch(0.1, 2, .moved, 250, 110),
      Touch(0.15, 1, .ended, 90, 50), Touch(0.16, 2, .ended, 250, 110))
    #expect(a.ended == [SIMD2(40, 0)] && a.ends == 1)
    #expect(b.ended == [SIMD2(0, 60)] && b.ends == 1)
  }

  @Test func ofTwoObjectsOneIsCancelled() throws {
    let (a, b) = (Heard(), Heard())
    try stage.add(square(50, 50).gesture(a.drag()))
    try stage.add(square(250, 50).gesture(b.drag()))
    stage.play(
      Touch(0, 1, .began, 50, 50), Touch(0.01, 2, .began, 250, 50),
      Touch(0.05, 1, .moved, 70, 50), Touch(0.05, 2, .moved, 250, 80),
      Touch(0.1, 1, .moved, 90, 50), Touch(0.1, 2, .cancelled, 250, 110),
      Touch(0.15, 1, .ended, 90, 50))
    #expect(a.ended == [SIMD2(40, 0)] && a.cancelled.isEmpty)
    #expect(b.ended.isEmpty && b.cancelled == [.system])
  }

  @Test func tenObjectsTenFingers() throws {
    let heard = (0..<10).map { _ in Heard() }
    for i in 0..<10 {
      try stage.add(square(Double(100 * i) + 50, 50).gesture(heard[i].drag()))
    }
    func row(_ t: Double, _ phase: TouchSample.Phase, _ y: Double) -> [Touch] {
      (0..<10).map { Touch(t, Int64($0), phase, Double(100 * $0) + 50, y) }
    }
    stage.play(row(0, .began, 50) + row(0.05, .moved, 90) + row(0.1, .ended, 90))
    for one in heard {
      #expect(one.ended == [SIMD2(0, 40)] && one.ends == 1)
    }
  }

  @Test func aNodeWithoutInverseRecognisesNothing() throws {
    let heard = Heard()
    let flat = TouchNode(size: SIMD2(100, 100), transform: Affine2(scale: SIMD2(0, 1)))
    try stage.add(flat.gesture(heard.drag(0)))
    stage.play(Touch(0, 1, .began, 50, 50), Touch(0.05, 1, .ended, 50, 50))
    #expect(heard.began.isEmpty && heard.ends == 0)
  }

  @Test func vectorsGoThroughTheLinearPartOnly() throws {
    for offset in [SIMD2<Double>(), SIMD2(300, 70)] {
      let (container, target) = (TouchNode(), TouchNode(size: SIMD2(400, 400)))
      container.transform = Affine2(rotation: 0.5 * Double.pi).translated(by: offset)
      try container.add(target)
      let local = container.localVector(fromGlobal: SIMD2(40, 0))
      #expect(try near(#require(local), SIMD2(0, -40)))
      container.transform = Affine2(scale: 2).translated(by: offset)
      #expect(container.localVector(fromGlobal: SIMD2(40, 0)) == SIMD2(20, 0))
    }
  }

  @Test func anObjectMovedByItsOwnDragDoesNotFlicker() throws {
    let node = square(100, 200)
    var told: [Double] = []
    node.gesture(
      DragRecognizer().onChanged { value in
        node.transform.translation += value.translationDelta
        told.append(value.translation.y)
      })
    try stage.add(node)
    stage.play(
      Touch(0, 1, .began, 100, 200), Touch(0.016, 1, .moved, 100, 211.3),
      Touch(0.033, 1, .moved, 100, 215.7), Touch(0.05, 1, .moved, 100, 219),
      Touch(0.066, 1, .moved, 100, 223.3), Touch(0.083, 1, .ended, 100, 223.3))
    #expect(told.count == 4)
    for (a, b) in zip(told, [11.3, 15.7, 19, 23.3]) { #expect((a - b).magnitude < 1e-9) }
    #expect(near(node.transform.translation, SIMD2(60, 183.3)))
  }
}

struct NodePriorityTests {
  let stage = TouchStage(size: SIMD2(1000, 1000))
  let outer = Heard()
  let inner = Heard()
  let parent = TouchNode(size: SIMD2(400, 400))
  let child = TouchNode(size: SIMD2(100, 100))

  func drag() throws {
    try parent.add(child)
    try stage.add(parent)
    stage.play(
      Touch(0, 1, .began, 50, 50), Touch(0.05, 1, .moved, 90, 50), Touch(0.1, 1, .ended, 90, 50))
  }

  @Test func theInnerGestureComesFirst() throws {
    parent.gesture(outer.drag())
    child.gesture(inner.drag())
    try drag()
    #expect(inner.ended.count == 1 && outer.began.isEmpty)
  }

  @Test func highPriorityComesBeforeTheInner() throws {
    parent.highPriorityGesture(outer.drag())
    child.gesture(inner.drag())
    try drag()
    #expect(outer.ended.count == 1 && inner.began.isEmpty)
  }

  @Test func simultaneousGesturesBothRun() throws {
    parent.simultaneousGesture(outer.drag())
    child.gesture(inner.drag())
    try drag()
    #expect(outer.ended.count == 1 && inner.ended.count == 1)
  }

  @Test(arguments: [
    (NodeGestureMask.all, 0, 1), (.gesture, 1, 0), (.subviews, 0, 1), (.none, 0, 0),
  ])
  func masksSayWhoTakesPart(mask: NodeGestureMask, outerEnds: Int, innerEnds: Int) throws {
    parent.gesture(outer.drag(), including: mask)
    child.gesture(inner.drag())
    try drag()
    #expect(outer.ended.count == outerEnds)
    #expect(inner.ended.count == innerEnds)
  }

  @Test func aGestureOfAnotherNodeMayHaveToFail() throws {
    let first = parent.attach(outer.drag())
    let second = child.attach(inner.drag())
    try second.requireFailure(of: first)
    #expect(throws: FailureRequirementError.cycle) { try first.requireFailure(of: second) }
    try drag()
    #expect(outer.ended.count == 1 && inner.began.isEmpty)
  }

  @Test func disablingCancelsOnceAndResumesNothing() throws {
    let gesture = child.attach(inner.drag())
    try parent.add(child)
    try stage.add(parent)
    stage.play(Touch(0, 1, .began, 50, 50), Touch(0.05, 1, .moved, 90, 50))
    gesture.isEnabled = false
    gesture.isEnabled = true
    stage.play(Touch(0.2, 1, .moved, 95, 50), Touch(0.25, 1, .ended, 95, 50))
    #expect(inner.cancelled == [.disabled] && inner.ended.isEmpty)
    stage.play(
      Touch(1, 2, .began, 50, 50), Touch(1.05, 2, .moved, 80, 50), Touch(1.1, 2, .ended, 80, 50))
    #expect(inner.ended == [SIMD2(30, 0)])
  }
}
