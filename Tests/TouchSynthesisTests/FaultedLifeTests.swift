import Testing
import TouchGestures
import TouchSynthesis
import TouchTraces

/// The engine comes through every fault: finite values, one end for every beginning, nothing stuck.
@Suite struct FaultedLifeTests {
  static let cases = TraceFault.allCases.flatMap { fault in
    SynthesizerLawTests.labels.map { (fault, $0) }
  }

  private func traces(_ fault: TraceFault, _ gesture: Gesture?) -> [TouchTrace] {
    let synthesizer = TraceSynthesizer(seed: 99)
    return (0..<3).map { synthesizer.trace(of: gesture, index: $0, fault: fault) }
  }

  @Test(arguments: cases)
  func everyBeginningHasOneEnd(fault: TraceFault, gesture: Gesture?) {
    for trace in traces(fault, gesture) {
      var classifier = GestureClassifier()
      for index in trace.rows.indices { classifier.receive(trace.sample(at: index)) }
      classifier.finish()
      var open = Set<Gesture>()
      while let event = classifier.nextEvent() {
        #expect(isFinite(event), "\(trace.id)")
        switch event.phase {
        case .began: #expect(open.insert(event.gesture).inserted, "\(trace.id): \(event)")
        case .changed: #expect(open.contains(event.gesture), "\(trace.id): \(event)")
        case .ended where event.gesture == .press: break
        case .ended, .cancelled: #expect(open.remove(event.gesture) != nil, "\(trace.id): \(event)")
        }
      }
      #expect(open.isEmpty, "\(trace.id)")
    }
  }

  /// A second after the faulty trace another finger taps, and the press is recognised; where the
  /// fault left a contact down for ever, after a cancel-all.
  @Test(arguments: cases)
  func theNextCleanTouchWorks(fault: TraceFault, gesture: Gesture?) {
    for trace in traces(fault, gesture) {
      var classifier = GestureClassifier()
      for index in trace.rows.indices { classifier.receive(trace.sample(at: index)) }
      let last = trace.rows.map(\.time).max()!
      for contact in Set(trace.rows.map(\.contactID)) {
        classifier.receive(sample(contact, .cancelled, last, after: 1))
      }
      classifier.receive(sample(7777, .began, last, after: 1_000_000_000))
      classifier.receive(sample(7777, .ended, last, after: 1_080_000_000))
      classifier.finish()
      var presses: [GestureEvent] = []
      while let event = classifier.nextEvent() {
        if event.gesture == .press && event.time > last { presses.append(event) }
      }
      #expect(presses.map(\.phase) == [.ended], "\(trace.id)")
      #expect(presses.first?.touches == 1, "\(trace.id)")
    }
  }

  private func sample(
    _ contact: Int64, _ phase: TouchSample.Phase, _ last: TouchInstant, after nanoseconds: Int64
  ) -> TouchSample {
    TouchSample(
      contactID: contact, phase: phase, time: last.advanced(byNanoseconds: nanoseconds),
      location: SIMD2(50, 50))
  }

  private func isFinite(_ event: GestureEvent) -> Bool {
    [
      event.location.x, event.location.y, event.translation.x, event.translation.y, event.scale,
      event.rotation, event.velocity.x, event.velocity.y,
    ].allSatisfy(\.isFinite)
  }
}
