import TouchGeometry
import TouchGestures

/// Touches of a hand that drags, turns and spreads at once, 120 frames a second.
struct HandTrace {
  let contacts: Int
  let frames: Int
  /// The samples, frame by frame: landings, moves, lifts.
  let samples: [TouchSample]
  /// The turn from the landing to the lift, in radians.
  let turn = 1.5
  /// The ratio of the fingers' spread from the landing to the lift.
  let scale = 2.0
  /// The time from one play to the next, in nanoseconds.
  var period: Int64 { Int64(frames) * Self.interval + 1_000_000_000 }

  private static let interval: Int64 = 8_333_333

  init(contacts: Int, frames: Int) {
    self.contacts = contacts
    self.frames = frames
    var samples: [TouchSample] = []
    for frame in 0..<frames {
      let phase: TouchSample.Phase = frame == 0 ? .began : frame == frames - 1 ? .ended : .moved
      // The lift is where the last move was.
      let part = Double(min(frame, frames - 2)) / Double(frames - 2)
      let spread = 100 * (1 + (scale - 1) * part)
      for contact in 0..<contacts {
        let share = Double(contact) / Double(contacts)
        let (sine, cosine) = Trigonometry.sineAndCosine(of: turn * part + 2 * .pi * share)
        samples.append(
          TouchSample(
            contactID: Int64(contact), phase: phase,
            time: TouchInstant(nanoseconds: Int64(frame) * Self.interval),
            location: SIMD2(300 + 200 * part, 400) + SIMD2(cosine, sine) * spread))
      }
    }
    self.samples = samples
  }
}

/// Plays a trace again and again to one engine, each time a little later: nothing is made anew.
final class TracePlayer {
  let trace: HandTrace
  /// The last event of each gesture, by its raw value.
  private(set) var lastEvents = InlineArray<5, GestureEvent?>(repeating: nil)
  private var engine = GestureEngine()
  private var classifier = GestureClassifier()
  private var tracker = TouchTracker()
  private var start: Int64 = 0
  private var best: [Double] = []

  init(_ trace: HandTrace) { self.trace = trace }

  /// Plays to the engine and returns how many events came out.
  func play() -> Int {
    start += trace.period
    var events = 0
    for sample in trace.samples {
      engine.receive(later(sample))
      while let event = engine.nextEvent() { events += note(event) }
    }
    engine.endFrame()
    while let event = engine.nextEvent() { events += note(event) }
    return events
  }

  /// The same for the classifier.
  func classify() -> Int {
    start += trace.period
    var events = 0
    for sample in trace.samples {
      classifier.receive(later(sample))
      while classifier.nextEvent() != nil { events += 1 }
    }
    return events
  }

  /// Forms the frames only, and returns how many.
  func track() -> Int {
    start += trace.period
    var frames = 0
    for sample in trace.samples {
      tracker.receive(later(sample))
      while tracker.formFrame() { frames += 1 }
    }
    return frames
  }

  /// The costliest frame: of each frame the best time so far, and of these the greatest, less the
  /// time that taking the time takes.
  func playForWorstFrame() -> Double {
    start += trace.period
    if best.isEmpty { best = Array(repeating: .infinity, count: trace.frames) }
    var overhead = Double.infinity
    for frame in 0..<trace.frames {
      let first = frame * trace.contacts
      let taken = Stopwatch.time {
        for sample in trace.samples[first..<(first + trace.contacts)] {
          engine.receive(later(sample))
        }
        engine.endFrame()
        while let event = engine.nextEvent() { keep(event) }
      }
      best[frame] = min(best[frame], taken)
      overhead = min(overhead, Stopwatch.time {})
    }
    return (best.max() ?? 0) - overhead
  }

  private func later(_ sample: TouchSample) -> TouchSample {
    var sample = sample
    sample.time = TouchInstant(nanoseconds: sample.time.nanoseconds + start)
    return sample
  }

  private func note(_ event: GestureEvent) -> Int {
    if event.phase == .ended { lastEvents[Int(event.gesture.rawValue)] = event }
    return 1
  }
}
