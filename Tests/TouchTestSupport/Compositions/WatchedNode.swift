import TouchGestures

/// Any recogniser as one type, so that compositions can be made at random.
///
/// It checks that what the recogniser says is the life of a gesture, that what an attached action
/// hears is one, too, and that a single recogniser's values do not jump.
package struct WatchedNode: GestureRecognizer {
  package typealias Value = [GestureReading]

  private var base: any GestureRecognizer<[GestureReading]>
  private let watch: NodeWatch

  /// `leap` says what may move a single recogniser's value; nil for a composition.
  package init<Base: GestureRecognizer>(_ name: String, _ base: Base, leap: LeapWatch? = nil)
  where Base.Value == [GestureReading] {
    let watch = NodeWatch(name, leap)
    self.watch = watch
    self.base = base.onStep { watch.hear($0) }
  }

  package var deadline: TouchInstant? { base.deadline }
  package var succeedsAtBegin: Bool { base.succeedsAtBegin }
  package var isShownWhilePossible: Bool { base.isShownWhilePossible }

  package mutating func receive(_ frame: TouchFrame) -> GestureStep<[GestureReading]> {
    let step = base.receive(frame)
    watch.take(step, frame)
    return step
  }

  package mutating func advance(to time: TouchInstant) -> GestureStep<[GestureReading]> {
    let step = base.advance(to: time)
    watch.take(step, nil)
    return step
  }

  package mutating func cancel(_ reason: CancellationReason) -> GestureStep<[GestureReading]> {
    let step = base.cancel(reason)
    watch.take(step, nil)
    return step
  }

  package mutating func reset() {
    base.reset()
    watch.reset()
  }

  package mutating func hold() { base.hold() }
  package mutating func release() { base.release() }

  package func repeated(_ value: [GestureReading]) -> [GestureReading] { base.repeated(value) }

  /// Throws what went wrong at this node first.
  package func check() throws(Violation) {
    if let violation = watch.violation { throw violation }
  }

  /// Whether those who listen wait for an end.
  package var isOpen: Bool { watch.heard.isActive || watch.heard.isShown }
}

/// What a node was seen to do.
private final class NodeWatch {
  let name: String
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

/// The grammar of a gesture's life: began, changed, one end, and nothing after it.
struct LifeCheck {
  private(set) var isActive = false
  private(set) var isShown = false

  mutating func take(_ phase: String, _ who: String) throws(Violation) {
    switch phase {
    case "idle": return
    case "possible", "began", "failed":
      try Violation.check(!isActive, .oneEnd, "\(who) \(phase) while active")
    case "ended": break
    default: try Violation.check(isActive, .oneEnd, "\(who) \(phase) while not active")
    }
    isActive = phase == "began" || phase == "changed"
    isShown = phase == "possible"
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
