import TouchGestures

/// Something that takes samples and, once warm, allocates nothing for them.
package struct AllocationSubject: Sendable, CustomStringConvertible {
  package let description: String
  private let make: @Sendable () -> (TouchSample) -> Void

  package static let withoutArrays = [tracker, engine, arbitratedEngine, classifier]
  package static let all = withoutArrays + [session, composition, arena]

  /// What `count`, of all allocations so far, grows by over so many samples after four periods.
  package func allocations(samples: Int, count: () -> UInt64) -> UInt64 {
    let stream = SampleStream()
    let take = make()
    let warm = 4 * stream.period.count
    stream.play(0..<warm, to: take)
    let before = count()
    stream.play(warm..<warm + samples, to: take)
    return count() - before
  }

  static let tracker = AllocationSubject(description: "TouchTracker") {
    var tracker = TouchTracker()
    return { sample in
      tracker.receive(sample)
      while tracker.formFrame() {}
    }
  }

  static let engine = engine("GestureEngine", .simultaneous)
  static let arbitratedEngine = engine("GestureEngine, arbitrated", .arbitrated)

  private static func engine(
    _ name: String, _ composition: GestureEngine.Composition
  ) -> AllocationSubject {
    AllocationSubject(description: name) {
      var engine = GestureEngine(composition: composition)
      return { sample in
        engine.receive(sample)
        while engine.nextEvent() != nil {}
      }
    }
  }

  static let classifier = AllocationSubject(description: "GestureClassifier") {
    var classifier = GestureClassifier()
    return { sample in
      classifier.receive(sample)
      while classifier.nextEvent() != nil {}
    }
  }

  static let session = AllocationSubject(description: "GestureSession of a transform") {
    session(of: TransformRecognizer())
  }

  static let composition = AllocationSubject(description: "GestureSession of a composition") {
    let state = TransientState(SIMD2<Double>())
    let drag = DragRecognizer().updating(state) { value, place in place = value.translation }
    let turn = RotateRecognizer().simultaneously(with: PinchRecognizer())
    return session(
      of: LongPressRecognizer().sequenced(before: drag).exclusively(before: turn)
        .map { _ in 0 }.onEnded { _ in })
  }

  private static func session(
    of recognizer: some GestureRecognizer
  ) -> (TouchSample) -> Void {
    var session = GestureSession(recognizer)
    return { sample in
      session.receive(sample)
      while session.nextStep() != nil {}
    }
  }

  static let arena = AllocationSubject(description: "GestureArena") {
    let arena = GestureArena()
    let (inner, outer) = (GestureTarget(), GestureTarget())
    inner.add(PressRecognizer())
    inner.add(DragRecognizer())
    outer.add(TransformRecognizer())
    outer.add(LongPressRecognizer())
    let path = [inner, outer]
    return { sample in arena.receive(sample, hitting: path) }
  }
}
