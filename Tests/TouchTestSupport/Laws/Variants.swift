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

  /// A stream in which frames come at a deadline itself, with time moved on to it first.
  ///
  /// It is made of `actions`, whose frames the host ends: a sample that would come after a deadline
  /// comes at that time, and all that follows as much earlier. `perform` does each action but the
  /// advances and returns the deadline after it.
  static func meetingDeadlines(
    _ actions: [StreamAction], _ perform: (StreamAction) throws(Violation) -> TouchInstant?
  ) throws(Violation) -> [StreamAction] {
    var result: [StreamAction] = []
    var (deadline, shift): (TouchInstant?, Int64) = (nil, 0)
    for action in endingFrames(actions) {
      var action = action.later(by: shift)
      if case .sample(let sample) = action, let due = deadline, due <= sample.time {
        result.append(.advance(due))
        let step = sample.time.nanoseconds(to: due)
        action = action.later(by: step)
        shift = max(shift, .min - step) + step
      }
      result.append(action)
      deadline = try perform(action)
    }
    return result
  }

  /// The newest time that a tracker has heard of after `actions`.
  static func newestTime(after actions: [StreamAction]) -> TouchInstant {
    var tracker = TouchTracker()
    for action in actions { tracker.follow(action) }
    return tracker.time
  }

  /// Inserts what `between` gives before every sample that closes a frame.
  private static func atBoundaries(
    _ actions: [StreamAction], _ between: (TouchInstant, TouchInstant) -> [StreamAction]
  ) -> [StreamAction] {
    var tracker = TouchTracker()
    var result: [StreamAction] = []
    for action in actions {
      let before = tracker.time
      tracker.follow(action)
      if case .sample = action, tracker.time != before {
        result += between(before, tracker.time)
      }
      result.append(action)
    }
    return result
  }
}

extension TouchTracker {
  /// Does `action` and passes over its frames.
  mutating func follow(_ action: StreamAction) {
    perform(action)
    while formFrame() {}
  }

  mutating func perform(_ action: StreamAction) {
    switch action {
    case .sample(let sample): receive(sample)
    case .endFrame: endFrame()
    case .advance(let time): advance(to: time)
    case .cancelAll(let reason): cancelAll(reason)
    }
  }
}
