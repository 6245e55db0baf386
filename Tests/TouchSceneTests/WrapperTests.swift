import Testing
import TouchGeometry
import TouchGestures
import TouchScene

struct DraggableTests {
  let stage = TouchStage(size: SIMD2(1000, 1000))

  @Test func pressingThenDraggingByZeroThenDragging() throws {
    var starts = 0
    var states: [DragState] = []
    let photo = Draggable { TouchNode(size: SIMD2(200, 200)) }.onDragStart { starts += 1 }
    try stage.add(photo)
    stage.observe { change in
      if change.kind == .state { states.append(photo.state) }
    }
    stage.play(Touch(0, 1, .began, 100, 100))
    #expect(photo.state == .pressing)
    #expect(stage.deadline == .seconds(0.5))
    stage.advance(to: .seconds(0.49))
    #expect(photo.state == .pressing && starts == 0)
    stage.advance(to: .seconds(0.5))
    #expect(photo.state == .dragging(translation: .zero) && starts == 1)
    stage.play(
      Touch(0.6, 1, .moved, 100, 100), Touch(0.7, 1, .moved, 104, 100),
      Touch(0.8, 1, .moved, 120, 100), Touch(0.9, 1, .moved, 150, 130))
    #expect(photo.state == .dragging(translation: SIMD2(50, 30)))
    #expect(photo.offset == .zero)
    stage.play(Touch(1, 1, .ended, 150, 130))
    #expect(photo.state == .inactive && starts == 1)
    #expect(photo.offset == SIMD2(50, 30))
    #expect(states == [.pressing, .dragging(translation: .zero), .inactive])
  }

  @Test func aLiftWithoutADragCommitsNothing() throws {
    var (starts, commits) = (0, 0)
    let photo = Draggable { TouchNode(size: SIMD2(200, 200)) }
      .onDragStart { starts += 1 }.onCommit { _ in commits += 1 }
    try stage.add(photo)
    stage.play(Touch(0, 1, .began, 100, 100), Touch(0.9, 1, .ended, 101, 100))
    #expect(starts == 1 && commits == 0)
    #expect(photo.offset == .zero && photo.state == .inactive)
  }

  @Test func movingTooEarlyIsNoDrag() throws {
    let photo = Draggable { TouchNode(size: SIMD2(200, 200)) }
    try stage.add(photo)
    stage.play(
      Touch(0, 1, .began, 100, 100), Touch(0.2, 1, .moved, 140, 100),
      Touch(0.6, 1, .moved, 160, 100), Touch(0.9, 1, .ended, 160, 100))
    #expect(photo.offset == .zero && photo.state == .inactive)
  }

  @Test func cancellationRestores() throws {
    let photo = Draggable { TouchNode(size: SIMD2(200, 200)) }
    photo.offset = SIMD2(3, 4)
    try stage.add(photo)
    stage.play(
      Touch(0, 1, .began, 100, 100), Touch(0.6, 1, .moved, 100, 100),
      Touch(0.8, 1, .moved, 130, 100))
    #expect(photo.node.transform.translation == SIMD2(33, 4))
    stage.play(Touch(0.9, 1, .cancelled, 130, 100))
    #expect(photo.offset == SIMD2(3, 4) && photo.state == .inactive)
    #expect(photo.node.transform.translation == SIMD2(3, 4))
  }

  @Test func removalInTheMiddleRestores() throws {
    let photo = Draggable { TouchNode(size: SIMD2(200, 200)) }
    try stage.add(photo)
    stage.play(Touch(0, 1, .began, 100, 100), Touch(0.8, 1, .moved, 130, 100))
    #expect(photo.state.isDragging)
    photo.node.remove()
    #expect(photo.state == .inactive)
    #expect(photo.node.transform == .identity)
  }

  @Test(arguments: [SIMD2<Double>(), SIMD2(300, 70)])
  func aTurnedContainerTurnsTheOffset(move: SIMD2<Double>) throws {
    let container = TouchNode(
      transform: Affine2(rotation: 0.5 * Double.pi).translated(by: SIMD2(500, 100) + move))
    let photo = Draggable(TouchNode(size: SIMD2(400, 400)), minimumDuration: .zero)
    try container.add(photo)
    try stage.add(container)
    let (x, y) = (400 + move.x, 200 + move.y)
    stage.play(
      Touch(0, 1, .began, x, y), Touch(0.05, 1, .moved, x + 40, y),
      Touch(0.1, 1, .ended, x + 40, y))
    #expect(near(photo.offset, SIMD2(0, -40)))
  }

  @Test func offsetsAddUpOverGestures() throws {
    let photo = Draggable(TouchNode(size: SIMD2(400, 400)), minimumDuration: .zero)
    try stage.add(photo)
    stage.play(
      Touch(0, 1, .began, 0, 0), Touch(0.05, 1, .moved, 20, 0), Touch(0.1, 1, .ended, 20, 0))
    #expect(photo.offset == SIMD2(20, 0))
    stage.play(
      Touch(0.5, 1, .began, 100, 0), Touch(0.55, 1, .moved, 130, 0),
      Touch(0.6, 1, .ended, 130, 0))
    #expect(photo.offset == SIMD2(50, 0))
  }
}

