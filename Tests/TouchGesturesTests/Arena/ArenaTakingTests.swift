import Testing
import TouchGestures

/// Touches that a gesture takes within one frame are gone for the others, whatever they were about
/// to do.
@Suite struct ArenaTakingTests {
  let inner = GestureTarget()
  let outer = GestureTarget()
  let diary = ArenaDiary()

  /// The finger that drags the inner target lifts in the frame in which the drag begins: that is no
  /// second press on the outer one.
  @Test func aTouchThatLiftsAtOnce() {
    diary.add("drag", DragRecognizer(), to: inner)
    var far = PressRecognizer()
    far.limits.maximumDistance = 100
    diary.add("two", far.sequenced(before: far).map { _ in PressValue?.none }, to: outer)
    diary.play([
      (0, 1, .began, 0, 0), (0.1, 1, .ended, 0, 0), (0.2, 2, .began, 0, 0), (0.3, 2, .ended, 20, 0),
    ]) { _ in diary.arena.time == .seconds(0.1) ? [inner, outer] : [outer] }
    #expect(diary.lines == ["drag began (20,0)", "drag ended (20,0)"])
  }

  /// The end of a touch is lost in the frame of a move, and the finger lands elsewhere.
  @Test func aTouchWhoseEndIsLostAfterAMove() {
    diary.add("inner", DragRecognizer(), to: inner)
    diary.add("outer", DragRecognizer(), to: outer)
    diary.play([
      (0, 1, .began, 0, 0), (0.1, 1, .moved, 20, 0), (0.2, 1, .moved, 30, 0),
      (0.2, 1, .began, 500, 0), (0.3, 1, .ended, 500, 0),
    ]) { $0.x < 100 ? [inner] : [outer] }
    #expect(
      diary.lines == [
        "inner began (20,0)", "inner changed (30,0)", "inner cancelled lost-contact",
      ])
    #expect(diary.arena.isAtRest)
  }
}
