import Testing
import TouchGestures

/// Clocks that stand still, go back or run wild.
@Suite struct ArenaClockTests {
  let target = GestureTarget()
  let outer = GestureTarget()
  let diary = ArenaDiary()

  /// A long press that the host's timer missed is decided at its deadline, before what comes later.
  @Test func aDeadlineIsDecidedAtItsOwnTime() {
    let arena = diary.arena
    var times: [TouchInstant] = []
    target.add(LongPressRecognizer().onChanged { _ in times.append(arena.time) })
    diary.play([(0, 1, .began, 0, 0), (0.7, 1, .moved, 3, 0)]) { _ in [target] }
    #expect(times == [.milliseconds(500), .milliseconds(700)])
    #expect(arena.time == .milliseconds(700))
  }

  @Test func backwardTimeIsTheNewest() {
    diary.add("press", LongPressRecognizer(), to: target)
    diary.play([
      (10, 1, .began, 0, 0), (9.9, 1, .moved, 1, 0), (10.4, 1, .moved, 2, 0),
      (10.6, 1, .ended, 2, 0),
    ]) { _ in [target] }
    #expect(diary.lines == ["press began (2,0)", "press ended (2,0)"])
    #expect(diary.arena.anomalies[.backwardTime] == 1)
  }

  /// One wrong time in the future holds no later touch at that time.
  @Test(arguments: [TouchInstant.seconds(1e6), TouchInstant(nanoseconds: .max)])
  func aClockThatRanWildStartsAnew(wild: TouchInstant) {
    diary.add("press", LongPressRecognizer(), to: target)
    diary.arena.advance(to: wild)
    diary.play([(1, 1, .began, 0, 0), (1.6, 1, .moved, 0, 0), (1.7, 1, .ended, 0, 0)]) { _ in
      [target]
    }
    #expect(diary.lines == ["press began (0,0)", "press ended (0,0)"])
    #expect(diary.arena.time == .milliseconds(1700))
    #expect(diary.arena.deadline == nil)
    #expect(diary.arena.anomalies[.backwardTime] == 1)
  }

  /// Lanes whose own clock is a little behind the arena's start anew with it.
  @Test func noLaneRemembersTheOldClock() {
    diary.add("press", LongPressRecognizer(), to: target)
    diary.add("outer", LongPressRecognizer(), to: outer, priority: .simultaneous)
    diary.play([
      (100, 1, .began, 0, 0), (100.1, 1, .ended, 0, 0), (200, 1, .began, 0, 0),
      (200.1, 1, .ended, 0, 0), (90, 1, .began, 0, 0), (90.6, 1, .ended, 0, 0),
    ]) { _ in diary.arena.time == .seconds(100.1) ? [outer] : [target, outer] }
    #expect(
      diary.lines == [
        "press began (0,0)", "outer began (0,0)", "press ended (0,0)", "outer ended (0,0)",
      ])
  }

  /// What waits for time is decided when nobody knows how much of it has passed.
  @Test func whatWaitedIsDecided() throws {
    let single = diary.add("single", PressRecognizer(), to: target)
    let double = diary.add("double", PressRecognizer(count: 2), to: target)
    try single.requireFailure(of: double)
    diary.play([
      (1000, 1, .began, 0, 0), (1000.1, 1, .ended, 0, 0), (1, 2, .began, 0, 0),
      (1.1, 2, .ended, 0, 0),
    ]) { _ in [target] }
    #expect(diary.lines == ["single ended 1"])
    diary.arena.advance(to: .seconds(2))
    #expect(diary.lines == ["single ended 1", "single ended 1"])
  }
}
