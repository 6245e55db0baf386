import TouchGeometry
import TouchGestures

/// The eight laws over an arena of random gestures; a function throws when its law is broken.
package struct ArenaLaws {
  private let seed: UInt64
  private let actions: [StreamAction]

  package init(_ actions: [StreamAction], seed: UInt64) {
    (self.actions, self.seed) = (actions, seed)
  }

  package func check(withSymmetries: Bool = true) throws(Violation) {
    let run = RandomArena(seed: seed, hasHost: false)
    try run.perform(actions)
    try expect(run.diary, .deterministic, "endFrame", Variants.endingFrames(actions))
    try expect(run.diary, .deterministic, "advance", Variants.advancing(actions, seed: seed))
    try checkDeadlines()
    if withSymmetries { try checkSymmetry(run.diary) }
    try checkRecovery(run)
    try checkHost()
  }

  /// A deadline at a frame's time comes before the frame.
  private func checkDeadlines() throws(Violation) {
    let plain = RandomArena(seed: seed, hasHost: false)
    let advancing = try Variants.meetingDeadlines(actions) { action throws(Violation) in
      try plain.perform([action])
      return plain.arena.deadline
    }
    try expect(plain.diary, .timeIsInput, "advance to deadlines", advancing)
  }

  /// An arena's distances are in points: turned and shifted, not scaled.
  private func checkSymmetry(_ diary: [ToldStep]) throws(Violation) {
    var symmetry = Symmetry.exact(seed: seed, for: actions)
    symmetry.scale = 1
    try expect(diary.map { symmetry($0) }, .equivariant, "turn, shift", symmetry(actions))
  }

  private func expect(
    _ expected: [ToldStep], _ law: Law, _ what: String, _ actions: [StreamAction]
  ) throws(Violation) {
    let run = RandomArena(seed: seed, hasHost: false)
    try run.perform(actions)
    try ToldStep.compare(run.diary, expected, law, what)
  }

  /// Whatever came before, clean touches are recognised as by a new arena.
  private func checkRecovery(_ used: RandomArena) throws(Violation) {
    try used.cancelAll()
    let clean = CleanTouches.actions(after: used.arena.time)
    used.forgetDiary()
    try used.perform(clean)
    let fresh = RandomArena(seed: seed, hasHost: false)
    try fresh.perform(clean)
    try ToldStep.compare(used.diary, fresh.diary, .nothingStuck, "clean touches")
  }

  /// A host that acts in the middle of it, twice the same.
  private func checkHost() throws(Violation) {
    let runs = (RandomArena(seed: seed, hasHost: true), RandomArena(seed: seed, hasHost: true))
    try runs.0.perform(actions)
    try runs.1.perform(actions)
    try ToldStep.compare(runs.0.diary, runs.1.diary, .deterministic, "the same again")
    try runs.0.cancelAll()
  }
}
