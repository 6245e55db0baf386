import TouchGeometry
import TouchGestures

/// The eight laws over a session of a random composition; a function throws when its law is broken.
package struct SessionLaws {
  private let seed: UInt64
  private let actions: [StreamAction]

  package init(_ actions: [StreamAction], seed: UInt64) {
    (self.actions, self.seed) = (actions, seed)
  }

  package func check(withSymmetries: Bool = true) throws(Violation) {
    var run = SessionRun(seed: seed)
    try run.perform(actions)
    try expect(run.steps, .deterministic, "endFrame", Variants.endingFrames(actions))
    try expect(run.steps, .deterministic, "advance", Variants.advancing(actions, seed: seed))
    try checkDeadlines()
    if withSymmetries {
      let symmetry = Symmetry.exact(seed: seed, for: actions)
      try expect(
        run.steps.map { symmetry($0) }, .equivariant, "turn, scale, shift", symmetry(actions),
        profile: .default.scaled(by: symmetry.scale))
    }
    try checkRecovery(&run)
  }

  /// A deadline at a frame's time comes before the frame.
  private func checkDeadlines() throws(Violation) {
    var plain = SessionRun(seed: seed)
    let advancing = try Variants.meetingDeadlines(actions) { action throws(Violation) in
      try plain.perform([action])
      return plain.deadline
    }
    try expect(plain.steps, .timeIsInput, "advance to deadlines", advancing)
  }

  private func expect(
    _ expected: [ToldStep], _ law: Law, _ what: String, _ actions: [StreamAction],
    profile: RecognitionProfile = .default
  ) throws(Violation) {
    var run = SessionRun(seed: seed, profile: profile)
    try run.perform(actions)
    try ToldStep.compare(run.steps, expected, law, what)
  }

  /// Whatever came before, clean touches are recognised as by a new session.
  private func checkRecovery(_ used: inout SessionRun) throws(Violation) {
    try used.perform([.cancelAll(.host)])
    let count = used.steps.count
    try used.perform([.cancelAll(.host)])
    try Violation.check(used.steps.count == count, .oneEnd, "cancelled twice")
    try used.checkRest()
    let clean = CleanTouches.actions(after: Variants.newestTime(after: actions))
    used.forgetSteps()
    try used.perform(clean)
    var fresh = SessionRun(seed: seed)
    try fresh.perform(clean)
    try ToldStep.compare(used.steps, fresh.steps, .nothingStuck, "clean touches")
  }
}

/// What was told, when.
package struct ToldStep: Hashable {
  package var phase: String
  package var readings: [GestureReading]
  package var time: TouchInstant

  package init(_ phase: String, _ readings: [GestureReading], _ time: TouchInstant) {
    (self.phase, self.readings, self.time) = (phase, readings, time)
  }

  package static func compare(
    _ found: [ToldStep], _ expected: [ToldStep], _ law: Law, _ what: String
  ) throws(Violation) {
    if found == expected { return }
    let i = zip(found, expected).enumerated().first { $1.0 != $1.1 }?.offset
    let place = i.map { "step \($0) is \(found[$0]), expected \(expected[$0])" }
    throw Violation(law, "\(what): \(place ?? "\(found.count) steps, not \(expected.count)")")
  }
}

extension Symmetry {
  func callAsFunction(_ step: ToldStep) -> ToldStep {
    ToldStep(
      step.phase, step.readings.map { self($0) }, step.time.advanced(byNanoseconds: later))
  }
}
