import Testing
import TouchGestures
import TouchTestSupport

// The recipes of the article HostAdapters, compiled against stand-ins for the systems' events.

private struct SDLFingerEvent {
  enum Kind { case down, motion, up, canceled }
  var type: Kind
  var timestamp: UInt64
  var touchID: UInt64
  var fingerID: UInt64
  var (x, y): (Float, Float)
}

// sdl3
private struct SDLTouches {
  var engine = GestureEngine()
  var ids = ContactIDMap()
  var points = PointConversion(normalizedOverPoints: SIMD2(800, 600))

  mutating func receive(_ event: SDLFingerEvent) {
    let phase: TouchSample.Phase =
      switch event.type {
      case .down: .began
      case .motion: .moved
      case .up: .ended
      case .canceled: .cancelled
      }
    engine.receive(
      TouchSample(
        contactID: ids.contactID(device: event.touchID, finger: event.fingerID, phase: phase),
        phase: phase, time: TouchInstant(nanosecondCounter: event.timestamp),
        location: points(Double(event.x), Double(event.y))))
  }
}
// end of sdl3

// gdk4
private struct GDKTouches {
  var engine = GestureEngine()
  var ids = ContactIDMap()
  var clock = WrappingMillisecondClock()

  mutating func receive(
    _ phase: TouchSample.Phase, sequence: UnsafeRawPointer, time: UInt32, x: Double, y: Double
  ) {
    let finger = UInt64(UInt(bitPattern: sequence))
    engine.receive(
      TouchSample(
        contactID: ids.contactID(finger: finger, phase: phase), phase: phase,
        time: clock.instant(of: time), location: SIMD2(x, y)))
  }
}
// end of gdk4

// wayland
private struct WaylandTouches {
  var engine = GestureEngine()
  var clock = WrappingMillisecondClock()
  var places: [Int32: SIMD2<Double>] = [:]

  mutating func down(_ time: UInt32, _ id: Int32, _ x: Double, _ y: Double) {
    receive(.began, time, id, SIMD2(x, y))
  }
  mutating func motion(_ time: UInt32, _ id: Int32, _ x: Double, _ y: Double) {
    receive(.moved, time, id, SIMD2(x, y))
  }
  mutating func up(_ time: UInt32, _ id: Int32) {
    receive(.ended, time, id, places[id] ?? .zero)
  }
  mutating func frame() { engine.endFrame() }
  mutating func cancel() { engine.cancelAll(.system) }

  private mutating func receive(
    _ phase: TouchSample.Phase, _ time: UInt32, _ id: Int32, _ place: SIMD2<Double>
  ) {
    places[id] = place
    engine.receive(
      TouchSample(
        contactID: Int64(id), phase: phase, time: clock.instant(of: time), location: place))
  }
}
// end of wayland

// evdev
private struct EvdevTouches {
  var engine = GestureEngine()
  let points: PointConversion

  init(minimum: SIMD2<Double>, unitsPerMillimeter: SIMD2<Double>) {
    points = PointConversion(unitsPerMillimeter: unitsPerMillimeter, minimum: minimum)
  }

  /// One slot that a packet reports; its tracking id is the contact's.
  mutating func receive(
    _ phase: TouchSample.Phase, trackingID: Int32, x: Int32, y: Int32, seconds: Int64,
    microseconds: Int64
  ) {
    engine.receive(
      TouchSample(
        contactID: Int64(trackingID), phase: phase,
        time: .seconds(seconds, microseconds: microseconds),
        location: points(Double(x), Double(y))))
  }
  mutating func synReport() { engine.endFrame() }
  mutating func synDropped() { engine.cancelAll(.lostContact) }
}
// end of evdev

// browser
private struct PointerTouches {
  var engine = GestureEngine()

  mutating func receive(
    _ phase: TouchSample.Phase, pointerID: Int32, timeStamp: Double, clientX: Double,
    clientY: Double
  ) {
    engine.receive(
      TouchSample(
        contactID: Int64(pointerID), phase: phase,
        time: TouchInstant(fractionalMilliseconds: timeStamp), location: SIMD2(clientX, clientY)))
  }

