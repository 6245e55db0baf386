import TouchGestures

/// What a test's fingers do, one row after the other: `[.down(0, 100, 100), .move(0.1, 140, 100)]`.
///
/// Times are seconds, places points. Rows of one time are one frame; the script's end closes the
/// last.
package struct TouchScript: ExpressibleByArrayLiteral, Sendable {
  /// One thing that happens.
  package enum Row: Sendable {
    case sample(TouchSample)
    case wait(until: TouchInstant)
    case cancelAll(at: TouchInstant)
  }

  package var rows: [Row]

  package init(arrayLiteral rows: Row...) { self.rows = rows }

  package init(_ rows: [Row]) { self.rows = rows }

  package static func + (a: TouchScript, b: TouchScript) -> TouchScript {
    TouchScript(a.rows + b.rows)
  }

  /// The same, `seconds` later.
  package func later(by seconds: Double) -> TouchScript {
    let step = TouchInstant.seconds(seconds).nanoseconds
    func later(_ time: TouchInstant) -> TouchInstant {
      TouchInstant(nanoseconds: time.nanoseconds + step)
    }
    return TouchScript(
      rows.map { row in
        switch row {
        case .sample(var sample):
          sample.time = later(sample.time)
          return .sample(sample)
        case .wait(let time): return .wait(until: later(time))
        case .cancelAll(let time): return .cancelAll(at: later(time))
        }
      })
  }
}

extension TouchScript.Row {
  package static func down(
    _ time: Double, _ x: Double, _ y: Double, contact: Int64 = 1
  ) -> Self { touch(.began, time, x, y, contact) }

  package static func move(
    _ time: Double, _ x: Double, _ y: Double, contact: Int64 = 1
  ) -> Self { touch(.moved, time, x, y, contact) }

  package static func up(
    _ time: Double, _ x: Double, _ y: Double, contact: Int64 = 1
  ) -> Self { touch(.ended, time, x, y, contact) }

  package static func cancel(
    _ time: Double, _ x: Double, _ y: Double, contact: Int64 = 1
  ) -> Self { touch(.cancelled, time, x, y, contact) }

  /// Time goes on to `seconds` without a sample.
  package static func wait(_ seconds: Double) -> Self { .wait(until: .seconds(seconds)) }

  /// The host takes all contacts away.
  package static func cancelAll(_ seconds: Double) -> Self { .cancelAll(at: .seconds(seconds)) }

  private static func touch(
    _ phase: TouchSample.Phase, _ time: Double, _ x: Double, _ y: Double, _ contact: Int64
  ) -> Self {
    .sample(
      TouchSample(
        contactID: contact, phase: phase, time: .seconds(time), location: SIMD2(x, y)))
  }
}

/// A step with its time.
package struct TimedStep<Value> {
  package var step: GestureStep<Value>
  package var time: TouchInstant
}

extension TouchScript {
  /// What `recognizer` says to it, `idle` left out.
  package func steps<R: GestureRecognizer>(of recognizer: R) -> [TimedStep<R.Value>] {
    var session = GestureSession(recognizer)
    return steps(in: &session)
  }

  /// What the session's recogniser says to it, `idle` left out.
  package func steps<R: GestureRecognizer>(
    in session: inout GestureSession<R>
  ) -> [TimedStep<R.Value>] {
    var steps: [TimedStep<R.Value>] = []
    func read(_ session: inout GestureSession<R>) {
      while let (step, time) = session.nextStep() {
        if case .idle = step { continue }
        steps.append(TimedStep(step: step, time: time))
      }
    }
    for row in rows {
      switch row {
      case .sample(let sample): session.receive(sample)
      case .wait(let time): session.advance(to: time)
      case .cancelAll(let time):
        session.advance(to: time)
        read(&session)
        session.cancelAll()
      }
      read(&session)
    }
    session.endFrame()
    read(&session)
    return steps
  }

  /// The events of an engine, in order.
  package func events(of engine: inout GestureEngine) -> [GestureEvent] {
    for row in rows {
      switch row {
      case .sample(let sample): engine.receive(sample)
      case .wait(let time): engine.advance(to: time)
      case .cancelAll(let time):
        engine.advance(to: time)
        engine.cancelAll()
      }
    }
    engine.endFrame()
    var events: [GestureEvent] = []
    while let event = engine.nextEvent() { events.append(event) }
    return events
  }

  /// The names of the recogniser's steps; the same one again and again counts once.
  package func path<R: GestureRecognizer>(of recognizer: R) -> [String] {
    steps(of: recognizer).map(\.step.word).reduce(into: []) { words, word in
      if words.last != word { words.append(word) }
    }
  }

  /// The value of the recogniser's last step that carries one, `possible` left out.
  package func last<R: GestureRecognizer>(of recognizer: R) -> R.Value? {
    told(by: recognizer).last?.value
  }

  /// The values that the recogniser tells from its beginning on, with their times in seconds.
  package func told<R: GestureRecognizer>(by recognizer: R) -> [(time: Double, value: R.Value)] {
    steps(of: recognizer).compactMap { timed in
      if case .possible = timed.step { return nil }
      return timed.step.value.map { (timed.time.seconds, $0) }
    }
  }
}

extension GestureStep {
  /// The step's name.
  package var word: String {
    switch self {
    case .idle: "idle"
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .failed: "failed"
    case .cancelled(let reason): "cancelled:" + reason.name
    }
  }
}

/// Whether two vectors differ by no more than `tolerance` in each coordinate.
package func near(_ a: SIMD2<Double>?, _ b: SIMD2<Double>, _ tolerance: Double = 1e-9) -> Bool {
  guard let a else { return false }
  return (a.x - b.x).magnitude <= tolerance && (a.y - b.y).magnitude <= tolerance
}

/// Whether two numbers differ by no more than `tolerance`.
package func near(_ a: Double?, _ b: Double, _ tolerance: Double = 1e-9) -> Bool {
  guard let a else { return false }
  return (a - b).magnitude <= tolerance
}
