import TouchGestures

/// What a node was seen to do.
final class NodeWatch {
  let name: String
  var rootAction: ((String, TouchFrame?) -> Void)?
  private(set) var violation: Violation?
  private(set) var heard = LifeCheck()
  private var said = LifeCheck()
  private var leap: LeapWatch?
  private var deltas = DeltaSum()

  init(_ name: String, _ leap: LeapWatch?) { (self.name, self.leap) = (name, leap) }

  func take(_ step: GestureStep<[GestureReading]>, _ frame: TouchFrame?) {
    note { () throws(Violation) in
      try said.take(step.word, "\(name) said")
      try leap?.check(step.map { $0[0] }, frame, name)
    }
    rootAction?(step.word, frame)
  }

  func checkDeadline(_ deadline: TouchInstant?, before frame: TouchFrame) {
    // The end of time is never over.
    guard rootAction != nil, let deadline, frame.time.nanoseconds < .max else { return }
    note { () throws(Violation) in
      try Violation.check(
        deadline > frame.time, .timeIsInput,
        "\(name) gets a frame at \(frame.time), due at \(deadline)")
    }
  }

  func hear(_ step: GestureStep<[GestureReading]>) {
    note { () throws(Violation) in
      try heard.take(step.word, "\(name) was heard:")
      let isFinite = step.value?.allSatisfy(\.isFinite) != false
      try Violation.check(isFinite, .finite, "\(name) \(step)")
      if leap != nil { try deltas.check(step.map { $0[0] }, name) }
    }
  }

  func reset() {
    said = LifeCheck()
    leap?.reset()
  }

  private func note(_ check: () throws(Violation) -> Void) {
    do { try check() } catch { violation = violation ?? error }
  }
}

/// The deltas that are heard add up to the translation.
private struct DeltaSum {
  private var sum = SIMD2<Double>()
  private var way = 0.0

  mutating func check(_ step: GestureStep<GestureReading>, _ who: String) throws(Violation) {
    switch step {
    case .began(let reading): (sum, way) = (.zero, 0); try add(reading, who)
    case .changed(let reading), .ended(let reading): try add(reading, who)
    case .idle, .possible, .failed, .cancelled: break
    }
    if step.isFinal { (sum, way) = (.zero, 0) }
  }

  private mutating func add(_ reading: GestureReading, _ who: String) throws(Violation) {
    guard let delta = reading.delta else { return }
    sum += delta
    way += delta.length
    try Violation.check(
      (sum - reading.translation).length <= 1e-9 + 1e-12 * way, .noJump,
      "\(who): deltas add up to \(sum), not to \(reading.translation)")
  }
}
