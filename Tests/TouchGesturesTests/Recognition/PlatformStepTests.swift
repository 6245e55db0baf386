import Testing
import TouchGeometry
import TouchGestures
import TouchTestSupport

/// A platform's own gestures through ``TransformRecognizer``.
struct PlatformStepTests {
  private typealias Step = TransformRecognizer.PlatformStep

  private static func step(
    _ phase: TransformRecognizer.PlatformStep.Phase, move: SIMD2<Double> = .zero, scale: Double = 1,
    turn: Double = 0, at location: SIMD2<Double> = [100, 50]
  ) -> TransformRecognizer.PlatformStep {
    .init(
      phase: phase, time: .seconds(1), location: location, translationDelta: move,
      scaleFactor: scale, rotationDelta: turn)
  }

  @Test func turnsAndScalesAboutTheLocation() {
    var recognizer = TransformRecognizer()
    #expect(recognizer.receive(Self.step(.began, scale: 2)).word == "began")
    #expect(recognizer.receive(Self.step(.changed, turn: .pi / 2)).word == "changed")
    let last = recognizer.receive(Self.step(.ended, move: [5, 0]))
    #expect(last.word == "ended")
    #expect(near(last.value?.transform(SIMD2(100, 50)), SIMD2(105, 50)))
    #expect(near(last.value?.transform(SIMD2(110, 50)), SIMD2(105, 70)))
    #expect(last.value?.scale == 2)
    #expect(near(last.value?.rotation, .pi / 2))
    #expect(recognizer.droppedSteps == 0)
  }

  @Test(arguments: [
    step(.changed, scale: .nan), step(.changed, scale: 0), step(.changed, scale: -1),
    step(.changed, scale: .infinity), step(.changed, turn: .nan), step(.changed, turn: .infinity),
    step(.changed, move: [.nan, 0]), step(.changed, move: [0, .infinity]),
    step(.changed, at: [.nan, 0]), step(.changed, at: [0, 1e300]),
  ])
  func badStepsAreDroppedAndCounted(_ bad: TransformRecognizer.PlatformStep) {
    var recognizer = TransformRecognizer()
    _ = recognizer.receive(Self.step(.began, scale: 2))
    #expect(recognizer.receive(bad).word == "idle")
    #expect(recognizer.droppedSteps == 1)
    let last = recognizer.receive(Self.step(.ended, scale: 1.5))
    #expect(last.value?.scale == 3)
  }

  @Test func aBadEndStillEnds() {
    var recognizer = TransformRecognizer()
    _ = recognizer.receive(Self.step(.began, scale: 2))
    let end = recognizer.receive(Self.step(.ended, scale: .nan))
    #expect(end.word == "ended")
    #expect(end.value?.scale == 2)
    #expect(recognizer.receive(Self.step(.ended)).word == "idle")
    #expect(recognizer.droppedSteps == 1)
  }

  @Test func lostAndRepeatedBeginnings() {
    var recognizer = TransformRecognizer()
    #expect(recognizer.receive(Self.step(.changed)).word == "began")
    #expect(recognizer.receive(Self.step(.began)).word == "changed")
    #expect(recognizer.receive(Self.step(.cancelled)).word == "cancelled:system")
    #expect(recognizer.receive(Self.step(.cancelled)).word == "idle")
    #expect(recognizer.droppedSteps == 1)
  }

  @Test func noChainOfStepsOverflows() {
    var recognizer = TransformRecognizer()
    var last = recognizer.receive(Self.step(.began))
    for _ in 0..<100 { last = recognizer.receive(Self.step(.changed, move: [1e9, 0], scale: 1e6)) }
    #expect(last.value.map { $0.scale > 0 && $0.scale.isFinite } == true)
    #expect(last.value.map { $0.transform.translation.x.isFinite } == true)
    #expect(recognizer.droppedSteps == 99)
  }

  @Test func touchesDoNotMixIn() {
    var tracker = TouchTracker()
    var recognizer = TransformRecognizer(minimumDistance: 0)
    tracker.receive(
      TouchSample(contactID: 1, phase: .began, time: .seconds(0), location: [10, 10]))
    tracker.endFrame()
    _ = tracker.formFrame()
    #expect(recognizer.receive(tracker.frame).word == "began")
    #expect(recognizer.receive(Self.step(.began, scale: 2)).word == "idle")
    #expect(recognizer.droppedSteps == 1)
  }
}
