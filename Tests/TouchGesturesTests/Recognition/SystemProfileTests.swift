import Testing
import TouchGestures
import TouchTestSupport

/// What sets the profiles of other systems apart.
struct SystemProfileTests {
  @Test func namesAreUniqueAndFound() {
    let names = RecognitionProfile.all.map(\.name)
    #expect(names.first == "default")
    #expect(Set(names).count == names.count)
    #expect(
      Set(names).isSuperset(of: [
        "recorded", "apple", "android", "chromium", "flutter", "gtk", "hammer",
      ]))
    #expect(names.allSatisfy { RecognitionProfile.named($0)?.name == $0 })
    #expect(RecognitionProfile.named("nothing") == nil)
  }

  /// The shortest way, in points, that begins a drag.
  @Test(arguments: [
    ("apple", 10.0), ("android", 8), ("chromium", 15), ("flutter", 18), ("gtk", 8), ("hammer", 10),
  ])
  func drag(_ name: String, _ slop: Double) throws {
    let drag = DragRecognizer(try #require(RecognitionProfile.named(name)))
    func begins(_ way: Double) -> Bool {
      TouchScript([.down(0, 0, 0), .move(1, way, 0)]).last(of: drag) != nil
    }
    #expect(begins(slop))
    #expect(!begins(slop - 0.01))
  }

  /// The time of a long press in milliseconds.
  @Test(arguments: [
    ("apple", 500.0), ("android", 400), ("chromium", 500), ("flutter", 500), ("gtk", 500),
    ("hammer", 251),
  ])
  func longPress(_ name: String, _ milliseconds: Double) throws {
    let longPress = LongPressRecognizer(try #require(RecognitionProfile.named(name)))
    let told = TouchScript([.down(0, 0, 0), .wait(2)]).told(by: longPress)
    #expect(told.map(\.time) == [milliseconds / 1000])
  }

  /// The least and the longest time between two presses, in milliseconds.
  @Test(arguments: [
    ("android", 40.0, 300.0), ("chromium", 20, 400), ("flutter", 40, 300), ("gtk", 0, 400),
    ("hammer", 0, 300),
  ])
  func doublePress(_ name: String, _ least: Double, _ most: Double) throws {
    let profile = try #require(RecognitionProfile.named(name))
    let press = PressRecognizer(count: 2, limits: .init(profile))
    func isDouble(_ gap: Double) -> Bool {
      let first: TouchScript = [.down(0, 0, 0), .up(0.05, 0, 0)]
      return (first + first.later(by: 0.05 + gap / 1000)).last(of: press) != nil
    }
    #expect(isDouble(least))
    #expect(least == 0 || !isDouble(least - 1))
    #expect(isDouble(most - 1))
    #expect(!isDouble(most))
  }

  /// The least span, in points, with which a pinch begins; fingers 20 points apart at first.
  @Test(arguments: [("apple", 0.0), ("android", 27 / 0.15875), ("chromium", 125), ("gtk", 0)])
  func span(_ name: String, _ least: Double) throws {
    let pinch = PinchRecognizer(try #require(RecognitionProfile.named(name)))
    func begins(_ span: Double) -> Bool {
      let script: TouchScript = [
        .down(0, 0, 0), .down(0, 20, 0, contact: 2), .move(0.1, span, 0, contact: 2),
      ]
      return script.last(of: pinch) != nil
    }
    #expect(begins(max(least, 60)))
    #expect(least == 0 || !begins(least - 0.1))
  }

  /// Without thresholds a plain drag of two fingers is still no pinch and no rotation.
  @Test(arguments: ["gtk", "hammer"])
  func noThreshold(_ name: String) throws {
    let profile = try #require(RecognitionProfile.named(name))
    let script: TouchScript = [
      .down(0, 0.1, 0.7), .down(0, 100.3, 50.9, contact: 2), .move(0.1, 33.4, 44.1),
      .move(0.1, 133.6, 94.3, contact: 2),
    ]
    #expect(script.last(of: PinchRecognizer(profile)) == nil)
    #expect(script.last(of: RotateRecognizer(profile)) == nil)
    let spread = script + [.move(0.2, 133.7, 94.3, contact: 2)]
    #expect(spread.last(of: PinchRecognizer(profile)) != nil)
  }
}
