import TouchGestures

/// An engine, what was done to it and what came out.
package struct EngineRun: Sendable {
  package private(set) var engine: GestureEngine
  package private(set) var events: [GestureEvent] = []
  private var restarts: [Int] = []

  package init(
    profile: RecognitionProfile = .default, composition: GestureEngine.Composition = .simultaneous
  ) {
    engine = GestureEngine(profile: profile, composition: composition)
  }

  /// Does all of `actions`; the events are read after each, or all at the end.
  package mutating func perform(
    _ actions: [StreamAction], readingAtEnd: Bool = false
  ) throws(Violation) {
    for action in actions {
      let before = engine.tracker.time
      perform(action)
      if !readingAtEnd {
        readEvents()
        try checkRest(after: action)
      }
      try checkDeadline(after: action)
      if engine.tracker.time < before { restarts.append(events.count) }
    }
    readEvents()
  }

  /// The events between restarts of the clock.
  package var epochs: [ArraySlice<GestureEvent>] {
    zip([0] + restarts, restarts + [events.count]).map { events[$0..<$1] }
  }

  package mutating func forgetEvents() { events.removeAll(keepingCapacity: true) }

  private mutating func perform(_ action: StreamAction) {
    switch action {
    case .sample(let sample): engine.receive(sample)
    case .endFrame: engine.endFrame()
    case .advance(let time): engine.advance(to: time)
    case .cancelAll(let reason): engine.cancelAll(reason)
    }
  }

  private func checkDeadline(after action: StreamAction) throws(Violation) {
    guard let due = engine.deadline else { return }
    try Violation.check(
      due > engine.tracker.time, .timeIsInput, "due at \(due) after \(action)")
  }

  /// What closes a frame leaves nothing to be told.
  private mutating func checkRest(after action: StreamAction) throws(Violation) {
    guard action.closesFrame(at: engine.tracker.time) else { return }
    engine.endFrame()
    let event = engine.nextEvent()
    try Violation.check(event == nil, .timeIsInput, "\(event!) comes late, after \(action)")
  }

  private mutating func readEvents() {
    while let event = engine.nextEvent() { events.append(event) }
  }
}
