import Testing
import TouchGestures
import TouchTestSupport

/// Presses and long presses of a stated number of fingers.
struct TouchNumberTests {
  private static func fingers(_ count: Int, heldFor seconds: Double) -> TouchScript {
    let contacts = 1...Int64(count)
    return TouchScript(
      contacts.map { .down(0, 50 * Double($0), 0, contact: $0) }
        + contacts.map { .up(seconds, 50 * Double($0), 0, contact: $0) })
  }

  @Test(arguments: 1...4)
  func press(_ count: Int) {
    let press = PressRecognizer(touches: 2...3)
    let value = Self.fingers(count, heldFor: 0.1).last(of: press)
    #expect(value?.touches == ((2...3).contains(count) ? count : nil))
    #expect(Self.fingers(count, heldFor: 0.1).last(of: PressRecognizer())?.touches == count)
  }

  @Test(arguments: 1...4)
  func longPress(_ count: Int) {
    let longPress = LongPressRecognizer(touches: 2...3)
    let value = Self.fingers(count, heldFor: 0.8).last(of: longPress)
    #expect(value?.touches == ((2...3).contains(count) ? count : nil))
  }

  @Test func aFingerThatLeftBeforeTheDeadlineDoesNotCount() {
    let script: TouchScript = [
      .down(0, 0, 0), .down(0, 90, 0, contact: 2), .up(0.3, 90, 0, contact: 2), .wait(0.5),
    ]
    #expect(script.path(of: LongPressRecognizer(touches: 2...2)) == ["possible", "failed"])
    #expect(script.last(of: LongPressRecognizer())?.touches == 1)
  }
}
