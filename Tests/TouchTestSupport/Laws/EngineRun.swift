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
  package mutating func perform(_ actions: [StreamAction], readingAtEnd: Bool = false) {
    for action in actions {
      let before = engine.tracker.time
      perform(action)
      if !readingAtEnd { readEvents() }
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

  private mutating func readEvents() {
    while let event = engine.nextEvent() { events.append(event) }
  }
}