  /// On every animation frame; `timeStamp` is on the events' clock.
  mutating func animationFrame(timeStamp: Double) {
    engine.advance(to: TouchInstant(fractionalMilliseconds: timeStamp))
  }
}
// end of browser

/// The same drag of 40 points through every recipe.
@Suite struct HostRecipeTests {
  private func expectDrag(_ engine: GestureEngine, _ translation: SIMD2<Double>) {
    var (engine, last) = (engine, GestureEvent?.none)
    engine.advance(to: .seconds(1_000_000_000))
    while let event = engine.nextEvent() { last = event }
    #expect(last?.gesture == .drag && last?.phase == .ended)
    let difference = (last?.translation ?? .zero) - translation
    #expect(difference.length < 1e-6, "\(String(describing: last))")
    #expect(engine.anomalies.total == 0)
  }

  @Test func sdl3() {
    var host = SDLTouches()
    for (i, kind) in [SDLFingerEvent.Kind.down, .motion, .up].enumerated() {
      let x: Float = kind == .down ? 0.25 : 0.3
      host.receive(
        SDLFingerEvent(
          type: kind, timestamp: UInt64(i) * 10_000_000, touchID: 9, fingerID: .max, x: x, y: 0.5))
    }
    expectDrag(host.engine, SIMD2(Double(Float(0.3)) * 800 - 200, 0))
  }

  @Test func gdk4() throws {
    var host = GDKTouches()
    let sequence = try #require(UnsafeRawPointer(bitPattern: 0xBEE0))
    host.receive(.began, sequence: sequence, time: .max - 4, x: 10, y: 10)
    host.receive(.moved, sequence: sequence, time: 6, x: 50, y: 10)
    host.receive(.ended, sequence: sequence, time: 16, x: 50, y: 10)
    expectDrag(host.engine, SIMD2(40, 0))
  }

  @Test func wayland() {
    var host = WaylandTouches()
    host.down(100, 0, 10, 10)
    host.frame()
    host.motion(110, 0, 50, 10)
    host.frame()
    host.up(120, 0)
    host.frame()
    expectDrag(host.engine, SIMD2(40, 0))
    host.down(200, 0, 10, 10)
    host.cancel()
    #expect(host.engine.tracker.frame.down == 0)
  }

  @Test func evdev() {
    var host = EvdevTouches(minimum: SIMD2(100, 0), unitsPerMillimeter: SIMD2(10, 10))
    for (i, phase) in [TouchSample.Phase.began, .moved, .ended].enumerated() {
      let x: Int32 = phase == .began ? 100 : 354
      host.receive(
        phase, trackingID: 7, x: x, y: 5, seconds: 3, microseconds: Int64(i) * 10_000)
      host.synReport()
    }
    expectDrag(host.engine, SIMD2(160, 0))
    host.synDropped()
  }

  @Test func browser() {
    var host = PointerTouches()
    host.receive(.began, pointerID: 2, timeStamp: 1000.1, clientX: 5, clientY: 5)
    host.receive(.moved, pointerID: 2, timeStamp: 1016.8, clientX: 45, clientY: 5)
    host.receive(.ended, pointerID: 2, timeStamp: 1033.5, clientX: 45, clientY: 5)
    host.animationFrame(timeStamp: 1040)
    expectDrag(host.engine, SIMD2(40, 0))
  }

  @Test(arguments: ["sdl3", "gdk4", "wayland", "evdev", "browser"])
  func theArticleShowsThisCode(_ name: String) throws {
    let source = try #require(fileBytes(#filePath).map { String(decoding: $0, as: UTF8.self) })
    let path = packagePath("Sources/TouchGestures/TouchGestures.docc/HostAdapters.md")
    let article = try #require(fileBytes(path).map { String(decoding: $0, as: UTF8.self) })
    let start = try #require(source.range(of: "// \(name)\n")?.upperBound)
    let end = try #require(source.range(of: "// end of \(name)\n")?.lowerBound)
    let recipe = source[start..<end].replacing("private struct", with: "struct")
    #expect(article.contains("```swift\n\(recipe)```"), "\(name)")
  }
}
