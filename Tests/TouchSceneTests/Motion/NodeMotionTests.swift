import Testing
import TouchGeometry
import TouchGestures
import TouchScene

struct NodeMotionTests {
  let stage = TouchStage(size: SIMD2(1000, 1000))
  let node = TouchNode(size: SIMD2(100, 100))

  func slide() -> NodeMotion<SIMD2<Double>> {
    NodeMotion(.zero, of: node) { node, place in node.transform = Affine2(offset: place) }
  }

  let even = MotionCurve.linear(duration: .seconds(1))

  @Test func theStageRunsIt() throws {
    try stage.add(node)
    let slide = slide()
    stage.advance(to: .seconds(5))
    var ended = 0
    slide.animate(to: SIMD2(100, 0), with: even) { ended += 1 }
    #expect(slide.isMoving && stage.isAnimating && stage.deadline == .seconds(6))
    stage.advance(to: .seconds(5.5))
    #expect(node.transform.translation == SIMD2(50, 0) && ended == 0)
    stage.advance(to: .seconds(6))
    #expect(node.transform.translation == SIMD2(100, 0) && ended == 1)
    #expect(!slide.isMoving && !stage.isAnimating && stage.deadline == nil)
    stage.advance(to: .seconds(7))
    #expect(ended == 1)
  }

  @Test func withoutATimeItStartsWithTheFirst() throws {
    try stage.add(node)
    let slide = slide()
    slide.animate(to: SIMD2(100, 0), with: even)
    #expect(stage.time == nil && slide.isMoving && stage.isAnimating)
    stage.advance(to: .seconds(1000))
    #expect(slide.value == .zero)
    stage.advance(to: .seconds(1000.25))
    #expect(slide.value == SIMD2(25, 0))
  }

  @Test func offItsStageItIsNotToldTheTime() throws {
    let slide = slide()
    slide.animate(to: SIMD2(100, 0), with: even)
    stage.advance(to: .seconds(1))
    #expect(slide.value == .zero, "on no stage yet")
    try stage.add(node)
    stage.advance(to: .seconds(2))
    stage.advance(to: .seconds(2.5))
    #expect(slide.value == SIMD2(50, 0))
    node.remove()
    #expect(!stage.isAnimating && stage.deadline == nil)
    stage.advance(to: .seconds(2.75))
    #expect(slide.value == SIMD2(50, 0))
    try stage.add(node)
    stage.advance(to: .seconds(2.8))
    #expect(near(slide.value, SIMD2(80, 0)))
  }

  /// Of two that end at one time, one whose node is taken off by the other's end is not told.
  @Test func takenOffByAnEndAtTheSameTime() throws {
    let other = TouchNode(size: SIMD2(100, 100))
    try stage.add(node)
    try stage.add(other)
    stage.advance(to: .seconds(0))
    var ended: [String] = []
    slide().animate(to: SIMD2(100, 0), with: even) {
      ended.append("first")
      other.remove()
    }
    NodeMotion(0.0, of: other).animate(to: 1, with: even) { ended.append("second") }
    stage.advance(to: .seconds(3))
    #expect(ended == ["first"])
    try stage.add(other)
    stage.advance(to: .seconds(4))
    #expect(ended == ["first", "second"], "put back, it ends")
  }

  @Test func aTouchBringsItsTime() throws {
    try stage.add(node)
    let slide = slide()
    stage.advance(to: .seconds(0))
    slide.animate(to: SIMD2(500, 0), with: even)
    var hits = 0
    node.gesture(PressRecognizer().onEnded { _ in hits += 1 })
    // The node is at 250…350 then.
    stage.play(Touch(0.5, 1, .began, 300, 50), Touch(0.55, 1, .ended, 300, 50))
    #expect(hits == 1)
  }

  @Test func settingAndStopping() throws {
    try stage.add(node)
    let slide = slide()
    stage.advance(to: .seconds(0))
    var ended = 0
    slide.animate(to: SIMD2(100, 0), with: even) { ended += 1 }
    stage.advance(to: .seconds(0.5))
    slide.stop()
    stage.advance(to: .seconds(3))
    #expect(slide.value == SIMD2(50, 0) && ended == 0 && !slide.isMoving)
    slide.set(SIMD2(7, 7))
    #expect(node.transform.translation == SIMD2(7, 7))
    slide.set(SIMD2(.nan, 7))
    #expect(node.transform.translation == SIMD2(7, 7))
  }

