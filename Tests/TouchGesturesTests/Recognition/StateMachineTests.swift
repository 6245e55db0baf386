import Testing
import TouchGestures
import TouchTestSupport

/// One row for each arrow of the state machines that the recognisers' comments draw.
struct StateMachineTests {
  typealias Row = ArrowRow

  @Test(arguments: [
    Row("landing", [.down(0, 0, 0)], ["possible"]),
    Row("last lift", [.down(0, 0, 0), .up(0.1, 0, 0)], ["possible", "ended"]),
    Row("too far", [.down(0, 0, 0), .move(0.1, 10.1, 0)], ["possible", "failed"]),
    Row("just not too far", [.down(0, 0, 0), .move(0.1, 10, 0)], ["possible"]),
    Row("too long", [.down(0, 0, 0), .wait(0.5)], ["possible", "failed"]),
    Row("just not too long", [.down(0, 0, 0), .wait(0.499)], ["possible"]),
    Row("cancelled", [.down(0, 0, 0), .cancel(0.1, 0, 0)], ["possible", "failed"]),
    Row(
      "lost end", [.down(0, 0, 0), .down(0.1, 0, 0), .up(0.2, 0, 0)],
      ["possible", "failed", "possible", "ended"]),
    Row(
      "two in a row", [.down(0, 0, 0), .up(0.1, 0, 0), .down(0.2, 0, 0), .up(0.3, 0, 0)],
      ["possible", "ended", "possible", "ended"]),
  ])
  func press(_ row: Row) { #expect(row.script.path(of: PressRecognizer()) == row.path) }

  private static let firstPress: TouchScript = [.down(0, 100, 100), .up(0.06, 100, 100)]

  @Test(arguments: [
    Row("series short", firstPress, ["possible"]),
    Row("next too late", firstPress + [.wait(0.36)], ["possible", "failed"]),
    Row("next just not too late", firstPress + [.wait(0.359)], ["possible"]),
    Row(
      "series full", firstPress + [.down(0.2, 103, 101), .up(0.26, 103, 101)],
      ["possible", "ended"]),
    Row(
      "next elsewhere", firstPress + [.down(0.2, 260, 100), .up(0.26, 260, 100), .wait(1)],
      ["possible", "failed"]),
    Row(
      "next lands late", firstPress + [.down(0.6, 100, 100)], ["possible", "failed", "possible"]),
    Row("host cancels while waiting", firstPress + [.cancelAll(0.1)], ["possible", "failed"]),
    Row(
      "the next is cancelled",
      firstPress + [.down(0.2, 100, 100), .cancel(0.25, 100, 100), .wait(1)],
      ["possible", "failed"]),
  ])
  func pressTwice(_ row: Row) {
    #expect(row.script.path(of: PressRecognizer(count: 2)) == row.path)
  }

  private static let third: TouchScript = [.down(0.1, 300, 100, contact: 3)]

  @Test(arguments: [
    Row(
      "as many as asked", pair + [.up(0.2, 100, 100), .up(0.2, 200, 100, contact: 2)],
      ["possible", "ended"]),
    Row("too few", [.down(0, 0, 0), .up(0.1, 0, 0)], ["possible", "failed"]),
    Row("too many", pair + third, ["possible", "failed"]),
  ])
  func pressOfTwoFingers(_ row: Row) {
    #expect(row.script.path(of: PressRecognizer(touches: 2...2)) == row.path)
  }

  @Test(arguments: [
    Row("as many as asked", pair + [.wait(0.5)], ["possible", "began"]),
    Row("too few", [.down(0, 0, 0), .wait(0.5)], ["possible", "failed"]),
    Row("too many", pair + third, ["possible", "failed"]),
  ])
  func longPressOfTwoFingers(_ row: Row) {
    #expect(row.script.path(of: LongPressRecognizer(touches: 2...2)) == row.path)
  }

  @Test(arguments: [
    Row("its path", [.down(0, 0, 0), .move(0.1, 20, 0)], ["possible", "began"]),
    Row("another path", [.down(0, 0, 0), .move(0.1, 0, 20)], ["possible", "failed"]),
  ])
  func dragAcross(_ row: Row) {
    var drag = DragRecognizer()
    drag.path = .horizontal
    #expect(row.script.path(of: drag) == row.path)
  }

  @Test(arguments: [
    Row("landing", [.down(0, 0, 0)], ["possible"]),
    Row("deadline", [.down(0, 0, 0), .wait(0.5)], ["possible", "began"]),
    Row("just before it", [.down(0, 0, 0), .wait(0.499)], ["possible"]),
    Row("too far", [.down(0, 0, 0), .move(0.1, 0, 10.1)], ["possible", "failed"]),
    Row("last lift", [.down(0, 0, 0), .up(0.4, 0, 0), .wait(9)], ["possible", "failed"]),
    Row("cancelled", [.down(0, 0, 0), .cancel(0.4, 0, 0), .wait(9)], ["possible", "failed"]),
    Row(
      "moves and ends", [.down(0, 0, 0), .wait(0.5), .move(0.6, 90, 0), .up(0.7, 90, 0)],
      ["possible", "began", "changed", "ended"]),
    Row(
      "cancelled after it", [.down(0, 0, 0), .wait(0.5), .cancel(0.6, 0, 0)],
      ["possible", "began", "cancelled:system"]),
    Row(
      "lift at the deadline", [.down(0, 0, 0), .up(0.5, 0, 0)], ["possible", "began", "ended"]),
    Row(
      "a finger more starts the time anew",
      [.down(0, 0, 0), .down(0.3, 90, 0, contact: 2), .wait(0.7), .wait(0.8)],
      ["possible", "began"]),
  ])
  func longPress(_ row: Row) { #expect(row.script.path(of: LongPressRecognizer()) == row.path) }

  @Test(arguments: [
    Row("landing", [.down(0, 0, 0)], ["possible"]),
    Row("distance", [.down(0, 0, 0), .move(0.1, 6, 8)], ["possible", "began"]),
    Row("just not the distance", [.down(0, 0, 0), .move(0.1, 6, 7.9)], ["possible"]),
    Row("last lift", [.down(0, 0, 0), .up(0.1, 9, 0)], ["possible", "failed"]),
    Row("cancelled", [.down(0, 0, 0), .cancel(0.1, 0, 0)], ["possible", "failed"]),
    Row(
      "ends", [.down(0, 0, 0), .move(0.1, 20, 0), .move(0.2, 30, 0), .up(0.3, 30, 0)],
      ["possible", "began", "changed", "ended"]),
    Row(
      "a lift at a new place begins and ends", [.down(0, 0, 0), .up(0.1, 20, 0)],
      ["possible", "began", "ended"]),
    Row(
      "cancelled after it", [.down(0, 0, 0), .move(0.1, 20, 0), .cancel(0.2, 20, 0)],
      ["possible", "began", "cancelled:system"]),
    Row(
      "goes on while one finger is left",
      [
        .down(0, 0, 0), .down(0, 90, 0, contact: 2), .move(0.1, 20, 0),
        .move(0.1, 110, 0, contact: 2), .up(0.2, 20, 0), .move(0.3, 130, 0, contact: 2),
        .up(0.4, 130, 0, contact: 2),
      ], ["possible", "began", "changed", "ended"]),
  ])
  func drag(_ row: Row) { #expect(row.script.path(of: DragRecognizer()) == row.path) }

  private static let pair: TouchScript = [.down(0, 100, 100), .down(0, 200, 100, contact: 2)]
  private static let apart: TouchScript = [
    .move(0.1, 50, 100), .move(0.1, 250, 100, contact: 2),
  ]
  private static let turned: TouchScript = [
    .move(0.1, 150, 50), .move(0.1, 150, 150, contact: 2),
  ]

  @Test(arguments: [
    Row("one finger", [.down(0, 0, 0), .up(0.1, 50, 0)], []),
    Row("second landing", pair, ["possible"]),
    Row("fewer than two left", pair + [.up(0.1, 100, 100)], ["possible", "failed"]),
    Row("contact cancelled", pair + [.cancel(0.1, 100, 100)], ["possible", "failed"]),
    Row("enough change", pair + apart, ["possible", "began"]),
    Row(
      "ends with the first of two lifts",
      pair + apart + [.up(0.2, 50, 100), .move(0.3, 9, 9, contact: 2)],
      ["possible", "began", "ended"]),
    Row(
      "cancelled after it", pair + apart + [.cancel(0.2, 50, 100)],
      ["possible", "began", "cancelled:system"]),
    Row(
      "another pair",
      pair + apart + [.up(0.2, 50, 100), .down(0.3, 100, 100), .up(0.4, 100, 100)],
      ["possible", "began", "ended", "possible", "failed"]),
  ])
  func pinch(_ row: Row) { #expect(row.script.path(of: PinchRecognizer()) == row.path) }

  @Test(arguments: [
    Row("one finger", [.down(0, 0, 0), .up(0.1, 50, 0)], []),
    Row("second landing", pair, ["possible"]),
    Row("fewer than two left", pair + [.up(0.1, 100, 100)], ["possible", "failed"]),
    Row("contact cancelled", pair + [.cancel(0.1, 100, 100)], ["possible", "failed"]),
    Row("enough turn", pair + turned, ["possible", "began"]),
    Row("a pinch is no turn", pair + apart, ["possible"]),
    Row("ends", pair + turned + [.up(0.2, 150, 50)], ["possible", "began", "ended"]),
    Row(
      "cancelled after it", pair + turned + [.cancel(0.2, 150, 50)],
      ["possible", "began", "cancelled:system"]),
  ])
  func rotate(_ row: Row) { #expect(row.script.path(of: RotateRecognizer()) == row.path) }

  @Test(arguments: [
    Row("landing", [.down(0, 200, 100)], ["possible"]),
    Row("last lift", [.down(0, 200, 100), .up(0.1, 200, 100)], ["possible", "failed"]),
    Row("cancelled", [.down(0, 200, 100), .cancel(0.1, 200, 100)], ["possible", "failed"]),
    Row("enough turn", [.down(0, 200, 100), .move(0.1, 199, 115)], ["possible", "began"]),
    Row("away is no turn", [.down(0, 200, 100), .move(0.1, 300, 100)], ["possible"]),
    Row(
      "ends", [.down(0, 200, 100), .move(0.1, 199, 115), .move(0.2, 190, 140), .up(0.3, 190, 140)],
      ["possible", "began", "changed", "ended"]),
    Row(
      "cancelled after it", [.down(0, 200, 100), .move(0.1, 199, 115), .cancel(0.2, 199, 115)],
      ["possible", "began", "cancelled:system"]),
  ])
  func pivotRotate(_ row: Row) {
    #expect(row.script.path(of: PivotRotateRecognizer(pivot: [100, 100])) == row.path)
  }

  @Test(arguments: [
    Row("landing", [.down(0, 0, 0)], ["possible"]),
    Row("last lift", [.down(0, 0, 0), .up(0.1, 9, 0)], ["possible", "failed"]),
    Row("cancelled", [.down(0, 0, 0), .cancel(0.1, 0, 0)], ["possible", "failed"]),
    Row("along", [.down(0, 0, 0), .move(0.1, 10, 0)], ["possible", "began"]),
    Row("apart", pair + apart, ["possible", "began"]),
    Row("around", pair + turned, ["possible", "began"]),
    Row(
      "goes on with one finger, ends with the last",
      pair + apart + [.up(0.2, 50, 100), .up(0.3, 250, 100, contact: 2)],
      ["possible", "began", "changed", "ended"]),
    Row(
      "cancelled after it", pair + apart + [.cancelAll(0.2)],
      ["possible", "began", "cancelled:host"]),
  ])
  func transform(_ row: Row) { #expect(row.script.path(of: TransformRecognizer()) == row.path) }
}
