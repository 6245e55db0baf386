import TouchGestures

/// Samples as the scenarios write them: `[t, contact, phase, x, y]`.
func samples(
  _ rows: [(Double, Int64, TouchSample.Phase, Double, Double)]
) -> [TouchSample] {
  rows.map { time, contact, phase, x, y in
    TouchSample(contactID: contact, phase: phase, time: .seconds(time), location: [x, y])
  }
}

/// A step as a line: its time and phase.
func line(_ time: TouchInstant, _ phase: String) -> String {
  "\(milliseconds(time)) \(phase)"
}

func milliseconds(_ time: TouchInstant) -> String {
  let (whole, rest) = time.nanoseconds.quotientAndRemainder(dividingBy: 1_000_000)
  return rest == 0 ? "\(whole)" : "\(whole)+\(rest)ns"
}

extension GestureStep {
  /// The name of its case, with the reason of a cancellation.
  var phaseName: String {
    switch self {
    case .idle: "idle"
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .failed: "failed"
    case .cancelled(let reason): "cancelled \(reason.name)"
    }
  }
}

extension GestureSession {
  /// The steps of the last call that are no `possible`, as text with `text` of their values.
  mutating func lines(_ text: (Recognizer.Value) -> String) -> [String] {
    var lines: [String] = []
    while let (step, time) = nextStep() {
      if case .possible = step { continue }
      let value = step.value.map { " " + text($0) } ?? ""
      lines.append(line(time, step.phaseName + value))
    }
    return lines
  }

  /// All lines of `samples`, each frame closed when the next sample is later, and the last at the
  /// end.
  mutating func play(_ samples: [TouchSample], _ text: (Recognizer.Value) -> String) -> [String] {
    var all: [String] = []
    for sample in samples {
      receive(sample)
      all += lines(text)
    }
    endFrame()
    return all + lines(text)
  }
}

/// A vector as `(x,y)` to a hundredth.
func text(_ vector: SIMD2<Double>) -> String {
  func hundredths(_ number: Double) -> String {
    let whole = Int((number * 100).rounded())
    return whole % 100 == 0 ? "\(whole / 100)" : "\(Double(whole) / 100)"
  }
  return "(\(hundredths(vector.x)),\(hundredths(vector.y)))"
}

func text(_ drag: DragValue?) -> String { drag.map { text($0.translation) } ?? "-" }
