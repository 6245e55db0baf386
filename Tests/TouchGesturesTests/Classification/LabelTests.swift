import Testing
import TouchGestures
import TouchTestSupport

/// What a whole trace is called, at the limits between a still and a moving hand.
struct LabelTests {
  /// Two fingers 100 points apart land at once; the motion is over within 50 ms, the lift is later.
  struct Pair: CustomTestStringConvertible {
    var testDescription: String
    /// How far each finger goes: along, apart, around.
    var translation = 0.0
    var radial = 0.0
    var arc = 0.0
    var seconds = 0.3
    var label: Gesture
  }

  @Test(arguments: [
    Pair(testDescription: "still", label: .press),
    Pair(testDescription: "slides 30", translation: 30, label: .press),
    Pair(testDescription: "slides 31", translation: 31, label: .drag),
    Pair(testDescription: "spreads 19", radial: 19, label: .press),
    Pair(testDescription: "spreads 20", radial: 20, label: .pinch),
    Pair(testDescription: "turns 28", arc: 28, label: .press),
    Pair(testDescription: "turns 29", arc: 29, label: .rotate),
    Pair(testDescription: "long: still", seconds: 0.6, label: .longPress),
    Pair(testDescription: "long: slides 15", translation: 15, seconds: 0.6, label: .longPress),
    Pair(testDescription: "long: slides 31", translation: 31, seconds: 0.6, label: .drag),
    Pair(testDescription: "long: spreads 9", radial: 9, seconds: 0.6, label: .longPress),
    Pair(testDescription: "long: spreads 11", radial: 11, seconds: 0.6, label: .pinch),
    Pair(testDescription: "long: turns 14", arc: 14, seconds: 0.6, label: .longPress),
    Pair(testDescription: "long: turns 16", arc: 16, seconds: 0.6, label: .rotate),
  ])
  func pair(_ pair: Pair) {
    var classifier = GestureClassifier()
    classifier.take(-50, began: 0)
    classifier.take(50, began: 1)
    // Small steps, along the circle of the fingers, whose radius grows with the spread.
    for i in 1...50 {
      let part = Double(i) / 50
      let radius = 50 + pair.radial * part
      let angle = pair.arc * part / 50
      let (sine, cosine) = (angle - angle * angle * angle / 6, 1 - angle * angle / 2)
      let place = SIMD2(cosine, sine) * radius
      let middle = SIMD2(0, pair.translation * part)
      classifier.take(middle - place, contact: 0, milliseconds: i)
      classifier.take(middle + place, contact: 1, milliseconds: i)
    }
    classifier.lift(atSeconds: pair.seconds)
    #expect(classifier.result.label == pair.label)
  }

  /// Fingers that land one after the other and stay 0.5 s in all are a long press, whoever slid.
  @Test(arguments: [0.0, 3]) func heldTogetherForLessThanAllInAll(_ slide: Double) {
    var classifier = GestureClassifier()
    classifier.take(SIMD2(0, 0), contact: 0, .began, milliseconds: 0)
    classifier.take(SIMD2(100, 0), contact: 1, .began, milliseconds: 30)
    classifier.take(SIMD2(-slide, 0), contact: 0, milliseconds: 300)
    classifier.take(SIMD2(-slide, 0), contact: 0, .ended, milliseconds: 510)
    classifier.take(SIMD2(100, 0), contact: 1, .ended, milliseconds: 520)
    classifier.finish()
    #expect(classifier.result.label == .longPress)
    #expect(classifier.result.live == nil)
  }
}

extension GestureClassifier {
  fileprivate mutating func take(_ x: Double, began contact: Int64) {
    take(SIMD2(x, 0), contact: contact, .began, milliseconds: 0)
  }

  fileprivate mutating func take(
    _ place: SIMD2<Double>, contact: Int64, _ phase: TouchSample.Phase = .moved,
    milliseconds: Int
  ) {
    receive(
      TouchSample(
        contactID: contact, phase: phase, time: .seconds(Double(milliseconds) / 1000),
        location: place))
  }

  /// Lifts both fingers where they are.
  fileprivate mutating func lift(atSeconds seconds: Double) {
    let time = TouchInstant.seconds(seconds)
    for contact in [Int64(0), 1] {
      receive(TouchSample(contactID: contact, phase: .ended, time: time, location: .init(.nan, 0)))
    }
    finish()
  }
}
