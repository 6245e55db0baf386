import TouchGestures
import TouchTraces

/// The ways from samples to gestures for which the eight laws hold.
package enum LawSubject: String, CaseIterable, Sendable {
  case engine, session, arena

  /// Throws when a law is broken over `actions`.
  ///
  /// `seed` chooses what the laws leave open: a composition, the gestures of an arena, a symmetry.
  package func check(
    _ actions: [StreamAction], seed: UInt64, withSymmetries: Bool = true
  ) throws(Violation) {
    switch self {
    case .engine:
      let laws = try StreamLaws(
        actions, composition: seed & 2 == 0 ? .simultaneous : .arbitrated)
      try laws.check(seed: seed, withSymmetries: withSymmetries)
    case .session:
      try SessionLaws(actions, seed: seed).check(withSymmetries: withSymmetries)
    case .arena:
      try ArenaLaws(actions, seed: seed).check(withSymmetries: withSymmetries)
    }
  }

  /// One in so many recorded traces is taken: compositions cost several times what the engine does.
  var recordedStride: Int { self == .engine ? 1 : 4 }

  /// The first law that a random stream breaks, of `count` in steps of `stride` from `first` on.
  package func violation(from first: Int, to count: Int, by stride: Int) -> String? {
    for seed in Swift.stride(from: first, to: count, by: stride) {
      do throws(Violation) {
        try check(RandomStream(seed: UInt64(seed)).actions, seed: UInt64(seed))
      } catch {
        return "\(self), stream \(seed): \(error)"
      }
    }
    return nil
  }
}

extension TouchTrace {
  /// The first law that this trace breaks, as the trace of that number.
  package func violation(_ number: Int) -> String? {
    let actions = actions
    for subject in LawSubject.allCases where number % subject.recordedStride == 0 {
      do throws(Violation) {
        try subject.check(actions, seed: UInt64(number))
      } catch {
        return "\(subject), \(id): \(error)"
      }
    }
    return nil
  }
}
