import Testing
import TouchGestures
import TouchTestSupport

/// Facts about the options of ``DragRecognizer``.
struct DragOptionTests {
  @Test func minimumDistanceZeroBeginsAtTheLanding() {
    let script: TouchScript = [.down(0, 40, 60), .up(0.3, 40, 60)]
    let told = script.told(by: DragRecognizer(minimumDistance: 0))
    #expect(told.map(\.time) == [0, 0.3])
    #expect(told.allSatisfy { $0.value.translation == .zero })
  }

  @Test(arguments: [(SlopTreatment.kept, 12.0), (.takenOff, 12 - 50.0.squareRoot())])
  func slop(_ slop: SlopTreatment, _ coordinate: Double) {
    let script: TouchScript = [
      .down(0, 0, 0), .move(0.02, 5, 5), .move(0.04, 12, 12), .up(0.06, 12, 12),
    ]
    var drag = DragRecognizer()
    drag.slop = slop
    let told = script.told(by: drag)
    #expect(told.first?.time == 0.04)
    #expect(near(told.last?.value.translation, SIMD2(coordinate, coordinate)))
    #expect(near(told.last?.value.location, SIMD2(12, 12)))
    let deltas = told.reduce(SIMD2<Double>()) { $0 + $1.value.translationDelta }
    #expect(near(deltas, SIMD2(coordinate, coordinate)))
  }

  @Test func slopTakenOffBeginsAtZero() {
    let script: TouchScript = [
      .down(0, 0, 0), .move(0.02, 3, 4), .move(0.04, 6, 8), .up(0.06, 6, 8),
    ]
    var drag = DragRecognizer(minimumDistance: 5)
    drag.slop = .takenOff
    let told = script.told(by: drag)
    #expect(near(told.first?.value.translation, SIMD2(0, 0)))
    #expect(near(told.last?.value.translation, SIMD2(3, 4)))
  }

  @Test func slopTakenOffShowsNothingBeforeTheBegin() {
    let script: TouchScript = [.down(0, 0, 0), .move(0.02, 9, 0)]
    var drag = DragRecognizer()
    drag.slop = .takenOff
    let last = script.steps(of: drag).last?.step.value
    #expect(last?.translation == .zero)
    #expect(last?.location == SIMD2(9, 0))
  }

  @Test(arguments: [(true, SIMD2<Double>(0, 30)), (false, SIMD2(50, 30))])
  func axisLock(_ locksAxis: Bool, _ translation: SIMD2<Double>) {
    let script: TouchScript = [
      .down(0, 0, 0), .move(0.02, 5, 15), .move(0.04, 50, 30), .up(0.06, 50, 30),
    ]
    var drag = DragRecognizer()
    drag.locksAxis = locksAxis
    let last = script.last(of: drag)
    #expect(last?.translation == translation)
    #expect((last?.velocity.x == 0) == locksAxis)
  }

  private static let down: TouchScript = [
    .down(0, 100, 100), .move(0.02, 102, 112), .move(0.04, 104, 140), .move(0.06, 105, 180),
    .up(0.08, 105, 180),
  ]

  @Test func theOtherAxisLeads() {
    var drag = DragRecognizer()
    drag.path = .horizontal
    let steps = Self.down.steps(of: drag)
    #expect(steps.last?.step.word == "failed")
    #expect(steps.last?.time == .seconds(0.02))
  }

  @Test(arguments: [(true, SIMD2<Double>(0, 80)), (false, SIMD2(5, 80))])
  func theRightAxisLeads(_ locksAxis: Bool, _ translation: SIMD2<Double>) {
    var drag = DragRecognizer()
    drag.path = .vertical
    drag.locksAxis = locksAxis
    #expect(Self.down.last(of: drag)?.translation == translation)
  }

  @Test(arguments: [
    (Double.pi / 2, 0.2, true), (.pi / 2, 0.1, false), (-.pi / 2, 0.2, false), (0, 0.2, false),
    (0, .pi, true), (.nan, 1, false),
  ])
  func direction(_ radians: Double, _ tolerance: Double, _ isAllowed: Bool) {
    var drag = DragRecognizer()
    drag.path = .toward(radians: radians, tolerance: tolerance)
    #expect((Self.down.last(of: drag) != nil) == isAllowed)
  }

  @Test func lockedToADirection() {
    var drag = DragRecognizer()
    drag.path = .toward(radians: .pi / 4, tolerance: .pi)
    drag.locksAxis = true
    #expect(near(Self.down.last(of: drag)?.translation, SIMD2(42.5, 42.5)))
  }

  @Test func velocityIsLimitedInMagnitude() {
    let script: TouchScript = [
      .down(0, 0, 0), .move(0.01, 100, 100), .move(0.02, 200, 200), .move(0.03, 300, 300),
      .up(0.04, 400, 400),
    ]
    let half = 8000 / 2.0.squareRoot()
    #expect(near(script.last(of: DragRecognizer())?.velocity, SIMD2(half, half), 1e-6))
  }

  @Test func predictedEnd() {
    let script: TouchScript = [
      .down(0, 0, 0), .move(0.01, 5, 0), .move(0.02, 10, 0), .move(0.03, 15, 0), .move(0.04, 20, 0),
    ]
    let last = script.last(of: DragRecognizer())
    #expect(near(last?.velocity, SIMD2(500, 0), 1e-6))
    #expect(near(last?.predictedEndTranslation, SIMD2(145, 0), 1e-6))
    #expect(near(last?.predictedEndLocation, SIMD2(145, 0), 1e-6))
  }

  @Test(arguments: [(0.02, true), (0.5, false)])
  func fling(_ rest: Double, _ isFling: Bool) {
    let script: TouchScript = [
      .down(0, 0, 0), .move(0.01, 5, 0), .move(0.02, 10, 0), .move(0.03, 15, 0),
      .up(0.03 + rest, 15, 0),
    ]
    #expect(script.last(of: DragRecognizer())?.isFling == isFling)
  }
}
