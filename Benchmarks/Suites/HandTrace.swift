import TouchGeometry
import TouchGestures

/// Touches of a hand that drags, turns and spreads at once, 120 frames a second.
struct HandTrace {
  let contacts: Int
  let frames: Int
  /// The samples, frame by frame: landings, moves, lifts.
  let samples: [TouchSample]
  /// The turn from the landing to the lift of 240 frames, in radians.
  let turn = 1.5
  /// The ratio of the fingers' spread from the landing to the lift of 240 frames.
  let scale = 2.0
  /// The time from one play to the next, in nanoseconds.
  var period: Int64 { Int64(frames) * Self.interval + 1_000_000_000 }

  /// How far the motion has come: there in 238 frames, back in as many, and so on, so that a longer
  /// trace is no slower.
  private static func part(of frame: Int) -> Double {
    let (turns, rest) = frame.quotientAndRemainder(dividingBy: 238)
    let part = Double(rest) / 238
    return turns & 1 == 0 ? part : 1 - part
  }

  private static let interval: Int64 = 8_333_333

  init(contacts: Int, frames: Int) {
    self.contacts = contacts
    self.frames = frames
    var samples: [TouchSample] = []
    for frame in 0..<frames {
      let phase: TouchSample.Phase = frame == 0 ? .began : frame == frames - 1 ? .ended : .moved
      // The lift is where the last move was.
      let part = Self.part(of: min(frame, frames - 2))
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
  private var engine = GestureEngine()
  private var classifier = GestureClassifier()
  private var tracker = TouchTracker()
  private var start: Int64 = 0
  private var best: [Double] = []

  init(_ trace: HandTrace) { self.trace = trace }

  /// Plays to the engine and returns how many events came out.
  func play() -> Int {
    start += trace.period
    return play(trace.samples, to: &engine)
  }

  /// The last event of `gesture` in a play.
  func lastEvent(of gesture: Gesture) -> GestureEvent? {
    start += trace.period
    var last: GestureEvent?
    for sample in trace.samples { engine.receive(later(sample)) }
    engine.endFrame()
    while let event = engine.nextEvent() { if event.gesture == gesture { last = event } }
    return last
  }

  /// The same as `play()` for the classifier.
  func classify() -> Int {
    start += trace.period
    return play(trace.samples, to: &classifier)
  }

  /// Forms the frames only, and returns how many.
  func track() -> Int {
    start += trace.period
    return play(trace.samples, to: &tracker)
  }

  /// The costliest frame: of each frame the best time so far, and of these the greatest, less the
  /// time that taking the time takes.
  func playForWorstFrame() -> Double {
    start += trace.period
    if best.isEmpty { best = Array(repeating: .infinity, count: trace.frames) }
    var overhead = Double.infinity
    for frame in 0..<trace.frames {
      let first = frame * trace.contacts
      let samples = trace.samples[first..<(first + trace.contacts)]
      best[frame] = min(best[frame], Stopwatch.time { keep(play(samples, to: &engine)) })
      overhead = min(overhead, Stopwatch.time {})
    }
    return (best.max() ?? 0) - overhead
  }
}

// What is played to is passed by reference: a property of a class would be guarded at each call.
extension TracePlayer {
  private func play(_ samples: some Sequence<TouchSample>, to engine: inout GestureEngine) -> Int {
    var events = 0
    for sample in samples {
      engine.receive(later(sample))
      while engine.nextEvent() != nil { events += 1 }
    }
    engine.endFrame()
    while engine.nextEvent() != nil { events += 1 }
    return events
  }

  private func play(_ samples: [TouchSample], to classifier: inout GestureClassifier) -> Int {
    var events = 0
    for sample in samples {
      classifier.receive(later(sample))
      while classifier.nextEvent() != nil { events += 1 }
    }
    return events
  }

  private func play(_ samples: [TouchSample], to tracker: inout TouchTracker) -> Int {
    var frames = 0
    for sample in samples {
      tracker.receive(later(sample))
      while tracker.formFrame() { frames += 1 }
    }
    return frames
  }

  @inline(__always)
  private func later(_ sample: TouchSample) -> TouchSample {
    var sample = sample
    sample.time = TouchInstant(nanoseconds: sample.time.nanoseconds + start)
    return sample
  }
}
