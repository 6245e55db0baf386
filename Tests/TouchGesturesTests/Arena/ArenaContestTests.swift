import Testing
import TouchGestures

/// Who wins, who waits, and what the losers hear.
@Suite struct ArenaContestTests {
  let target = GestureTarget()
  let outer = GestureTarget()
  let diary = ArenaDiary()

  private func tap(_ touches: [(Double, TouchSample.Phase)], until end: Double = 2) {
    diary.play(touches.map { ($0.0, 1, $0.1, 100, 100) }) { _ in [target, outer] }
    diary.arena.advance(to: .seconds(end))
  }

  @Test func singlePressWaitsForTheDouble() throws {
    let single = diary.add("single", PressRecognizer(), to: target)
    let double = diary.add("double", PressRecognizer(count: 2), to: target)
    try single.requireFailure(of: double)
    diary.play([(0, 1, .began, 100, 100), (0.06, 1, .ended, 100, 100)]) { _ in [target] }
    #expect(diary.arena.deadline == .milliseconds(360))
    diary.arena.advance(to: .milliseconds(350))
    #expect(diary.lines == [])
    diary.arena.advance(to: .milliseconds(360))
    #expect(diary.lines == ["single ended 1"])
    #expect(diary.arena.deadline == nil)
  }

  @Test func doublePressTakesTheSingle() throws {
    let single = diary.add("single", PressRecognizer(), to: target)
    let double = diary.add("double", PressRecognizer(count: 2), to: target)
    try single.requireFailure(of: double)
    tap([(0, .began), (0.06, .ended), (0.2, .began), (0.26, .ended)])
    #expect(diary.lines == ["double ended 2"])
  }

  /// The inner single press stands before the outer double press, which therefore never comes.
  @Test func innerPressStandsFirst() {
    diary.add("outer", PressRecognizer(count: 2), to: outer)
    diary.add("inner", PressRecognizer(), to: target)
    tap([(0, .began), (0.06, .ended), (0.2, .began), (0.26, .ended)])
    #expect(diary.lines == ["inner ended 1", "inner ended 2"])
  }

  @Test func outerPressOfHighPriorityIsAwaited() {
    diary.add("outer", PressRecognizer(count: 2), to: outer, priority: .high)
    diary.add("inner", PressRecognizer(), to: target)
    tap([(0, .began), (0.06, .ended), (0.2, .began), (0.26, .ended)])
    #expect(diary.lines == ["outer ended 2"])
  }

  @Test func innerDoublePressIsAwaited() {
    diary.add("outer", PressRecognizer(), to: outer)
    diary.add("inner", PressRecognizer(count: 2), to: target)
    tap([(0, .began), (0.06, .ended)])
    #expect(diary.lines == ["outer ended 1"])
  }

  @Test func longPressOrDrag() {
    diary.add("press", LongPressRecognizer(), to: target)
    diary.add("drag", DragRecognizer(), to: target)
    diary.play([
      (0, 1, .began, 0, 0), (0.1, 1, .moved, 20, 0), (0.2, 1, .ended, 20, 0),
      (1, 1, .began, 0, 0), (1.6, 1, .moved, 20, 0), (1.7, 1, .ended, 20, 0),
    ]) { _ in [target] }
    #expect(
      diary.lines == [
        "drag began (20,0)", "drag ended (20,0)", "press began (0,0)", "press changed (20,0)",
        "press ended (20,0)",
      ])
  }

  /// A drag that nothing awaits does not starve a pinch.
  @Test func pinchBesideAPossibleDrag() {
    diary.add("drag", DragRecognizer(), to: target)
    diary.add("pinch", PinchRecognizer(), to: outer)
    diary.play([
      (0, 1, .began, 100, 100), (0, 2, .began, 200, 100), (0.05, 1, .moved, 50, 100),
      (0.05, 2, .moved, 250, 100), (0.1, 1, .ended, 50, 100), (0.1, 2, .ended, 250, 100),
    ]) { _ in [target, outer] }
    #expect(diary.lines == ["pinch began 2.0", "pinch ended 2.0"])
  }

  @Test func requirementsMakeNoCycle() throws {
    let members = (0..<3).map { diary.add("\($0)", PressRecognizer(count: $0 + 1), to: target) }
    try members[0].requireFailure(of: members[1])
    try members[1].requireFailure(of: members[2])
    try members[0].requireFailure(of: members[1])
    #expect(throws: FailureRequirementError.cycle) { try members[2].requireFailure(of: members[0]) }
    #expect(throws: FailureRequirementError.cycle) { try members[1].requireFailure(of: members[1]) }
    tap([(0, .began), (0.06, .ended), (0.2, .began), (0.26, .ended)])
    #expect(diary.lines == ["1 ended 2"])
  }

  @Test func losersResetWhatTheyShowed() {
    let pressed = TransientState(false)
    var history: [Bool] = []
    target.add(LongPressRecognizer().updating(pressed) { _, state in state = true })
    target.add(DragRecognizer().onChanged { _ in history.append(pressed.value) })
    let arena = diary.arena
    for sample in samples([(0, 1, .began, 0, 0), (0.1, 1, .moved, 5, 0), (0.2, 1, .moved, 20, 0)]) {
      arena.receive(sample, hitting: [target])
      arena.endFrame()
      history.append(pressed.value)
    }
    #expect(history == [true, true, false, false])
  }
}
