import Testing
import TouchExamples
import TouchGeometry
import TouchGestures
import TouchScene

struct PictureBoardTests {
  let board = PictureBoard()

  func drag(_ contact: Int64, from x: Double, at t: Double) -> [Touch] {
    let steps = (1...5).map {
      Touch(t + 0.1 * Double($0), contact, .moved, x + 10.0 * Double($0), 100)
    }
    return [Touch(t, contact, .began, x, 100)] + steps + [
      Touch(t + 0.6, contact, .ended, x + 50, 100)
    ]
  }

  @Test func eachPictureFollowsItsOwnFinger() throws {
    var notices = 0
    let a = try #require(try board.add(at: SIMD2(100, 100)))
    let b = try #require(try board.add(at: SIMD2(400, 100)))
    board.changed = { _ in notices += 1 }
    board.stage.play(drag(1, from: 100, at: 0))
    #expect(notices == 5, "one notice a change")
    #expect(board.pictures.map(\.location) == [SIMD2(150, 100), SIMD2(400, 100)])
    board.stage.play(drag(2, from: 400, at: 2))
    #expect(board.pictures.map(\.location) == [SIMD2(150, 100), SIMD2(450, 100)])
    board.remove(a)
    board.move(a, by: SIMD2(9, 9))
    #expect(board.pictures.map(\.id) == [b])
  }

  /// The copy that a closure captured has the old place and is not equal to the present one.
  @Test func aCapturedCopyGoesStaleButItsIdDoesNot() throws {
    let id = try #require(try board.add(at: SIMD2(100, 100)))
    let copy = board.pictures[0]
    board.move(id, by: SIMD2(1, 0))
    #expect(board.pictures.firstIndex(of: copy) == nil)
    board.move(copy.id, by: SIMD2(1, 0))
    #expect(board.pictures[0].location == SIMD2(102, 100))
  }

  /// Adding the running translation at every change counts early steps again and again.
  @Test func addingTheTranslationInsteadOfTheStepDrifts() throws {
    let stage = TouchStage()
    let node = TouchNode(size: SIMD2(1000, 1000))
    var (wrong, right) = (SIMD2<Double>(), SIMD2<Double>())
    node.gesture(
      DragRecognizer().onChanged { value in
        wrong += value.translation
        right += value.translationDelta
      })
    try stage.add(node)
    stage.play(drag(1, from: 100, at: 0))
    #expect(right == SIMD2<Double>(50, 0))
    // 10 + 20 + 30 + 40 + 50
    #expect(wrong == SIMD2<Double>(150, 0))
  }
}
