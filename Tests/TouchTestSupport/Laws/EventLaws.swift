import TouchGestures

/// Laws that a single run's events show: one end, finite, time is input.
package struct EventLaws: Sendable {
  private var isOpen = InlineArray<5, Bool>(repeating: false)

  package init() {}

  /// Whether a gesture has begun and not ended.
  package var hasOpenGesture: Bool {
    isOpen.indices.contains { isOpen[$0] }
  }

  package mutating func check(_ events: [GestureEvent]) throws(Violation) {
    for event in events {
      try checkLife(event)
      try checkNumbers(event)
    }
  }

  private mutating func checkLife(_ event: GestureEvent) throws(Violation) {
    let i = Int(event.gesture.rawValue)
    if event.gesture == .press {
      try Violation.check(event.phase == .ended, .oneEnd, "a press is one event: \(event)")
      return
    }
    try Violation.check(
      isOpen[i] == (event.phase != .began), .oneEnd, "out of place: \(event)")
    isOpen[i] = event.phase == .began || event.phase == .changed
    try Violation.check(
      (event.reason != nil) == (event.phase == .cancelled), .oneEnd, "reason of \(event)")
  }

  private func checkNumbers(_ event: GestureEvent) throws(Violation) {
    let isFinite =
      event.location.isFinite && event.translation.isFinite && event.velocity.isFinite
      && event.scale.isFinite && event.rotation.isFinite
    try Violation.check(isFinite && event.scale > 0, .finite, "\(event)")
    try Violation.check(event.touches > 0, .bounded, "no touches: \(event)")
  }
}

extension SIMD2<Double> {
  package var isFinite: Bool { x.isFinite && y.isFinite }
  package var length: Double { (x * x + y * y).squareRoot() }
}

/// Times never go back while the clock is not restarted.
package func checkOrder(of events: ArraySlice<GestureEvent>) throws(Violation) {
  for (a, b) in zip(events, events.dropFirst()) {
    try Violation.check(a.time <= b.time, .timeIsInput, "\(b) after \(a)")
  }
}
