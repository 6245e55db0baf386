import TouchGestures

/// An engine, what was done to it and what came out.
package struct EngineRun: Sendable {
  package private(set) var engine: GestureEngine
  package private(set) var events: [GestureEvent] = []

  package init(
    profile: RecognitionProfile = .default, composition: GestureEngine.Composition = .simultaneous
  ) {
    engine = GestureEngine(profile: profile, composition: composition)
  }

  /// Does all of `actions`; the events are read after each, or all at the end.
  package mutating func perform(_ actions: [StreamAction], readingAtEnd: Bool = false) {
    for action in actions {
      perform(action)
      if !readingAtEnd { readEvents() }
    }
    readEvents()
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
