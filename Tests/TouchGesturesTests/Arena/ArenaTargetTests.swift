import Testing
import TouchGestures

/// Which target's gestures a touch belongs to.
@Suite struct ArenaTargetTests {
  let a = GestureTarget()
  let b = GestureTarget()
  let board = GestureTarget()
  let diary = ArenaDiary()

  /// Objects 80 × 80 centred on (50,50) and (250,50).
  private func hitObjects(_ place: SIMD2<Double>) -> [GestureTarget] {
    guard (10...90).contains(place.y) else { return [] }
    return (10...90).contains(place.x) ? [a] : (210...290).contains(place.x) ? [b] : []
  }

  private let twoHands: [(Double, Int64, TouchSample.Phase, Double, Double)] = [
    (0, 1, .began, 50, 50), (0.01, 2, .began, 250, 50), (0.05, 1, .moved, 70, 50),
    (0.05, 2, .moved, 250, 80), (0.1, 1, .moved, 90, 50), (0.1, 2, .moved, 250, 110),
    (0.15, 1, .ended, 90, 50), (0.16, 2, .ended, 250, 110),
  ]

  private func addAll(_ name: String, to target: GestureTarget) {
    diary.add("drag \(name)", DragRecognizer(), to: target, priority: .simultaneous)
    diary.add("pinch \(name)", PinchRecognizer(), to: target, priority: .simultaneous)
    diary.add("rotate \(name)", RotateRecognizer(), to: target, priority: .simultaneous)
  }

  @Test func twoObjectsAtOnce() {
    addAll("a", to: a)
    addAll("b", to: b)
    diary.play(twoHands, hit: hitObjects)
    #expect(
      diary.lines == [
        "drag a began (20,0)", "drag b began (0,30)", "drag a changed (40,0)",
        "drag b changed (0,60)", "drag a ended (40,0)", "drag b ended (0,60)",
      ])
  }

  @Test func sameTouchesOnOneTarget() {
    addAll("board", to: board)
    diary.play(twoHands) { _ in [board] }
    #expect(diary.lines.contains("drag board ended (20,30)"))
  }

  @Test func oneOfTwoObjectsIsCancelled() {
    addAll("a", to: a)
    addAll("b", to: b)
    var rows = twoHands
    rows[5] = (0.1, 2, .cancelled, 250, 110)
    rows.removeLast()
    diary.play(rows, hit: hitObjects)
    #expect(
      diary.lines == [
        "drag a began (20,0)", "drag b began (0,30)", "drag a changed (40,0)",
        "drag b cancelled system", "drag a ended (40,0)",
      ])
  }

  @Test func tenObjects() {
    let targets = (0..<10).map { _ in GestureTarget() }
    for (i, target) in targets.enumerated() { diary.add("\(i)", DragRecognizer(), to: target) }
    var rows: [(Double, Int64, TouchSample.Phase, Double, Double)] = []
    for (step, phase) in [TouchSample.Phase.began, .moved, .moved, .ended].enumerated() {
      for i in 0..<10 {
        rows.append(
          (Double(step) / 60, Int64(i), phase, Double(i) * 100, 20 * min(2, Double(step))))
      }
    }
    diary.play(rows) { [targets[Int($0.x / 100)]] }
    for i in 0..<10 {
      #expect(
        diary.lines.filter { $0.hasPrefix("\(i) ") } == [
          "\(i) began (0,20)", "\(i) changed (0,40)", "\(i) ended (0,40)",
        ])
    }
  }

  @Test func touchBelongsToWhatItBeganOn() {
    diary.add("a", DragRecognizer(), to: a)
    diary.add("board", DragRecognizer(), to: board)
    diary.play([
      (0, 1, .began, 500, 500), (0.05, 1, .moved, 60, 60), (0.1, 1, .ended, 60, 60),
    ]) { hitObjects($0) + [board] }
    #expect(diary.lines == ["board began (-440,-440)", "board ended (-440,-440)"])
  }

  @Test func innermostTargetWins() {
    diary.add("board", DragRecognizer(), to: board)
    diary.add("a", DragRecognizer(), to: a)
    diary.play([
      (0, 1, .began, 50, 50), (0.05, 1, .moved, 70, 50), (0.1, 1, .ended, 70, 50),
    ]) { _ in [a, board] }
    #expect(diary.lines == ["a began (20,0)", "a ended (20,0)"])
  }

  @Test func highPriorityOfTheOuterTargetWins() {
    diary.add("a", DragRecognizer(), to: a)
    diary.add("board", DragRecognizer(), to: board, priority: .high)
    diary.play([
      (0, 1, .began, 50, 50), (0.05, 1, .moved, 70, 50), (0.1, 1, .ended, 70, 50),
    ]) { _ in [a, board] }
    #expect(diary.lines == ["board began (20,0)", "board ended (20,0)"])
  }

  /// A finger on an object and one beside it: the object takes its finger, and the other is the
  /// board's alone, as if no other had been.
  @Test func takenTouchLeavesTheOuterTarget() {
    diary.add("a", DragRecognizer(), to: a)
    diary.add("board", DragRecognizer(), to: board)
    diary.play([
      (0, 1, .began, 50, 50), (0, 2, .began, 500, 500), (0.05, 1, .moved, 70, 50),
      (0.1, 2, .moved, 500, 530), (0.2, 1, .ended, 70, 50), (0.3, 2, .ended, 500, 530),
    ]) { hitObjects($0) + [board] }
    #expect(
      diary.lines == [
        "a began (20,0)", "board began (0,30)", "a ended (20,0)", "board ended (0,30)",
      ])
  }

  /// A gesture that has begun takes further touches on its target, without a jump.
  @Test func begunGestureTakesFurtherTouches() {
    diary.add("a", DragRecognizer(), to: a)
    diary.add("board", PinchRecognizer(), to: board)
    diary.play([
      (0, 1, .began, 50, 50), (0.05, 1, .moved, 70, 50), (0.1, 2, .began, 60, 60),
      (0.15, 2, .moved, 80, 60), (0.2, 1, .ended, 70, 50), (0.2, 2, .ended, 80, 60),
    ]) { _ in [a, board] }
    #expect(diary.lines.first == "a began (20,0)")
    #expect(diary.lines.last == "a ended (30,0)")
    #expect(!diary.lines.contains { $0.contains("board") })
  }

  @Test func sideBySideIsNotDisturbed() {
    diary.add("a", DragRecognizer(), to: a)
    diary.add("board", DragRecognizer(), to: board, priority: .simultaneous)
    diary.play([
      (0, 1, .began, 50, 50), (0.05, 1, .moved, 70, 50), (0.1, 1, .ended, 70, 50),
    ]) { _ in [a, board] }
    // A gesture side by side is heard when the contest of its step is decided.
    #expect(
      diary.lines == [
        "a began (20,0)", "board began (20,0)", "a ended (20,0)", "board ended (20,0)",
      ])
  }
}
