import Testing
import TouchGestures

/// Hosts that act in the middle, and input that lies.
@Suite struct GestureSessionTests {
  private typealias Rows = [(Double, Int64, TouchSample.Phase, Double, Double)]

  private func receive(_ rows: Rows, _ session: inout GestureSession<DragRecognizer>) -> [String] {
    session.play(samples(rows)) { text($0) }
  }

  @Test func disabledInTheMiddle() {
    var session = GestureSession(DragRecognizer())
    var lines = receive([(0, 1, .began, 100, 100), (0.05, 1, .moved, 140, 100)], &session)
    session.advance(to: .milliseconds(100))
    session.isEnabled = false
    lines += session.lines { text($0) }
    session.isEnabled = false
    lines += session.lines { text($0) }
    session.advance(to: .milliseconds(150))
    session.isEnabled = true
    lines += receive([(0.2, 1, .moved, 160, 100), (0.25, 1, .ended, 160, 100)], &session)
    #expect(lines == ["50 began (40,0)", "100 cancelled disabled"])
    lines = receive(
      [(1, 2, .began, 0, 0), (1.1, 2, .moved, 30, 0), (1.2, 2, .ended, 30, 0)], &session)
    #expect(lines == ["1100 began (30,0)", "1200 ended (30,0)"])
  }

  @Test func disabledBeforeTheDeadline() {
    var session = GestureSession(LongPressRecognizer())
    session.receive(samples([(0, 1, .began, 10, 10)])[0])
    session.advance(to: .milliseconds(200))
    session.isEnabled = false
    #expect(session.lines { text($0.translation) } == ["200 failed"])
    #expect(session.deadline == nil)
    session.advance(to: .seconds(2))
    session.isEnabled = true
    session.advance(to: .seconds(3))
    #expect(session.lines { text($0.translation) } == [])
  }

  @Test func enabledWhileASecondFingerIsDown() {
    var session = GestureSession(DragRecognizer())
    session.isEnabled = false
    var lines = receive([(0, 1, .began, 0, 0), (0.1, 2, .began, 50, 0)], &session)
    session.isEnabled = true
    lines += receive([(0.2, 1, .ended, 0, 0), (0.3, 2, .moved, 90, 0)], &session)
    lines += receive([(0.4, 3, .began, 0, 0), (0.5, 3, .moved, 90, 0)], &session)
    #expect(lines == [])
    lines += receive([(0.6, 2, .ended, 90, 0), (0.6, 3, .ended, 90, 0)], &session)
    lines += receive([(0.7, 2, .began, 90, 0), (0.8, 2, .moved, 60, 0)], &session)
    #expect(lines == ["800 began (-30,0)"])
  }

  @Test func cancelAll() {
    var session = GestureSession(DragRecognizer())
    var lines = receive([(0, 1, .began, 0, 0), (0.05, 1, .moved, 40, 0)], &session)
    session.advance(to: .seconds(3))
    session.cancelAll()
    lines += session.lines { text($0) }
    session.cancelAll()
    lines += session.lines { text($0) }
    #expect(lines == ["50 began (40,0)", "3000 cancelled host"])
    lines = receive(
      [(5, 2, .began, 200, 200), (5.05, 2, .moved, 230, 200), (5.1, 2, .ended, 230, 200)],
      &session)
    #expect(lines == ["5050 began (30,0)", "5100 ended (30,0)"])
  }

  @Test(arguments: [
    ([2, 3], [Double.nan, 100]), ([2, 3], [.infinity, 100]), ([2, 3], [100, .nan]),
  ])
  func nonFinitePlaces(_: [Int], _ place: [Double]) {
    var session = GestureSession(DragRecognizer())
    let lines = receive(
      [
        (0, 1, .began, 100, 100), (0.05, 1, .moved, 140, 100), (0.1, 1, .moved, place[0], place[1]),
        (0.15, 1, .ended, 160, 100),
      ], &session)
    #expect(lines == ["50 began (40,0)", "150 changed (60,0)", "150 ended (60,0)"])
    #expect(session.anomalies[.invalidLocation] == 1)
    #expect(session.anomalies.total == 1)
  }

  @Test func deadlineComesBeforeTheFrame() {
    var session = GestureSession(LongPressRecognizer())
    session.receive(samples([(0, 1, .began, 10, 10)])[0])
    session.endFrame()
    #expect(session.deadline == .milliseconds(500))
    session.advance(to: .milliseconds(490))
    #expect(session.lines { text($0.translation) } == [])
    session.receive(samples([(0.7, 1, .moved, 10, 10)])[0])
    #expect(session.lines { text($0.translation) } == ["500 began (0,0)"])
    session.endFrame()
    #expect(session.lines { text($0.translation) } == [])
  }

  /// What waits for time is decided when a clock starts anew.
  @Test func whatWaitedIsDecidedWithANewClock() {
    let press = PressRecognizer(count: 2).exclusively(before: PressRecognizer())
    var session = GestureSession(press)
    let lines = session.play(
      samples([
        (1000, 1, .began, 0, 0), (1000.1, 1, .ended, 0, 0), (1, 2, .began, 0, 0),
        (1.1, 2, .ended, 0, 0),
      ])
    ) { _ in "" }
    #expect(lines.map { $0.filter { $0 != " " } } == ["1000400ended"])
    #expect(session.deadline == .milliseconds(1400))
  }

  /// What was due is decided by a sample that is dropped, too: time has passed.
  @Test func aDroppedSampleMovesTime() {
    var session = GestureSession(LongPressRecognizer())
    var lines = receive(session: &session, (0, 1, .began, 10, 10))
    lines += receive(session: &session, (0.7, 9, .moved, 10, 10))
    #expect(lines == ["500 began (0,0)"])
  }

  private func receive(
    session: inout GestureSession<LongPressRecognizer>,
    _ row: (Double, Int64, TouchSample.Phase, Double, Double)
  ) -> [String] {
    session.receive(samples([row])[0])
    return session.lines { text($0.translation) }
  }

  @Test func resetForgets() {
    let rows: Rows = [
      (0, 1, .began, 0, 0), (0.1, 1, .moved, 20, 0), (0.2, 2, .began, 5, 5),
    ]
    var session = GestureSession(DragRecognizer())
    let first = receive(rows, &session)
    session.reset()
    #expect(session.anomalies.total == 0)
    #expect(receive(rows, &session) == first)
  }

  @Test func tenFingersAndOneMore() {
    var session = GestureSession(DragRecognizer(), tracker: TouchTracker(capacity: 10))
    var rows: Rows = []
    for (step, phase) in [TouchSample.Phase.began, .moved, .ended].enumerated() {
      for i in 0..<11 {
        rows.append((Double(step) / 10, Int64(i), phase, 30 * Double(i), step > 0 ? 50 : 0))
      }
    }
    #expect(receive(rows, &session) == ["100 began (0,50)", "200 ended (0,50)"])
    #expect(session.anomalies[.beyondCapacity] == 1)
  }
}
