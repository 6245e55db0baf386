import Testing
import TouchGeometry
import TouchGestures
import TouchTestSupport

/// What the fingers hold stays under the fingers.
struct TransformTests {
  /// Two fingers that turn by −π/2 about (200, 200) in 12 steps while their span grows from 100 to
  /// 250.
  private static let twist: TouchScript = {
    let arms: [(sine: Double, cosine: Double)] = (0...12).map {
      Trigonometry.sineAndCosine(of: -.pi / 2 * Double($0) / 12)
    }
    let frames = arms.enumerated().map { step, arm in
      (0.02 * Double(step), SIMD2(arm.cosine, arm.sine) * (50 + 75 * Double(step) / 12))
    }
    let (_, first) = frames[0]
    let (end, last) = frames[12]
    let rows: [TouchScript.Row] = frames.dropFirst().flatMap { time, arm in
      [
        TouchScript.Row.move(time, 200 + arm.x, 200 + arm.y),
        .move(time, 200 - arm.x, 200 - arm.y, contact: 2),
      ]
    }
    return TouchScript(
      [
        .down(0, 200 + first.x, 200 + first.y),
        .down(0, 200 - first.x, 200 - first.y, contact: 2),
      ] + rows + [
        .up(end + 0.02, 200 + last.x, 200 + last.y),
        .up(end + 0.02, 200 - last.x, 200 - last.y, contact: 2),
      ])
  }()

  @Test func dragTurnAndPinchAsOne() {
    let last = Self.twist.last(of: TransformRecognizer())
    #expect(near(last?.scale, 2.5))
    #expect(near(last?.rotation, -.pi / 2))
    #expect(near(last?.translation, SIMD2(0, 0)))
    #expect(near(last?.transform(SIMD2(250, 200)), SIMD2(200, 75)))
    #expect(near(last?.transform(SIMD2(150, 200)), SIMD2(200, 325)))
  }

  @Test func stepsMultiplyToTheTransform() {
    let told = Self.twist.told(by: TransformRecognizer())
    let product = told.reduce(Affine2<Double>.identity) { $1.value.step * $0 }
    #expect(near(product(SIMD2(17, -5)), told.last!.value.transform(SIMD2(17, -5))))
  }

  /// Seeded walks of two fingers, with a third that comes and goes; the point under each of the two
  /// is followed while nobody lands or lifts.
  @Test(arguments: 1...20)
  func whatTwoFingersHoldStaysUnderThem(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var places = [SIMD2(100.0, 300), SIMD2(400.0, 200)]
    var rows: [TouchScript.Row] = [
      .down(0, places[0].x, places[0].y), .down(0, places[1].x, places[1].y, contact: 1_001),
    ]
    for frame in 1...200 {
      for i in 0..<2 {
        places[i] += SIMD2(random.number(in: -9...9), random.number(in: -9...9))
        rows.append(
          .move(0.01 * Double(frame), places[i].x, places[i].y, contact: i == 0 ? 1 : 1_001))
      }
    }
    let last = TouchScript(rows).last(of: TransformRecognizer())
    #expect(near(last?.transform(SIMD2(100, 300)), places[0], 1e-9), "seed \(seed)")
    #expect(near(last?.transform(SIMD2(400, 200)), places[1], 1e-9), "seed \(seed)")
  }

  @Test func landingsAndLiftsMoveNothing() {
    let script: TouchScript = [
      .down(0, 0, 0), .move(0.1, 30, 0), .down(0.2, 500, 300, contact: 2),
      .down(0.3, -70, 80, contact: 3), .up(0.4, 30, 0), .up(0.5, 500, 300, contact: 2),
      .up(0.6, -70, 80, contact: 3),
    ]
    let told = script.told(by: TransformRecognizer())
    #expect(told.count == 6)
    #expect(told.allSatisfy { near($0.value.transform(SIMD2(0, 0)), SIMD2(30, 0)) })
    #expect(told.dropFirst().allSatisfy { $0.value.step == .identity })
  }

  @Test func threeFingersByLeastSquares() {
    // A similarity of three fingers comes out exactly; squeezing along x only, its best fit does.
    let script: TouchScript = [
      .down(0, 0, 0), .down(0, 300, 0, contact: 2), .down(0, 0, 300, contact: 3),
      .move(0.1, 0, 0), .move(0.1, 0, 600, contact: 2), .move(0.1, -600, 0, contact: 3),
    ]
    let last = script.last(of: TransformRecognizer())
    #expect(near(last?.transform(SIMD2(300, 0)), SIMD2(0, 600)))
    #expect(near(last?.transform(SIMD2(0, 300)), SIMD2(-600, 0)))
    #expect(near(last?.scale, 2))
    #expect(near(last?.rotation, .pi / 2))
  }

  @Test func slopTakenOffBeginsWithTheIdentity() {
    var recognizer = TransformRecognizer()
    recognizer.slop = .takenOff
    let script: TouchScript = [.down(0, 0, 0), .move(0.1, 14, 0), .move(0.2, 20, 0)]
    let told = script.told(by: recognizer)
    #expect(told.map(\.value.transform.translation) == [SIMD2(0, 0), SIMD2(6, 0)])
    #expect(told.map(\.value.location) == [SIMD2(14, 0), SIMD2(20, 0)])
  }

  @Test func coincidentFingersOnlyTranslate() {
    let script: TouchScript = [
      .down(0, 50, 50), .down(0, 50, 50, contact: 2), .move(0.1, 80, 50),
      .move(0.1, 80, 50, contact: 2),
    ]
    let last = script.last(of: TransformRecognizer())
    #expect(last?.transform == Affine2(x: [1, 0], y: [0, 1], translation: [30, 0]))
  }
}
