import Testing
import TouchGestures
import TouchTestSupport

/// When speed makes a drag before its distance does.
struct EarlyDragTests {
  /// A way along x: places in points, one each 10 ms from the landing at 0 on.
  struct Way: CustomTestStringConvertible {
    var testDescription: String
    var places: [Double]
    /// The frame in which the drag begins.
    var begin: Int?
  }

  private static let drag: DragRecognizer = {
    var drag = DragRecognizer(minimumDistance: 100)
    drag.earlyBegin = .init(settlingTime: .milliseconds(50), meanSpeed: 200, speed: 500)
    return drag
  }()

  @Test(arguments: [
    Way(testDescription: "steady", places: [0, 5, 10, 15, 20, 25, 30], begin: 5),
    Way(testDescription: "too slow now", places: [0, 6, 12, 18, 24, 28.9, 33.8, 38.7]),
    Way(testDescription: "too slow so far", places: [0, 0, 0, 0, 0, 9.9]),
    Way(testDescription: "just fast enough so far", places: [0, 0, 0, 0, 0, 10], begin: 5),
    Way(testDescription: "rolls, then rests", places: [0, 15, 30, 30, 30, 30, 30.5, 31]),
    Way(testDescription: "rolls, rests, goes on", places: [0, 20, 20, 20, 20, 20, 25], begin: 6),
    Way(testDescription: "comes back", places: [0, 30, 30, 30, 30, 30, 20, 10]),
    Way(
      testDescription: "comes back and passes",
      places: [0, 20, 20, 20, 20, 15, 10, 5, 0, 10, 20, 30], begin: 11),
    Way(testDescription: "goes at 160 ms", places: .init(repeating: 0, count: 15) + [8, 20, 31.9]),
    Way(
      testDescription: "goes far at 160 ms",
      places: .init(repeating: 0, count: 15) + [8, 20, 34], begin: 17),
  ])
  func begins(_ way: Way) {
    let rows = way.places.indices.map { i -> TouchScript.Row in
      i == 0 ? .down(0, 0, 0) : .move(Double(i) / 100, way.places[i], 0)
    }
    let told = TouchScript(rows).told(by: Self.drag)
    #expect(told.first?.time == way.begin.map { Double($0) / 100 })
  }

  @Test func framesTooNearSayNothingOfSpeed() {
    let script: TouchScript = [.down(0, 0, 0), .move(0.06, 12, 0), .move(0.064, 15, 0)]
    #expect(script.last(of: Self.drag) == nil)
    #expect((script + [.move(0.066, 15.1, 0)]).last(of: Self.drag) != nil)
  }

  @Test func severalFingersNeedTheDistance() {
    let script: TouchScript = [
      .down(0, 0, 0), .down(0, 100, 0, contact: 2), .move(0.05, 50, 0),
      .move(0.05, 150, 0, contact: 2), .move(0.06, 90, 0), .move(0.06, 190, 0, contact: 2),
    ]
    #expect(script.last(of: Self.drag) == nil)
  }

  @Test func withoutItDistanceDecides() {
    let script: TouchScript = [.down(0, 0, 0), .move(0.06, 12, 0), .move(0.07, 99, 0)]
    #expect(script.last(of: DragRecognizer(minimumDistance: 100)) == nil)
    #expect(RecognitionProfile.all.filter { $0.earlyDragSpeed > 0 }.map(\.name) == ["recorded"])
  }
}
