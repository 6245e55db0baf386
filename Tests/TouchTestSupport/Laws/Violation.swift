import TouchGestures

/// A law that a stream broke, and how.
package struct Violation: Error, CustomStringConvertible {
  package let description: String

  package init(_ law: Law, _ what: String) { description = "\(law): \(what)" }

  /// Throws when `condition` does not hold.
  package static func check(
    _ condition: Bool, _ law: Law, _ what: @autoclosure () -> String
  ) throws(Violation) {
    if !condition { throw Violation(law, what()) }
  }
}

/// The eight laws of the engine.
package enum Law: String, CaseIterable, Sendable {
  case oneEnd, finite, timeIsInput, deterministic, equivariant, noJump, bounded, nothingStuck
}
