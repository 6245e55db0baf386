import Testing
import TouchGestures

/// Something that takes samples, ready to take them.
struct Subject: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @Sendable () -> (TouchSample) -> Void

  static let tracker = Subject(testDescription: "TouchTracker") {
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
  ) -> Subject {
    Subject(testDescription: name) {
      var engine = GestureEngine(composition: composition)
      return { sample in
        engine.receive(sample)
        while engine.nextEvent() != nil {}
      }
    }
  }

  static let classifier = Subject(testDescription: "GestureClassifier") {
    var classifier = GestureClassifier()
    return { sample in
      classifier.receive(sample)
      while classifier.nextEvent() != nil {}
    }
  }

  static let session = Subject(testDescription: "GestureSession of a transform") {
    session(of: TransformRecognizer())
  }

  static let composition = Subject(testDescription: "GestureSession of a composition") {
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

  static let arena = Subject(testDescription: "GestureArena") {
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
