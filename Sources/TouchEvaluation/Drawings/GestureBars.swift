import TouchGestures

/// When gestures went on: a stretch of time from where each began to where it ended.
struct GestureBar: Equatable {
  let gesture: Gesture
  /// When it began and ended; a press is a single instant.
  let from: TouchInstant
  let to: TouchInstant
  /// Whether it ended, rather than being cancelled or cut off by the end of the trace.
  let isWhole: Bool
}

extension TraceRecognition {
  /// The stretches of `gesture`, in order; one that is still open lasts until `end`.
  func bars(of gesture: Gesture, until end: TouchInstant) -> [GestureBar] {
    var bars: [GestureBar] = []
    var began: TouchInstant?
    for event in events where event.gesture == gesture {
      switch event.phase {
      case .began: began = event.time
      case .changed: continue
      case .ended, .cancelled:
        bars.append(
          GestureBar(
            gesture: gesture, from: began ?? event.time, to: event.time,
            isWhole: event.phase == .ended))
        began = nil
      }
    }
    if let began { bars.append(GestureBar(gesture: gesture, from: began, to: end, isWhole: false)) }
    return bars
  }
}
