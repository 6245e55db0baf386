import TouchGeometry
import TouchGestures

/// The eight laws over one stream of actions; each function throws when the stream breaks its law.
package struct StreamLaws: Sendable {
  package let actions: [StreamAction]
  package let composition: GestureEngine.Composition
  let run: EngineRun

  package init(
    _ actions: [StreamAction], composition: GestureEngine.Composition
  ) throws(Violation) {
    self.actions = actions
    self.composition = composition
    var run = EngineRun(composition: composition)
    try run.perform(actions)
    self.run = run
  }

  /// All of them; the turn by any angle apart, which may leave a case out.
  package func check(seed: UInt64, withSymmetries: Bool = true) throws(Violation) {
    try checkEvents()
    try FrameLaws.check(actions)
    try checkDeterminism(seed: seed)
    try checkDeadlines()
    if withSymmetries { try checkSymmetries(seed: seed) }
    try checkRecovery(byCancelling: seed & 1 == 0)
  }

  /// Laws 1, 2 and 3: one end, finite, in order of time.
  package func checkEvents() throws(Violation) {
    var laws = EventLaws()
    try laws.check(run.events)
    for epoch in run.epochs { try checkOrder(of: epoch) }
  }

  /// Law 4: other calls, same frames, same events.
  package func checkDeterminism(seed: UInt64) throws(Violation) {
    try expect(run.events, .deterministic, "read at the end", of: actions, readingAtEnd: true)
    try expect(run.events, .deterministic, "endFrame", of: Variants.endingFrames(actions))
    try expect(
      run.events, .deterministic, "advance", of: Variants.advancing(actions, seed: seed))
  }

  /// Law 3: a deadline at a frame's time comes before the frame.
  package func checkDeadlines() throws(Violation) {
    var plain = EngineRun(composition: composition)
    let advancing = try Variants.meetingDeadlines(actions) { action throws(Violation) in
      try plain.perform([action])
      return plain.engine.deadline
    }
    try expect(plain.events, .timeIsInput, "advance to deadlines", of: advancing)
  }

  /// Law 5, bit for bit: quarter turn, scale and time shift; and a move by whole points.
  package func checkSymmetries(seed: UInt64) throws(Violation) {
    let symmetry = Symmetry.exact(seed: seed, for: actions)
    try expect(
      run.events.map { symmetry($0) }, .equivariant, "turn, scale, shift", of: symmetry(actions),
      profile: .default.scaled(by: symmetry.scale))
    var move = Symmetry()
    move.move = SIMD2(4096, -1024)
    // The centroid of three is rounded where it is: only its place may differ, by a rounding.
    try expect(
      run.events.map { move($0) }, .equivariant, "move", of: move(actions), tolerance: 1e-9)
  }

  /// Law 5 for any angle: false when the case is left out, because a change of the places by
  /// 2⁻³⁰ points decides it.
  package func checkTurn(angle: SIMD2<Double>) throws(Violation) -> Bool {
    var symmetry = Symmetry()
    symmetry.turn = angle
    let turned = try events(of: symmetry(actions), .default)
    let expected = run.events.map { symmetry($0) }
    if areNear(turned, expected, Self.turnTolerance) { return true }
    for seed in 0..<4 as Range<UInt64> {
      let nudged = try events(of: nudged(seed: seed), .default)
      if !areNear(nudged, run.events, 1e-4) { return false }
    }
    let difference = difference(turned, expected, Self.turnTolerance)
    throw Violation(.equivariant, "turn by \(angle): \(difference)")
  }

  /// Places of about a thousand points carry 2⁻⁴³ pt of rounding; a velocity over milliseconds
  /// magnifies it by up to 10⁶.
  package static let turnTolerance = 1e-6

  /// Law 8: after the stream, and whatever is down taken away, clean touches are what they are on
  /// a new engine.
  package func checkRecovery(byCancelling: Bool) throws(Violation) {
    var used = run
    used.forgetEvents()
    try used.perform(cleaning(byCancelling))
    var laws = EventLaws()
    try laws.check(run.events + used.events)
    try Violation.check(!laws.hasOpenGesture, .nothingStuck, "open after the last lift")
    used.forgetEvents()
    let clean = CleanTouches.actions(after: used.engine.tracker.time)
    try used.perform(clean)
    var fresh = EngineRun(composition: composition)
    try fresh.perform(clean)
    try Violation.check(
      used.events == fresh.events, .nothingStuck, difference(used.events, fresh.events))
  }

  private func cleaning(_ byCancelling: Bool) throws(Violation) -> [StreamAction] {
    if byCancelling { return [.cancelAll(.host)] }
    var ended = run
    try ended.perform([.endFrame])
    let (contacts, time) = (ended.engine.tracker.frame.contacts, ended.engine.tracker.time)
    let lifts: [StreamAction] = contacts.filter(\.isDown).map {
      .sample($0.id, .ended, time.nanoseconds, $0.location.x, $0.location.y)
    }
    return [.endFrame] + lifts + [.endFrame]
  }
}

// MARK: Comparing runs

extension StreamLaws {
  private func nudged(seed: UInt64) -> [StreamAction] {
    var random = SplitMix64(seed: seed)
    let reach = -0x1p-30...0x1p-30
    return actions.map { action in
      let shift = SIMD2(random.number(in: reach), random.number(in: reach))
      return action.mapLocation { $0 + shift }
    }
  }

  private func events(
    of actions: [StreamAction], _ profile: RecognitionProfile, readingAtEnd: Bool = false
  ) throws(Violation) -> [GestureEvent] {
    var run = EngineRun(profile: profile, composition: composition)
    try run.perform(actions, readingAtEnd: readingAtEnd)
    return run.events
  }

  private func expect(
    _ expected: [GestureEvent], _ law: Law, _ what: String, of actions: [StreamAction],
    profile: RecognitionProfile = .default, readingAtEnd: Bool = false, tolerance: Double = 0
  ) throws(Violation) {
    let events = try events(of: actions, profile, readingAtEnd: readingAtEnd)
    let isEqual = tolerance == 0 ? events == expected : areNear(events, expected, tolerance)
    try Violation.check(isEqual, law, "\(what): \(difference(events, expected, tolerance))")
  }

  private func areNear(_ a: [GestureEvent], _ b: [GestureEvent], _ tolerance: Double) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0.isNear($1, within: tolerance) }
  }

  private func difference(
    _ found: [GestureEvent], _ expected: [GestureEvent], _ tolerance: Double = 0
  ) -> String {
    let pairs = zip(found, expected).enumerated()
    let i = pairs.first { !$1.0.isNear($1.1, within: tolerance) }?.offset
    guard let i else { return "\(found.count) events, expected \(expected.count)" }
    return "event \(i) is \(found[i]), expected \(expected[i])"
  }
}
