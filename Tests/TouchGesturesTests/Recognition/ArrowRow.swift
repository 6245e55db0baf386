import Testing
import TouchTestSupport

/// An arrow of a state machine: what is done, and the states that are gone through.
struct ArrowRow: Sendable, CustomTestStringConvertible {
  var arrow: String
  var script: TouchScript
  var path: [String]
  var testDescription: String { arrow }

  init(_ arrow: String, _ script: TouchScript, _ path: [String]) {
    (self.arrow, self.script, self.path) = (arrow, script, path)
  }
}
