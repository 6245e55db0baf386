import Testing
import TouchGestures
import TouchTestSupport

/// One row for each arrow of the state machines that the compositions' comments draw.
struct CompositionStateMachineTests {
  typealias Row = ArrowRow

  private static let held: TouchScript = [.down(0, 0, 0), .wait(0.5)]

  @Test(arguments: [
    Row("first", [.down(0, 0, 0)], ["possible"]),
    Row("first fails", [.down(0, 0, 0), .move(0.1, 40, 0)], ["possible", "failed"]),
    Row("first cancelled", [.down(0, 0, 0), .cancel(0.1, 0, 0)], ["possible", "failed"]),
    Row("succeeds at its beginning", held, ["possible", "began"]),
    Row("second begins", held + [.move(0.6, 20, 0)], ["possible", "began", "changed"]),
    Row(
      "second ends", held + [.move(0.6, 20, 0), .up(0.7, 20, 0)],
      ["possible", "began", "changed", "ended"]),
    Row("second fails", held + [.move(0.6, 0, 20)], ["possible", "began", "ended"]),
    Row("first's lift", held + [.up(0.6, 0, 0)], ["possible", "began", "ended"]),
    Row(
      "contact cancelled", held + [.cancel(0.6, 0, 0)], ["possible", "began", "cancelled:system"]),
    Row(
      "over waits for another group",
      held + [.up(0.6, 0, 0), .wait(2), .down(3, 0, 0)],
      ["possible", "began", "ended", "possible"]),
    Row(
      "over ignores a finger that stays",
      [.down(0, 0, 0), .move(0.1, 40, 0), .move(0.9, 80, 0), .up(1, 80, 0)],
      ["possible", "failed"]),
  ])
  func longPressThenDrag(_ row: Row) {
    var drag = DragRecognizer()
    drag.path = .horizontal
    #expect(row.script.path(of: LongPressRecognizer().sequenced(before: drag)) == row.path)
  }

  private static let pressed: TouchScript = [.down(0, 0, 0), .up(0.1, 0, 0)]

  @Test(arguments: [
    Row("succeeds at its end", pressed, ["possible"]),
    Row("waits", pressed + [.wait(0.399)], ["possible"]),
    Row("too late", pressed + [.wait(0.4)], ["possible", "failed"]),
    Row(
      "second begins", pressed + [.down(0.3, 0, 0), .move(0.5, 20, 0)], ["possible", "began"]),
    Row(
      "second ends", pressed + [.down(0.3, 0, 0), .move(0.5, 20, 0), .up(0.6, 20, 0)],
      ["possible", "began", "ended"]),
    Row(
      "second cancelled", pressed + [.down(0.3, 0, 0), .move(0.5, 20, 0), .cancel(0.6, 20, 0)],
      ["possible", "began", "cancelled:system"]),
    Row(
      "second fails", pressed + [.down(0.3, 0, 0), .up(0.5, 0, 0)], ["possible", "failed"]),
    Row("host cancels", pressed + [.cancelAll(0.2)], ["possible", "failed"]),
  ])
  func pressThenDrag(_ row: Row) {
    let both = PressRecognizer().sequenced(
      before: DragRecognizer(), maximumInterval: .milliseconds(300))
    #expect(row.script.path(of: both) == row.path)
  }

  private static let moved: TouchScript = [.down(0, 0, 0), .move(0.1, 7, 0)]

  @Test(arguments: [
    Row("first possible", [.down(0, 0, 0)], ["possible"]),
    Row("first begins", held, ["possible", "began"]),
    Row("first ends", held + [.up(0.6, 0, 0)], ["possible", "began", "ended"]),
    Row(
      "first cancelled", held + [.cancel(0.6, 0, 0)], ["possible", "began", "cancelled:system"]),
    Row("first active excludes", held + [.move(0.6, 40, 0)], ["possible", "began", "changed"]),
    Row("first fails", moved, ["possible"]),
    Row("second begins", moved + [.move(0.2, 20, 0)], ["possible", "began"]),
    Row(
      "second ends", moved + [.move(0.2, 20, 0), .up(0.3, 20, 0)],
      ["possible", "began", "ended"]),
    Row(
      "second cancelled", moved + [.move(0.2, 20, 0), .cancel(0.3, 20, 0)],
      ["possible", "began", "cancelled:system"]),
    Row("second fails", moved + [.up(0.2, 7, 0)], ["possible", "failed"]),
    Row("both fail at once", [.down(0, 0, 0), .up(0.1, 0, 0)], ["possible", "failed"]),
  ])
  func longPressOrDrag(_ row: Row) {
    let press = LongPressRecognizer(maximumDistance: 5)
    #expect(row.script.path(of: press.exclusively(before: DragRecognizer())) == row.path)
  }

  @Test(arguments: [
    Row("one possible", [.down(0, 0, 0)], ["possible"]),
    Row("both fail", [.down(0, 0, 0), .up(0.1, 0, 0)], ["possible", "failed"]),
    Row("the one begins", held, ["possible", "began"]),
    Row("the other begins", [.down(0, 0, 0), .move(0.1, 20, 0)], ["possible", "began"]),
    Row(
      "the other begins, too", held + [.move(0.6, 20, 0)], ["possible", "began", "changed"]),
    Row("none is left", held + [.up(0.6, 0, 0)], ["possible", "began", "ended"]),
    Row(
      "the last is taken away", held + [.cancel(0.6, 0, 0)],
      ["possible", "began", "cancelled:system"]),
  ])
  func longPressAndDrag(_ row: Row) {
    let both = LongPressRecognizer().simultaneously(with: DragRecognizer())
    #expect(row.script.path(of: both) == row.path)
  }

  @Test(arguments: [
    Row(
      "goes on while one is left",
      [
        .down(0, 100, 0), .down(0, 200, 0, contact: 2), .move(0.1, 50, 0),
        .move(0.1, 270, 0, contact: 2), .up(0.2, 50, 0), .move(0.3, 300, 0, contact: 2),
      ], ["possible", "began", "changed"]),
    Row(
      "ends with the last",
      [
        .down(0, 100, 0), .down(0, 200, 0, contact: 2), .move(0.1, 50, 0),
        .move(0.1, 270, 0, contact: 2), .up(0.2, 50, 0), .up(0.3, 270, 0, contact: 2),
      ], ["possible", "began", "changed", "ended"]),
  ])
  func pinchAndDrag(_ row: Row) {
    let both = PinchRecognizer().simultaneously(with: DragRecognizer())
    #expect(row.script.path(of: both) == row.path)
  }

  @Test func aPressEndsItAtOnce() {
    let both = PressRecognizer().simultaneously(with: LongPressRecognizer())
    #expect(Self.pressed.path(of: both) == ["possible", "ended"])
  }
}
