import Testing
import TouchGestures

/// A long press, then a drag: the gesture of "press and carry".
@Suite struct SequenceTests {
  typealias PressThenDrag = SequenceRecognizer<LongPressRecognizer, DragRecognizer>

  private func play(_ rows: [(Double, Int64, TouchSample.Phase, Double, Double)]) -> [String] {
    var session = GestureSession(LongPressRecognizer().sequenced(before: DragRecognizer()))
    return session.play(samples(rows), Self.text)
  }

  private static func text(_ value: PressThenDrag.Value) -> String {
    switch value {
    case .first: "first"
    case .second(_, let drag): TouchGesturesTests.text(drag)
    }
  }

  @Test func longPressThenDrag() {
    let lines = play([
      (0, 1, .began, 100, 100), (0.6, 1, .moved, 100, 100), (0.7, 1, .moved, 104, 100),
      (0.8, 1, .moved, 120, 100), (0.9, 1, .moved, 150, 130), (1.0, 1, .ended, 150, 130),
    ])
    #expect(
      lines == ["500 began -", "800 changed (20,0)", "900 changed (50,30)", "1000 ended (50,30)"])
  }

  @Test func dragIsMeasuredFromWhereThePressSucceeded() {
    let rows: [(Double, Int64, TouchSample.Phase, Double, Double)] = [
      (0, 1, .began, 100, 100), (0.4, 1, .moved, 106, 100), (0.6, 1, .moved, 106, 100),
      (0.7, 1, .moved, 118, 100), (0.8, 1, .ended, 118, 100),
    ]
    #expect(play(rows) == ["500 began -", "700 changed (12,0)", "800 ended (12,0)"])
    var alone = GestureSession(DragRecognizer())
    let lines = alone.play(samples(rows)) { TouchGesturesTests.text($0) }
    #expect(lines == ["700 began (18,0)", "800 ended (18,0)"])
  }

  @Test func dragTooEarlyFailsAll() {
    let lines = play([
      (0, 1, .began, 100, 100), (0.2, 1, .moved, 140, 100), (0.6, 1, .moved, 160, 100),
      (0.9, 1, .ended, 160, 100),
    ])
    #expect(lines == ["200 failed"])
  }

  @Test func liftWithoutDragEndsWithoutAValue() {
    let lines = play([(0, 1, .began, 100, 100), (0.9, 1, .ended, 101, 100)])
    #expect(lines == ["500 began -", "900 ended -"])
  }

  @Test func cancelInTheSecond() {
    let lines = play([
      (0, 1, .began, 100, 100), (0.6, 1, .moved, 100, 100), (0.8, 1, .moved, 130, 100),
      (0.9, 1, .cancelled, 130, 100),
    ])
    #expect(lines == ["500 began -", "800 changed (30,0)", "900 cancelled system"])
  }

  @Test func cancelBeforeTheDragBegins() {
    let lines = play([(0, 1, .began, 100, 100), (0.9, 1, .cancelled, 100, 100)])
    #expect(lines == ["500 began -", "900 cancelled system"])
  }

  @Test func nothingIsRemembered() {
    let once: [(Double, Int64, TouchSample.Phase, Double, Double)] = [
      (0, 1, .began, 100, 100), (0.6, 1, .moved, 100, 100), (0.8, 1, .moved, 120, 100),
      (1.0, 1, .ended, 150, 130),
    ]
    let again = once.map { ($0.0 + 2, $0.1, $0.2, $0.3, $0.4) }
    #expect(
      play(once + again) == [
        "500 began -", "800 changed (20,0)", "1000 changed (50,30)", "1000 ended (50,30)",
        "2500 began -", "2800 changed (20,0)", "3000 changed (50,30)", "3000 ended (50,30)",
      ])
  }

  /// The second stage exists at the deadline, without any movement, by the clock alone.
  @Test func secondStageExistsAtTheDeadline() {
    var session = GestureSession(LongPressRecognizer().sequenced(before: DragRecognizer()))
    session.receive(samples([(0, 1, .began, 10, 10)])[0])
    session.endFrame()
    #expect(session.deadline == .milliseconds(500))
    session.advance(to: .milliseconds(499))
    #expect(session.lines(Self.text) == [])
    session.advance(to: .milliseconds(500))
    #expect(session.lines(Self.text) == ["500 began -"])
    #expect(session.deadline == nil)
  }

  @Test func secondThatNeverStartsEndsWithTheFirst() {
    var session = GestureSession(
      LongPressRecognizer().sequenced(before: PinchRecognizer()).map { _ in 0 })
    let lines = session.play(
      samples([(0, 1, .began, 10, 10), (0.9, 1, .ended, 10, 10)])
    ) { _ in "" }
    #expect(lines == ["500 began ", "900 ended "])
  }

  @Test func pressThenDragBeginsWithTheDrag() {
    var session = GestureSession(PressRecognizer().sequenced(before: DragRecognizer()))
    let lines = session.play(
      samples([
        (0, 1, .began, 0, 0), (0.1, 1, .ended, 0, 0), (5, 1, .began, 0, 0),
        (5.1, 1, .moved, 20, 0), (5.2, 1, .ended, 20, 0),
      ])
    ) { value in
      if case .second(_, let drag) = value { TouchGesturesTests.text(drag) } else { "first" }
    }
    #expect(lines == ["5100 began (20,0)", "5200 ended (20,0)"])
  }

  @Test func secondTooLateFails() {
    var session = GestureSession(
      PressRecognizer().sequenced(before: DragRecognizer(), maximumInterval: .milliseconds(300)))
    session.receive(samples([(0, 1, .began, 0, 0)])[0])
    session.receive(samples([(0.1, 1, .ended, 0, 0)])[0])
    session.endFrame()
    #expect(session.deadline == .milliseconds(400))
    session.advance(to: .milliseconds(400))
    #expect(session.lines { _ in "" } == ["400 failed"])
    #expect(session.deadline == nil)
  }

  /// A first gesture whose finger stays is heard to its end, and starts nothing in between.
  @Test func firstIsHeardToItsEnd() {
    var heard: [String] = []
    let press = LongPressRecognizer().onStep { heard.append($0.phaseName) }
    var session = GestureSession(press.sequenced(before: PinchRecognizer()))
    let lines = session.play(
      samples([
        (0, 1, .began, 0, 0), (0.6, 2, .began, 100, 0), (0.7, 2, .moved, 200, 0),
        (0.8, 2, .ended, 200, 0), (1, 1, .moved, 50, 0), (1.2, 1, .ended, 50, 0),
      ])
    ) { _ in "" }
    #expect(lines == ["500 began ", "700 changed ", "800 ended "])
    #expect(
      heard == ["possible", "began", "changed", "changed", "changed", "changed", "ended"])
  }
}
