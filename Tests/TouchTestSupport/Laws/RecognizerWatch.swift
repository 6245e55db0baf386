import TouchGestures

/// The recognisers one by one over a tracker's frames: their steps follow the grammar of a
/// gesture's life, and no value changes unless a finger moves.
struct RecognizerWatch: Sendable {
  private var press = Watched(PressRecognizer())
  private var doublePress = Watched(PressRecognizer(count: 2))
  private var longPress = Watched(LongPressRecognizer())
  private var drag = Watched(DragRecognizer())
  private var rotate = Watched(RotateRecognizer())
  private var pinch = Watched(PinchRecognizer())

  mutating func check(_ frame: TouchFrame) throws(Violation) {
    try press.check(frame) { _ in Reading() }
    try doublePress.check(frame) { _ in Reading() }
    try longPress.check(frame) { Reading($0.translation, $0.startLocation) }
    try drag.check(frame) { Reading($0.translation, $0.startLocation) }
    try rotate.check(frame) { Reading($0.translation, $0.startLocation, $0.scale, $0.rotation) }
    try pinch.check(frame) { Reading($0.translation, $0.startLocation, $0.scale, $0.rotation) }
  }
}

/// What of a value may change only when fingers move.
struct Reading: Hashable, Sendable {
  var translation = SIMD2<Double>()
  var start = SIMD2<Double>()
  var scale = 1.0
  var rotation = 0.0

  init(
    _ translation: SIMD2<Double> = .zero, _ start: SIMD2<Double> = .zero, _ scale: Double = 1,
    _ rotation: Double = 0
  ) {
    (self.translation, self.start) = (translation, start)
    (self.scale, self.rotation) = (scale, rotation)
  }

  var isFinite: Bool {
    translation.isFinite && start.isFinite && scale.isFinite && rotation.isFinite && scale > 0
  }
}

/// One recogniser under watch.
struct Watched<Recognizer: GestureRecognizer & Sendable>: Sendable {
  private var recognizer: Recognizer
  private var isActive = false
  private var last: Reading?
  private var group: UInt32 = 0
  private var pair: UInt32 = 0

  init(_ recognizer: Recognizer) { self.recognizer = recognizer }

  mutating func check(
    _ frame: TouchFrame, _ reading: (Recognizer.Value) -> Reading
  ) throws(Violation) {
    var rounds = 0
    while let deadline = recognizer.deadline, deadline <= frame.time {
      try take(recognizer.advance(to: deadline), nil, reading)
      rounds += 1
      try Violation.check(rounds < 8, .bounded, "the deadline stays: \(Recognizer.self)")
    }
    if frame.group != group || frame.pair != pair { last = nil }
    (group, pair) = (frame.group, frame.pair)
    try take(recognizer.receive(frame), frame, reading)
  }

  private mutating func take(
    _ step: GestureStep<Recognizer.Value>, _ frame: TouchFrame?,
    _ reading: (Recognizer.Value) -> Reading
  ) throws(Violation) {
    try checkLife(step)
    guard let value = step.value.map(reading) else { return }
    try Violation.check(value.isFinite, .finite, "\(Recognizer.self) \(step)")
    if let last, frame?.moved != true {
      try Violation.check(value == last, .noJump, "\(Recognizer.self) \(step) after \(last)")
    }
    last = step.isFinal ? nil : value
  }

  private mutating func checkLife(_ step: GestureStep<Recognizer.Value>) throws(Violation) {
    switch step {
    case .idle: return
    case .possible, .began, .failed:
      try Violation.check(!isActive, .oneEnd, "\(Recognizer.self) \(step) while active")
    case .changed, .cancelled:
      try Violation.check(isActive, .oneEnd, "\(Recognizer.self) \(step) while not active")
    case .ended: break
    }
    switch step {
    case .began, .changed: isActive = true
    case .idle, .possible, .ended, .failed, .cancelled: isActive = false
    }
  }
}
