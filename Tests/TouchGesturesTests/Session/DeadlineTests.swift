import Testing
import TouchGestures
import TouchTestSupport

/// A deadline at a frame's time comes before the frame: a lift at the deadline is a long press, even
/// where the finger lands and lifts at one time.
@Suite struct DeadlineTests {
  static let touches: [(TouchScript, Duration)] = [
    ([.down(0, 9, 9), .up(0.5, 9, 9)], .milliseconds(500)),
    ([.down(1, 9, 9), .up(1, 9, 9)], .zero),
  ]

  @Test(arguments: touches)
  func ofAnEngine(script: TouchScript, duration: Duration) {
    var profile = RecognitionProfile.default
    profile.longPressMinimumDuration = duration
    var engine = GestureEngine(profile: profile, composition: .arbitrated)
    #expect(script.events(of: &engine).map(\.gesture) == [.longPress, .longPress])
  }

  @Test(arguments: touches)
  func ofASession(script: TouchScript, duration: Duration) {
    let press = LongPressRecognizer(minimumDuration: duration)
    #expect(script.path(of: press) == ["possible", "began", "ended"])
  }

  @Test(arguments: touches)
  func ofAnArena(script: TouchScript, duration: Duration) {
    let (diary, target) = (ArenaDiary(), GestureTarget())
    diary.add("press", LongPressRecognizer(minimumDuration: duration), to: target)
    for case .sample(let sample) in script.rows {
      diary.arena.receive(sample, hitting: [target])
    }
    diary.arena.endFrame()
    #expect(diary.lines == ["press began (0,0)", "press ended (0,0)"])
  }
}
