import Testing
import TouchGestures
import TouchScene

private let inkKey = NodeEnvironmentKey(defaultValue: 1.5)
private let nameKey = NodeEnvironmentKey(defaultValue: "none")
private let otherInkKey = NodeEnvironmentKey(defaultValue: 1.5)

struct EnvironmentTests {
  @Test func valuesAreInheritedAndOverridden() throws {
    let (outer, middle, inner) = (TouchNode(), TouchNode(), TouchNode())
    try outer.add(middle)
    try middle.add(inner)
    #expect(inner[inkKey] == 1.5)
    outer[inkKey] = 3
    #expect(inner[inkKey] == 3 && outer[inkKey] == 3)
    middle.environment(inkKey, 4).environment(nameKey, "m")
    #expect(inner[inkKey] == 4 && outer[inkKey] == 3)
    #expect(inner[nameKey] == "m" && outer[nameKey] == "none")
    #expect(inner[otherInkKey] == 1.5, "a key is itself, not its type")
    middle.removeValue(for: inkKey)
    #expect(inner[inkKey] == 3)
    inner.remove()
    #expect(inner[inkKey] == 1.5)
  }

  @Test func storedValuesAreFreed() {
    final class Token: Sendable {}
    let key = NodeEnvironmentKey<Token?>(defaultValue: nil)
    let node = TouchNode()
    weak var gone: Token?
    do {
      let token = Token()
      gone = token
      node[key] = token
    }
    #expect(gone != nil)
    node[key] = nil
    #expect(gone == nil)
  }
}

struct RecognitionStyleTests {
  struct NonsenseStyle: RecognitionStyle {
    func makeProfile(configuration: RecognitionConfiguration) -> RecognitionProfile {
      var profile = RecognitionProfile.default
      profile.dragMinimumDistance = .nan
      profile.pressMaximumDistance = -3
      profile.longPressMaximumDistance = .infinity
      profile.longPressMinimumDuration = .seconds(-1)
      profile.maximumSpeed = 0
      profile.pinchMinimumTravel = 25
      return profile
    }
  }

  struct BySizeStyle: RecognitionStyle {
    func makeProfile(configuration: RecognitionConfiguration) -> RecognitionProfile {
      var profile = RecognitionProfile.default
      profile.dragMinimumDistance = configuration.size.x / 10
      return profile
    }
  }

  @Test func readyStylesReadWellAndAreInherited() throws {
    let (board, card) = (TouchNode(), TouchNode())
    try board.add(card)
    #expect(card.recognitionProfile == .default)
    board.recognitionStyle(.stylus)
    #expect(card.recognitionProfile.dragMinimumDistance == 4)
    card.recognitionStyle(.mouse)
    #expect(card.recognitionProfile.dragMinimumDistance == 2)
    #expect(board.recognitionProfile.dragMinimumDistance == 4)
    card.recognitionStyle(.kiosk)
    #expect(card.recognitionProfile.longPressMinimumDuration == .milliseconds(800))
    card.recognitionStyle(.tremor)
    #expect(card.recognitionProfile.longPressMaximumDistance == 45)
    card.recognitionStyle(.finger)
    #expect(card.recognitionProfile == .default)
  }

  @Test func aStyleSeesTheNode() {
    let node = TouchNode(size: SIMD2(300, 40)).recognitionStyle(BySizeStyle())
    #expect(node.recognitionProfile.dragMinimumDistance == 30)
  }

  @Test func needsAreMet() {
    let node = TouchNode().environment(RecognitionKeys.needs, [.steadiness, .time])
    #expect(node.recognitionProfile.dragMinimumDistance == 45)
    #expect(node.recognitionProfile.longPressMinimumDuration == .seconds(1))
  }

  @Test func nonsenseIsReplacedByTheDefault() {
    let node = TouchNode().recognitionStyle(NonsenseStyle())
    var expected = RecognitionProfile.default
    expected.pinchMinimumTravel = 25
    #expect(node.recognitionProfile == expected)
  }
}
