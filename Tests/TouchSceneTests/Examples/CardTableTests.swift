import Testing
import TouchExamples
import TouchGeometry
import TouchGestures
import TouchScene
import TouchTestSupport
import TouchTraces

struct CardTableTests {
  /// A finger that lands in the middle of `card` and leaves at an even speed, 100 samples a second.
  private func fling(
    _ card: ThrownCard, _ velocity: SIMD2<Double>, at time: Double
  ) -> [Touch] {
    let start = card.node.globalPoint(fromLocal: 0.5 * card.node.size)
    let steps = (0...10).map { step in
      let place = start + velocity * (0.01 * Double(step))
      return Touch(
        time + 0.01 * Double(step), 1, step == 0 ? .began : .moved, place.x, place.y)
    }
    let last = steps[10].place
    return steps + [Touch(time + 0.11, 1, .ended, last.x, last.y)]
  }

  /// Where and how fast the card is when it is let go, and how long it took to come to rest.
  private func play(
    _ table: CardTable, _ card: ThrownCard, _ touches: [Touch]
  ) throws -> (place: SIMD2<Double>, velocity: SIMD2<Double>) {
    table.stage.play(touches)
    let time = try #require(table.stage.time)
    return (card.place.value, card.place.animated.velocity(at: time))
  }

  @Test func aThrownCardGlidesOnAtTheFingersVelocity() throws {
    let table = try CardTable()
    let throwing = SIMD2(300.0, -150)
    let release = try play(table, table.gliding, fling(table.gliding, throwing, at: 0))
    #expect(near(release.place, table.gliding.home + throwing * 0.1, within: 1e-9))
    #expect(near(release.velocity, throwing, within: 1e-6))
    table.stage.advance(to: .seconds(20))
    let way = throwing * (1 / MotionDecay.normal.rate)
    #expect(near(table.gliding.place.value, release.place + way, within: 1e-6))
    #expect(!table.stage.isAnimating)
  }

  @Test(arguments: [SIMD2(4000.0, 0), SIMD2(-3000, 3000), SIMD2(0, -4000)])
  func aHardThrowStaysOnTheTable(_ throwing: SIMD2<Double>) throws {
    let table = try CardTable()
    table.stage.play(fling(table.gliding, throwing, at: 0))
    for i in 0..<400 {
      table.stage.advance(to: .milliseconds(Int64(120 + 10 * i)))
      let middle = table.gliding.place.value + 0.5 * table.gliding.node.size
      #expect(middle.x > -200 && middle.y > -200 && middle.x < 1000 && middle.y < 800)
    }
    table.stage.advance(to: .seconds(20))
    let rest = table.gliding.place.value
    #expect(rest.x >= 0 && rest.y >= 0 && rest.x <= 700 && rest.y <= 460)
  }

  @Test func theOtherCardSpringsBack() throws {
    let table = try CardTable()
    let card = table.returning
    let throwing = SIMD2(-500.0, 400)
    let release = try play(table, card, fling(card, throwing, at: 0))
    #expect(near(release.velocity, throwing, within: 1e-6))
    table.stage.advance(to: .milliseconds(120))
    #expect(card.place.value.x < release.place.x, "on its way first")
    table.stage.advance(to: .seconds(5))
    #expect(card.place.value == card.home && !table.stage.isAnimating)
  }

  /// Caught in flight, it follows the finger from where it is.
  @Test func aFlyingCardIsCaught() throws {
    let table = try CardTable()
    let card = table.gliding
    table.stage.play(fling(card, SIMD2(600, 0), at: 0))
    table.stage.advance(to: .milliseconds(300))
    let there = card.node.globalPoint(fromLocal: SIMD2(50, 70))
    table.stage.play(Touch(0.3, 2, .began, there.x, there.y))
    table.stage.play(Touch(0.31, 2, .moved, there.x, there.y + 20))
    let caught = card.place.value
    table.stage.play(Touch(0.5, 2, .moved, there.x, there.y + 50))
    #expect(near(card.place.value, caught + SIMD2(0, 30), within: 1e-9))
    table.stage.play(Touch(0.9, 2, .ended, there.x, there.y + 50))
    table.stage.advance(to: .seconds(5))
    #expect(near(card.place.value, caught + SIMD2(0, 30), within: 1), "laid down, it stays")
  }

  /// Pulled 100 pt beyond the table it shows 0.55 … of it, and comes back.
  @Test func beyondTheTableItFollowsLessAndLess() throws {
    let table = try CardTable()
    let card = table.gliding
    let start = card.node.globalPoint(fromLocal: SIMD2(50, 70))
    let pulled = start - SIMD2(card.home.x + 100, 0)
    table.stage.play(
      Touch(0, 1, .began, start.x, start.y), Touch(0.1, 1, .moved, pulled.x, start.y))
    #expect(near(card.place.value, SIMD2(-RubberBand(length: 800).stretch(of: 100), 230)))
    table.stage.play(Touch(2, 1, .ended, pulled.x, start.y))
    table.stage.advance(to: .seconds(5))
    #expect(near(card.place.value, SIMD2(0, 230), within: 1e-9))
  }

  static let recording = environmentValue("TOUCH_TRACES").flatMap {
    fileBytes($0 + "/mobilehci-drag.jsonl")
  }

  /// Drags of real fingers, brought to the middle of the card: it leaves the finger at the velocity
  /// that the drag ends with.
  @Test(
    .enabled(if: recording != nil, "set TOUCH_TRACES to a folder that holds mobilehci-drag.jsonl"))
  func recordedDragsThrowIt() throws {
    var reader = TraceReader(format: .jsonLines, name: "mobilehci-drag")
    try #require(Self.recording).withUnsafeBytes { reader.append($0) }
    reader.finish()
    var (thrown, moving) = (0, 0)
    while thrown < 100, let reading = reader.next() {
      guard case .trace(let trace) = reading, !trace.rows.isEmpty else { continue }
      let table = try CardTable()
      let card = table.gliding
      let offset = card.node.globalPoint(fromLocal: SIMD2(50, 70)) - trace.sample(at: 0).location
      var released: DragValue?
      card.node.simultaneousGesture(DragRecognizer().onEnded { released = $0 })
      for index in trace.rows.indices {
        var sample = trace.sample(at: index)
        sample.location += offset
        table.stage.receive(sample)
      }
      table.stage.endFrame()
      guard let released else { continue }
      thrown += 1
      let velocity = card.place.animated.velocity(at: released.time)
      #expect(near(velocity, released.velocity, within: 1e-6 * 8000), "\(trace.id)")
      if released.isFling { moving += 1 }
      table.stage.advance(to: released.time.advanced(by: .seconds(30)))
      #expect(!table.stage.isAnimating && card.place.value.x >= 0 && card.place.value.x <= 700)
    }
    #expect(thrown == 100 && moving > 10)
  }
}
