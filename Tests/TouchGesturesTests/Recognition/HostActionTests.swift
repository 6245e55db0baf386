import Testing
import TouchGestures
import TouchTestSupport

/// Hosts that act in the middle, and bad input, through the engine and through sessions.
struct HostActionTests {
  private static func words(_ events: [GestureEvent], _ gesture: Gesture) -> [String] {
    events.filter { $0.gesture == gesture }.map {
      $0.phase.name + ($0.reason.map { ":" + $0.name } ?? "")
    }
  }

  private static func read(_ engine: inout GestureEngine) -> [GestureEvent] {
    var events: [GestureEvent] = []
    while let event = engine.nextEvent() { events.append(event) }
    return events
  }

  private static let drag: TouchScript = [
    .down(0, 100, 100), .move(0.05, 140, 100), .move(0.2, 160, 100), .up(0.25, 160, 100),
  ]

  @Test(arguments: GestureEngine.Composition.allCases)
  func disabledMidGesture(_ composition: GestureEngine.Composition) {
    var engine = GestureEngine(composition: composition)
    let begun = TouchScript(Array(Self.drag.rows.prefix(2)) + [.wait(0.1)]).events(of: &engine)
    #expect(Self.words(begun, .drag) == ["began"])
    engine.isEnabled = false
    let cancelled = Self.read(&engine)
    #expect(Self.words(cancelled, .drag) == ["cancelled:disabled"])
    #expect(cancelled.map(\.time) == [.seconds(0.1)])
    engine.isEnabled = true
    let rest = TouchScript(Array(Self.drag.rows.suffix(2)))
    #expect(rest.events(of: &engine).isEmpty)
    let next = Self.drag.later(by: 1).events(of: &engine)
    #expect(Self.words(next, .drag) == ["began", "changed", "ended"])
    #expect(next.last?.translation == SIMD2(60, 0))
  }

  @Test func samplesWhileDisabledDoNotCount() {
    var engine = GestureEngine()
    engine.isEnabled = false
    #expect(Self.drag.events(of: &engine).isEmpty)
    engine.isEnabled = true
    #expect(Self.words(Self.drag.later(by: 1).events(of: &engine), .drag).last == "ended")
    #expect(engine.anomalies.total == 0)
  }

  @Test func disabledBeforeADeadline() {
    var engine = GestureEngine()
    _ = TouchScript([.down(0, 10, 10), .wait(0.2)]).events(of: &engine)
    #expect(engine.deadline != nil)
    engine.isEnabled = false
    #expect(engine.deadline == nil)
    #expect(TouchScript([.wait(2)]).events(of: &engine).isEmpty)
  }

  @Test func disablingEndsASeriesOfPresses() {
    var engine = GestureEngine()
    let press: TouchScript = [.down(0, 100, 100), .up(0.06, 100, 100)]
    #expect(press.events(of: &engine).map(\.count) == [1])
    engine.isEnabled = false
    engine.isEnabled = true
    #expect(press.later(by: 0.2).events(of: &engine).map(\.count) == [1])
    #expect(press.later(by: 0.4).events(of: &engine).map(\.count) == [2])
  }

  /// A pinch that the arbiter announced before its own recogniser made it out.
  @Test(arguments: [
    (TouchScript.Row.up(0.2, 0, 0), "ended"), (.cancel(0.2, 0, 0), "cancelled:system"),
    (.cancelAll(0.2), "cancelled:host"),
  ])
  func endsOfAnAnnouncedGesture(_ last: TouchScript.Row, _ end: String) {
    var engine = Self.engineWithAnnouncedPinch()
    #expect(Self.words(TouchScript([last]).events(of: &engine), .pinch) == [end])
    let rest: TouchScript = [.up(0.3, 180, 0, contact: 2)]
    #expect(Self.words(rest.events(of: &engine), .pinch).isEmpty)
  }

  @Test func disabledAfterAnAnnouncement() {
    var engine = Self.engineWithAnnouncedPinch()
    engine.isEnabled = false
    #expect(Self.words(Self.read(&engine), .pinch) == ["cancelled:disabled"])
  }

  private static func engineWithAnnouncedPinch() -> GestureEngine {
    var profile = RecognitionProfile.default
    profile.pinchMinimumTravel = 1000
    var engine = GestureEngine(profile: profile, composition: .arbitrated)
    let script: TouchScript = [
      .down(0, 0, 0), .down(0, 100, 0, contact: 2), .move(0.1, 0, 0),
      .move(0.1, 180, 0, contact: 2), .wait(0.15),
    ]
    #expect(words(script.events(of: &engine), .pinch) == ["began"])
    return engine
  }

  @Test func cancelAll() {
    let script: TouchScript = [
      .down(0, 0, 0), .move(0.05, 40, 0), .cancelAll(3), .cancelAll(3.5),
      .down(5, 200, 200, contact: 2), .move(5.05, 230, 200, contact: 2),
      .up(5.1, 230, 200, contact: 2),
    ]
    var engine = GestureEngine()
    let events = script.events(of: &engine)
    #expect(Self.words(events, .drag) == ["began", "cancelled:host", "began", "ended"])
    #expect(events.allSatisfy { $0.gesture == .drag && $0.touches == 1 })
    #expect(events[1].time == .seconds(3))
    #expect(events.last?.translation == SIMD2(30, 0))
  }

  @Test func resetBetweenTraces() {
    let second: TouchScript = [
      .down(0, 0, 0), .down(0, 100, 0, contact: 2), .move(0.1, 200, 0, contact: 2),
      .up(0.2, 0, 0), .up(0.2, 200, 0, contact: 2),
    ]
    var fresh = GestureEngine()
    var used = GestureEngine()
    _ = TouchScript([.down(7, 0, 0), .move(8, 90, 0)]).events(of: &used)
    used.reset()
    #expect(second.events(of: &used) == second.events(of: &fresh))
  }

  @Test(arguments: [
    SIMD2(Double.nan, 100), SIMD2(140, .nan), SIMD2(.infinity, 100), SIMD2(140, -.infinity),
  ])
  func placesThatAreNotFinite(_ place: SIMD2<Double>) {
    var engine = GestureEngine()
    let script: TouchScript = [
      .down(0, 100, 100), .move(0.05, 140, 100), .move(0.1, place.x, place.y), .up(0.15, 160, 100),
    ]
    let events = script.events(of: &engine)
    #expect(events.last?.translation == SIMD2(60, 0))
    #expect(engine.anomalies[.invalidLocation] == 1)
    var another = GestureEngine()
    let landing: TouchScript = [.down(0, place.x, place.y), .move(0.1, 9, 9), .up(0.2, 9, 9)]
    #expect(landing.events(of: &another).isEmpty)
  }

  @Test func aPlaceThatIsNotFiniteInAPinch() {
    var engine = GestureEngine()
    let script: TouchScript = [
      .down(0, 0, 0), .down(0, 100, 0, contact: 2), .move(0.1, 150, 0, contact: 2),
      .move(0.2, .nan, 0, contact: 2), .move(0.3, 200, 0, contact: 2), .up(0.4, 0, 0),
    ]
    let pinch = script.events(of: &engine).filter { $0.gesture == .pinch }
    #expect(pinch.last?.scale == 2)
    #expect(pinch.allSatisfy { $0.scale.isFinite && $0.velocity.x.isFinite })
  }
}
