import TouchGeometry
import TouchGestures

/// The same stream as another host would send it: equal frames, other calls.
package enum Variants {
  /// With every frame ended by the host, instead of by the next sample.
  package static func endingFrames(_ actions: [StreamAction]) -> [StreamAction] {
    atBoundaries(actions) { _, _ in [.endFrame] }
  }

  /// With time moved on strictly between frames, up to three times.
  package static func advancing(_ actions: [StreamAction], seed: UInt64) -> [StreamAction] {
    var random = SplitMix64(seed: seed)
    return atBoundaries(actions) { before, after in
      guard before.nanoseconds > .min, before < after else { return [] }
      var time = before
      var advances: [StreamAction] = []
      for _ in 0..<3 {
        let gap = time.nanoseconds(to: after)
        if gap < 2 { break }
        time.nanoseconds += 1 + Int64(Double(gap - 2) * random.unit())
        if time >= after { break }
        advances.append(.advance(time))
      }
      return advances
    }
  }

  /// Inserts what `between` gives before every sample that closes a frame.
  private static func atBoundaries(
    _ actions: [StreamAction], _ between: (TouchInstant, TouchInstant) -> [StreamAction]
  ) -> [StreamAction] {
    var tracker = TouchTracker()
    var result: [StreamAction] = []
    for action in actions {
      let before = tracker.time
      switch action {
      case .sample(let sample): tracker.receive(sample)
      case .endFrame: tracker.endFrame()
      case .advance(let time): tracker.advance(to: time)
      case .cancelAll(let reason): tracker.cancelAll(reason)
      }
      while tracker.formFrame() {}
      if case .sample = action, tracker.time != before {
        result += between(before, tracker.time)
      }
      result.append(action)
    }
    return result
  }
}
