import Testing
import TouchGestures

@Suite struct ExclusiveTests {
  private static func text<A, B>(
    _ value: ExclusiveRecognizer<A, B>.Value
  ) -> String where A.Value: Described, B.Value: Described {
    switch value {
    case .first(let a): "first " + a.described
    case .second(let b): "second " + b.described
    }
  }

  /// 1.5 points per 0.1 s to the right for 1.2 s, and a lift.
  private var slow: [TouchSample] {
    var rows: [(Double, Int64, TouchSample.Phase, Double, Double)] = [(0, 1, .began, 100, 100)]
    for i in 1...12 { rows.append((Double(i) / 10, 1, .moved, 100 + 1.5 * Double(i), 100)) }
    rows.append((1.3, 1, .ended, 118, 100))
    return samples(rows)
  }

  @Test func dragStandsWhereItIsWhenThePressFails() {
    var session = GestureSession(PressRecognizer().exclusively(before: DragRecognizer()))
    let lines = session.play(
      samples([
        (0, 1, .began, 100, 100), (0.05, 1, .moved, 108, 100), (0.08, 1, .moved, 113, 100),
        (0.1, 1, .ended, 113, 100),
      ]), Self.text)
    #expect(lines == ["80 began second (13,0)", "100 ended second (13,0)"])
  }

  @Test func dragOfASmallSlopIsHeldAndThenCurrent() {
    var deltas = SIMD2<Double>()
    let drag = DragRecognizer(minimumDistance: 5).onChanged { deltas += $0.translationDelta }
    var session = GestureSession(PressRecognizer().exclusively(before: drag))
    let lines = session.play(
      samples([
        (0, 1, .began, 100, 100), (0.05, 1, .moved, 108, 100), (0.06, 1, .moved, 109, 100),
        (0.08, 1, .moved, 113, 100), (0.09, 1, .moved, 115, 100), (0.1, 1, .ended, 115, 100),
      ]), Self.text)
    #expect(
      lines == ["80 began second (13,0)", "90 changed second (15,0)", "100 ended second (15,0)"])
    #expect(deltas == [15, 0], "what was held back is not lost")
  }

  @Test func slowMovementIsALongPress() {
    var session = GestureSession(LongPressRecognizer().exclusively(before: DragRecognizer()))
    let lines = session.play(slow, Self.text)
    #expect(lines.first == "500 began first (6,0)")
    #expect(lines.last == "1300 ended first (18,0)")
    #expect(!lines.contains { $0.contains("second") })
  }

  @Test func slowMovementSimultaneously() {
    var session = GestureSession(LongPressRecognizer().simultaneously(with: DragRecognizer()))
    let lines = session.play(slow) { "\($0.first.described) \($0.second.described)" }
    #expect(lines.first == "500 began (6,0) -")
    #expect(lines.contains("700 changed (10.5,0) (10.5,0)"))
    #expect(lines.last == "1300 ended (18,0) (18,0)")
  }

  @Test func oneWinnerExactlyAtTheSlop() {
    var session = GestureSession(
      LongPressRecognizer(minimumDuration: .milliseconds(500), maximumDistance: 10)
        .exclusively(before: DragRecognizer(minimumDistance: 10)))
    let lines = session.play(
      samples([(0, 1, .began, 0, 0), (0.2, 1, .moved, 10, 0), (0.8, 1, .ended, 10, 0)]),
      Self.text)
    #expect(lines == ["500 began first (10,0)", "800 ended first (10,0)"])
  }

  private let dragThenPinch = samples([
    (0, 1, .began, 100, 100), (0.05, 1, .moved, 130, 100), (0.1, 2, .began, 230, 100),
    (0.15, 1, .moved, 105, 100), (0.15, 2, .moved, 255, 100), (0.2, 1, .moved, 80, 100),
    (0.2, 2, .moved, 280, 100), (0.22, 1, .ended, 80, 100), (0.22, 2, .ended, 280, 100),
  ])

  @Test func dragExcludesAPinch() {
    var session = GestureSession(DragRecognizer().exclusively(before: PinchRecognizer()))
    let lines = session.play(dragThenPinch, Self.text)
    #expect(lines.first == "50 began first (30,0)")
    #expect(lines.last == "220 ended first (30,0)")
    #expect(!lines.contains { $0.contains("second") })
  }

  @Test func pinchHoldsNoDragOfOneFinger() {
    var session = GestureSession(PinchRecognizer().exclusively(before: DragRecognizer()))
    let lines = session.play(dragThenPinch, Self.text)
    #expect(lines.first == "50 began second (30,0)")
    #expect(lines.last == "220 ended second (30,0)")
    #expect(!lines.contains { $0.contains("first") })
  }

  @Test func dragAndPinchSimultaneously() {
    var session = GestureSession(DragRecognizer().simultaneously(with: PinchRecognizer()))
    let lines = session.play(dragThenPinch) {
      "\($0.first.described) \($0.second?.scale ?? 0)"
    }
    #expect(lines.first == "50 began (30,0) 0.0")
    #expect(lines.last == "220 ended (30,0) 2.0")
  }

  @Test(arguments: [
    ([(0.0, "began"), (0.06, "ended")], ["360 ended second 1"]),
    ([(0, "began"), (0.06, "ended"), (0.2, "began"), (0.26, "ended")], ["260 ended first 2"]),
    (
      [(0, "began"), (0.06, "ended"), (0.5, "began"), (0.56, "ended")],
      ["360 ended second 1", "860 ended second 1"]
    ),
  ])
  func singlePressWaitsForTheDouble(_ touches: [(Double, String)], _ expected: [String]) {
    var heard: [String] = []
    let double = PressRecognizer(count: 2).onEnded { _ in heard.append("double") }
    let single = PressRecognizer().onEnded { _ in heard.append("single") }
    var session = GestureSession(double.exclusively(before: single))
    var lines: [String] = []
    for (time, phase) in touches {
      session.receive(
        TouchSample(
          contactID: 1, phase: phase == "began" ? .began : .ended, time: .seconds(time),
          location: [100, 100]))
      lines += session.lines(Self.text)
    }
    session.advance(to: .seconds(2))
    lines += session.lines(Self.text)
    #expect(lines.filter { !$0.hasSuffix("failed") } == expected)
    #expect(heard == expected.map { $0.contains("first") ? "double" : "single" })
  }
}

protocol Described { var described: String { get } }
extension DragValue: Described { var described: String { text(translation) } }
extension LongPressValue: Described { var described: String { text(translation) } }
extension PressValue: Described { var described: String { "\(count)" } }
extension PairValue: Described { var described: String { "\(scale)" } }
extension Optional: Described where Wrapped: Described {
  var described: String { map(\.described) ?? "-" }
}
