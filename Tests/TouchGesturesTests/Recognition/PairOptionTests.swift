import Testing
import TouchGestures
import TouchTestSupport

/// Facts about the options of the recognisers of turns and pinches.
struct PairOptionTests {
  /// Fingers 200 apart that turn by six steps of 2°.
  private static let turn: TouchScript = {
    let places: [SIMD2<Double>] = [
      [99.939, 3.490], [99.756, 6.976], [99.452, 10.453], [99.027, 13.917], [98.481, 17.365],
      [97.815, 20.791],
    ]
    var rows: [TouchScript.Row] = [.down(0, 300, 200), .down(0, 100, 200, contact: 2)]
    for (i, place) in places.enumerated() {
      let time = 0.016 * Double(i + 1)
      rows.append(.move(time, 200 + place.x, 200 + place.y))
      rows.append(.move(time, 200 - place.x, 200 - place.y, contact: 2))
    }
    return TouchScript(rows)
  }()

  @Test(arguments: [(SlopTreatment.kept, 0.2094), (.takenOff, 0.1094)])
  func rotationSlop(_ slop: SlopTreatment, _ rotation: Double) {
    var recognizer = RotateRecognizer()
    recognizer.slop = slop
    let told = Self.turn.told(by: recognizer).map(\.value.rotation)
    #expect(near(told.last, rotation, 1e-4))
    let steps = zip(told, told.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { near($0, 0.0349, 1e-3) })
    if slop == .takenOff { #expect(near(told.first, 0.0047, 1e-3)) }
  }

  @Test(arguments: [(SlopTreatment.kept, 1.015), (.takenOff, 1.015 / 1.01)])
  func scaleSlop(_ slop: SlopTreatment, _ scale: Double) {
    let script: TouchScript = [
      .down(0, 0, 0), .down(0, 200, 0, contact: 2), .move(0.02, 201, 0, contact: 2),
      .move(0.04, 202, 0, contact: 2), .move(0.06, 203, 0, contact: 2),
    ]
    var recognizer = PinchRecognizer(minimumTravel: 0, minimumScaleDelta: 0.01)
    recognizer.slop = slop
    let told = script.told(by: recognizer).map(\.value.scale)
    #expect(near(told.last, scale, 1e-9))
    #expect(told.allSatisfy { $0 >= 1 - 1e-12 })
  }

  @Test func scaleSlopOfAClosingPinchStaysBelowOne() {
    let script: TouchScript = [
      .down(0, 0, 0), .down(0, 200, 0, contact: 2), .move(0.02, 20, 0),
      .move(0.02, 180, 0, contact: 2), .move(0.04, 50, 0), .move(0.04, 150, 0, contact: 2),
    ]
    var recognizer = PinchRecognizer(minimumTravel: 10)
    recognizer.slop = .takenOff
    let told = script.told(by: recognizer).map(\.value.scale)
    #expect(near(told.first, 160.0 / 180, 1e-9))
    #expect(near(told.last, 100.0 / 180, 1e-9))
  }

  @Test(arguments: [(150.0, false), (100.0, true)])
  func minimumSpan(_ minimum: Double, _ begins: Bool) {
    let script: TouchScript = [
      .down(0, 0, 0), .down(0, 60, 0, contact: 2), .move(0.1, 120, 0, contact: 2),
    ]
    var recognizer = PinchRecognizer()
    recognizer.minimumSpan = minimum
    #expect((script.last(of: recognizer) != nil) == begins)
  }

  private static let dial: TouchScript = [
    .down(0, 200, 100), .move(0.05, 196.593, 125.882), .move(0.1, 186.603, 150),
    .up(0.12, 186.603, 150),
  ]

  @Test func aboutAPivot() {
    let last = Self.dial.last(of: PivotRotateRecognizer(pivot: [100, 100]))
    #expect(near(last?.rotation, .pi / 6, 1e-5))
    #expect(near(last?.location, SIMD2(186.603, 150), 1e-9))
  }

  /// Without a pivot one finger drags and turns nothing.
  @Test func withoutAPivot() {
    var engine = GestureEngine(composition: .arbitrated)
    let events = Self.dial.events(of: &engine)
    #expect(events.allSatisfy { $0.gesture == .drag && $0.rotation == 0 })
    #expect(events.last?.phase == .ended)
    #expect(near(events.last?.translation, SIMD2(-13.397, 50), 1e-9))
    #expect(Self.dial.last(of: RotateRecognizer()) == nil)
  }

  @Test func turnsAboutAPivotAddUpBeyondAHalf() {
    let rows: [TouchScript.Row] = (0...8).map { step in
      let corner: [SIMD2<Double>] = [[100, 0], [0, 100], [-100, 0], [0, -100]]
      let place = corner[step % 4]
      return step == 0 ? .down(0, place.x, place.y) : .move(0.1 * Double(step), place.x, place.y)
    }
    let last = TouchScript(rows).last(of: PivotRotateRecognizer(pivot: .zero))
    #expect(near(last?.rotation, 4 * .pi, 1e-12))
  }
}
