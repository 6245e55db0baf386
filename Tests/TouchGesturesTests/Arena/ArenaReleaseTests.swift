import Testing
import TouchGestures

/// An arena that is let go in the middle of a contest.
@Suite struct ArenaReleaseTests {
  /// Held by an action: it goes when its gesture goes.
  private final class Witness {}

  @Test(arguments: GestureMember.Priority.allCases)
  func itsTargetsAndGesturesGoWithIt(priority: GestureMember.Priority) {
    weak var target: GestureTarget?
    weak var witness: Witness?
    var ends = 0
    do {
      let (hit, seen, arena) = (GestureTarget(), Witness(), GestureArena())
      (target, witness) = (hit, seen)
      let press = hit.add(PressRecognizer().onEnded { [seen] _ in _ = seen })
      hit.add(
        DragRecognizer().onStep { [seen] step in
          if case .cancelled = step { ends += 1 }
          _ = seen
        }, priority: priority)
      try? press.requireFailure(of: hit.add(LongPressRecognizer()))
      for (time, x) in [(0, 0.0), (20, 50), (40, 90)] {
        arena.receive(
          TouchSample(
            contactID: 1, phase: time == 0 ? .began : .moved, time: .milliseconds(Int64(time)),
            location: SIMD2(x, 0)), hitting: [hit])
      }
      arena.endFrame()
      #expect(!arena.isAtRest)
    }
    #expect(target == nil && witness == nil)
    #expect(ends == 0, "nobody is told")
  }
}
