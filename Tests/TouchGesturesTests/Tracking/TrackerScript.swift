import TouchGestures

/// A tracker that is told of samples in milliseconds and keeps every frame.
struct TrackerScript {
  var tracker: TouchTracker
  var frames: [TouchFrame] = []

  init(capacity: Int = 16, minimumRadius: Double = 5, maximumSpeed: Double = 8000) {
    tracker = TouchTracker(
      capacity: capacity, minimumRadius: minimumRadius, maximumSpeed: maximumSpeed)
  }

  mutating func report(
    _ milliseconds: Int64, _ id: Int64, _ phase: TouchSample.Phase, _ x: Double, _ y: Double = 0
  ) {
    tracker.receive(
      TouchSample(
        contactID: id, phase: phase, time: .milliseconds(milliseconds), location: SIMD2(x, y)))
    readFrames()
  }

  mutating func endFrame() {
    tracker.endFrame()
    readFrames()
  }

  mutating func advance(_ milliseconds: Int64) {
    tracker.advance(to: .milliseconds(milliseconds))
    readFrames()
  }

  mutating func cancelAll(_ reason: CancellationReason = .host) {
    tracker.cancelAll(reason)
    readFrames()
  }

  /// Each frame as its time and its contacts: `+` landed, `>` moved, `=` rests, `^` lifted, `x`
  /// cancelled, then id and place.
  var lines: [String] { frames.map(line) }

  private mutating func readFrames() {
    while tracker.formFrame() { frames.append(tracker.frame) }
  }

  private func line(_ frame: TouchFrame) -> String {
    let contacts = frame.contacts.map { contact in
      let mark =
        switch contact.phase {
        case .began: "+"
        case .moved: ">"
        case .stationary: "="
        case .ended: "^"
        case .cancelled: "x"
        }
      return "\(mark)\(contact.id)(\(Int(contact.location.x)),\(Int(contact.location.y)))"
    }
    return "\(frame.time.nanoseconds / 1_000_000): " + contacts.joined(separator: " ")
  }
}
