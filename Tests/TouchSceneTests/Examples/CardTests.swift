import Testing
import TouchExamples
import TouchGestures
import TouchScene

struct CardTests {
  let stage = TouchStage(size: SIMD2(1000, 1000))

  @Test func oneComponentManyLooks() throws {
    let shelf = TouchNode(shape: .nothing)
    let card = Card("fox")
    try shelf.add(card)
    try stage.add(shelf)
    try card.layOut()
    #expect(card.bodySize == SIMD2(200, 100), "the default")
    shelf.cardStyle(.small)
    try card.layOut()
    #expect(card.bodySize == SIMD2(100, 50), "inherited")
    card.cardStyle(.large)
    try card.layOut()
    #expect(card.bodySize == SIMD2(200, 100), "overridden")
  }

  @Test func everyLookTaps() throws {
    var taps: [String] = []
    let card = Card("fox", onTap: { taps.append("fox") })
    try stage.add(card.cardStyle(.small))
    try card.layOut()
    stage.play(Touch(0, 1, .began, 50, 25), Touch(0.05, 1, .ended, 50, 25))
    stage.play(Touch(2, 1, .began, 2, 2), Touch(2.05, 1, .ended, 2, 2))
    #expect(taps == ["fox"], "an ellipse has no corners")
  }
}