struct PairWrapperTests {
  let stage = TouchStage(size: SIMD2(1000, 1000))
  let picture = TouchNode(size: SIMD2(400, 400))

  @Test func twoPairsOneAfterTheOther() throws {
    let turned = Rotatable { Pinchable { picture } }
    try stage.add(turned)
    stage.play(
      Touch(0, 1, .began, 0, 0), Touch(0, 2, .began, 120, 0), Touch(0.1, 2, .moved, 0, 60),
      Touch(0.2, 2, .ended, 0, 60))
    #expect(near(SIMD2(turned.committedRotation, 0), SIMD2(0.5 * Double.pi, 0)))
    #expect((turned.content.committedScale - 0.5).magnitude < 1e-9)
    stage.play(
      Touch(0.3, 3, .began, 0, 100), Touch(0.4, 3, .moved, 0, 200), Touch(0.5, 3, .ended, 0, 200),
      Touch(0.6, 1, .ended, 0, 0))
    #expect(near(SIMD2(turned.committedRotation, 0), SIMD2(0.5 * Double.pi, 0)))
    #expect((turned.content.committedScale - 1).magnitude < 1e-9)
  }

  @Test func outAndBackPutsEveryPointBack() throws {
    let pinched = Pinchable { picture }
    try stage.add(pinched)
    stage.play(
      Touch(0, 1, .began, 100, 100), Touch(0, 2, .began, 220, 100), Touch(0.1, 1, .moved, 70, 100),
      Touch(0.1, 2, .moved, 250, 100), Touch(0.2, 1, .ended, 70, 100),
      Touch(0.2, 2, .ended, 250, 100))
    #expect((pinched.scale - 1.5).magnitude < 1e-12)
    stage.play(
      Touch(1, 3, .began, 70, 100), Touch(1, 4, .began, 250, 100), Touch(1.1, 3, .moved, 100, 100),
      Touch(1.1, 4, .moved, 220, 100), Touch(1.2, 3, .ended, 100, 100),
      Touch(1.2, 4, .ended, 220, 100))
    for point in [SIMD2(0.0, 0), SIMD2(400, 0), SIMD2(400, 400)] {
      #expect(near(picture.globalPoint(fromLocal: point), point))
    }
  }

  @Test func oneFingerCancelledTakesTheScaleBack() throws {
    let pinched = Pinchable { picture }
    try stage.add(pinched)
    stage.play(
      Touch(0, 1, .began, 100, 100), Touch(0, 2, .began, 200, 100), Touch(0.1, 2, .moved, 250, 100))
    #expect((pinched.scale - 1.5).magnitude < 1e-12 && pinched.isActive)
    stage.play(Touch(0.2, 2, .cancelled, 250, 100))
    #expect(pinched.scale == 1 && pinched.committedScale == 1 && !pinched.isActive)
    #expect(pinched.node.transform == .identity)
  }

  @Test func scaleStaysWithinItsLimits() throws {
    var told: [Double] = []
    let pinched = Pinchable(limits: 0.5...2) { picture }.onCommit { told.append($0) }
    try stage.add(pinched)
    stage.play(
      Touch(0, 1, .began, 100, 100), Touch(0, 2, .began, 200, 100), Touch(0.1, 2, .moved, 900, 100),
      Touch(0.2, 2, .ended, 900, 100), Touch(0.2, 1, .ended, 100, 100))
    #expect(pinched.committedScale == 2 && told == [2])
    pinched.committedScale = .nan
    #expect(pinched.committedScale == 2)
    pinched.committedScale = 0
    #expect(pinched.committedScale == 0.5)
    #expect(near(pinched.node.transform(SIMD2(200, 200)), SIMD2(200, 200), within: 500))
  }

  @Test func aRotationAboutTheMiddleLeavesTheMiddle() throws {
    let turned = Rotatable(about: .center) { picture }
    try stage.add(turned)
    stage.play(
      Touch(0, 1, .began, 0, 0), Touch(0, 2, .began, 120, 0), Touch(0.1, 2, .moved, 0, 120),
      Touch(0.2, 2, .ended, 0, 120))
    #expect(near(picture.globalPoint(fromLocal: SIMD2(200, 200)), SIMD2(200, 200)))
    #expect((turned.rotation - 0.5 * Double.pi).magnitude < 1e-9)
    turned.committedRotation = 0
    for point in [SIMD2(0.0, 0), SIMD2(400, 0)] {
      #expect(near(picture.globalPoint(fromLocal: point), point))
    }
  }

  @Test func wrappersTakeTheirContentFromItsParent() throws {
    let old = TouchNode()
    try old.add(picture)
    let turned = Rotatable { picture }
    #expect(old.children.isEmpty && picture.parent === turned.node)
    let root = Rotatable { stage.root }
    #expect(root.node.children.isEmpty && stage.root.parent == nil)
  }
}