  @Test func anotherChangeTakesItsPlace() throws {
    try stage.add(node)
    let slide = slide()
    stage.advance(to: .seconds(0))
    var ends: [String] = []
    slide.animate(to: SIMD2(100, 0), with: even) { ends.append("first") }
    stage.advance(to: .seconds(0.5))
    slide.animate(to: SIMD2(0, 0), with: even) { ends.append("second") }
    stage.advance(to: .seconds(9))
    #expect(ends == ["second"] && slide.value == .zero)
  }

  /// What an end starts begins at that end, not at the end of the step.
  @Test func oneEndStartsTheNext() throws {
    try stage.add(node)
    let slide = slide()
    stage.advance(to: .seconds(0))
    slide.animate(to: SIMD2(100, 0), with: even) {
      slide.animate(to: SIMD2(100, 200), with: even)
    }
    stage.advance(to: .seconds(1.5))
    #expect(slide.value == SIMD2(100, 100))
  }

  @Test func endsWithoutEndDoNotHang() throws {
    try stage.add(node)
    let slide = slide()
    stage.advance(to: .seconds(0))
    var ends = 0
    func again() {
      ends += 1
      slide.animate(to: .zero, with: .linear(duration: .zero), onEnd: again)
    }
    again()
    stage.advance(to: .seconds(1))
    #expect(ends > 100 && ends < 3000)
  }

  @Test func whoMovesTimeFromWithin() throws {
    try stage.add(node)
    let slide = slide()
    let other = NodeMotion(0.0, of: node)
    stage.advance(to: .seconds(0))
    slide.animate(to: SIMD2(100, 0), with: even) { [stage] in stage.advance(to: .seconds(3)) }
    other.animate(to: 4, with: .linear(duration: .seconds(4)))
    stage.advance(to: .seconds(1.5))
    #expect(other.value == 3 && stage.time == .seconds(3))
  }

  @Test func theNodeKeepsItAndItKeepsNothing() {
    weak var gone: TouchNode?
    var slide: NodeMotion<SIMD2<Double>>?
    do {
      let node = TouchNode()
      gone = node
      slide = NodeMotion(.zero, of: node) { node, place in
        node.transform = Affine2(offset: place)
      }
      slide?.animate(to: SIMD2(1, 1))
    }
    #expect(gone == nil)
    slide?.set(SIMD2(3, 3))
    #expect(slide?.value == SIMD2(3, 3))
  }

  /// A long press, motions that start each other and a finger: the same in steps of any size.
  @Test func stepsChangeNothing() throws {
    func run(_ steps: [TouchInstant]) throws -> [String] {
      var story: [String] = []
      let (stage, node) = (TouchStage(), TouchNode(size: SIMD2(100, 100)))
      try stage.add(node)
      let slide = NodeMotion(SIMD2(0.0, 0), of: node) { node, place in
        node.transform = Affine2(offset: place)
      }
      let tell = { (what: String) in
        story.append("\(what) \(stage.time?.nanoseconds ?? 0) \(node.transform.translation)")
      }
      node.gesture(
        LongPressRecognizer().onChanged { _ in
          tell("press")
          slide.animate(to: SIMD2(30, 0), with: .spring(bounce: 0.3)) { tell("back") }
        })
      stage.play(Touch(0, 1, .began, 50, 50))
      slide.animate(to: SIMD2(20, 9), with: .easeIn(duration: .milliseconds(300))) {
        tell("end")
        slide.animate(to: SIMD2(5, 5), with: .linear(duration: .seconds(2)).repeatForever())
      }
      for step in steps { stage.advance(to: step) }
      tell("last")
      return story
    }
    let last = TouchInstant.seconds(4)
    let whole = try run([last])
    #expect(whole.count == 4 && whole[1].hasPrefix("press 500000000"))
    for size in [1, 7, 16, 499, 500, 501] {
      let steps = stride(from: 0, to: 4000, by: size).map { TouchInstant.milliseconds(Int64($0)) }
      #expect(try run(steps + [last]) == whole, "steps of \(size) ms")
    }
  }

  @Test func observersHearEveryStep() throws {
    try stage.add(node)
    stage.advance(to: .seconds(0))
    var states = 0
    stage.observe { if $0.kind == .state { states += 1 } }
    let turn = NodeMotion(0.0, of: node)
    turn.animate(to: 1, with: even)
    for i in 1...10 { stage.advance(to: .milliseconds(Int64(50 * i))) }
    #expect(states == 10)
  }
}
