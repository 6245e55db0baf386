import TouchGestures

/// The recognisers one by one over a tracker's frames: their steps follow the grammar of a
/// gesture's life, and no value changes by more than the fingers moved.
struct RecognizerWatch: Sendable {
  private var press = Watched(PressRecognizer(), .nothing)
  private var doublePress = Watched(PressRecognizer(count: 2), .nothing)
  private var longPress = Watched(LongPressRecognizer(), .group)
  private var drag = Watched(DragRecognizer(), .group)
  private var rotate = Watched(RotateRecognizer(), .pair)
  private var pinch = Watched(PinchRecognizer(), .pair)

  mutating func check(_ frame: TouchFrame) throws(Violation) {
    try press.check(frame, GestureReading.init)
    try doublePress.check(frame, GestureReading.init)
    try longPress.check(frame, GestureReading.init)
    try drag.check(frame, GestureReading.init)
    try rotate.check(frame, GestureReading.init)
    try pinch.check(frame, GestureReading.init)
  }
}

/// One recogniser under watch.
private struct Watched<Recognizer: GestureRecognizer & Sendable>: Sendable {
  private var recognizer: Recognizer
  private var life = LifeCheck()
  private var leap: LeapWatch

  init(_ recognizer: Recognizer, _ span: LeapWatch.Span) {
    self.recognizer = recognizer
    leap = LeapWatch(span)
  }

  mutating func check(
    _ frame: TouchFrame, _ reading: (Recognizer.Value) -> GestureReading
  ) throws(Violation) {
    var rounds = 0
    while let deadline = recognizer.deadline, deadline <= frame.time {
      try take(recognizer.advance(to: deadline).map(reading), nil)
      rounds += 1
      try Violation.check(rounds < 8, .bounded, "the deadline stays: \(Recognizer.self)")
    }
    try take(recognizer.receive(frame).map(reading), frame)
  }

  private mutating func take(
    _ step: GestureStep<GestureReading>, _ frame: TouchFrame?
  ) throws(Violation) {
    try life.take(step.word, "\(Recognizer.self)")
    try leap.check(step, frame, "\(Recognizer.self)")
  }
}
