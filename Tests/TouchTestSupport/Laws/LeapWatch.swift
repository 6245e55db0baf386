import TouchGestures

/// No value changes by more than the fingers moved since it was told last: not when one lands, not
/// when one lifts, not when time passes.
package struct LeapWatch: Sendable {
  /// As long as what a recogniser measures against.
  package enum Span: Sendable {
    /// Nothing is measured: a press.
    case nothing
    /// From the first landing to the last lift.
    case group
    /// While two or more are down.
    case pair
  }

  private let span: Span
  private var last: GestureReading?
  private var leap = 0.0
  private var group: UInt32 = 0
  private var pair: UInt32 = 0

  package init(_ span: Span) { self.span = span }

  package mutating func reset() { last = nil }

  /// `frame` is nil where only time has passed.
  package mutating func check(
    _ step: GestureStep<GestureReading>, _ frame: TouchFrame?, _ who: @autoclosure () -> String
  ) throws(Violation) {
    if let frame { follow(frame) }
    guard let next = step.value else {
      if step.isFinal { last = nil }
      return
    }
    try Violation.check(next.isFinite, .finite, "\(who()) \(step)")
    if let last { try compare(last, next, who()) }
    last = step.isFinal ? nil : next
    leap = 0
  }

  private mutating func follow(_ frame: TouchFrame) {
    if frame.group != group || (span == .pair && frame.pair != pair) { last = nil }
    (group, pair) = (frame.group, frame.pair)
    leap += frame.contacts.reduce(0) { max($0, ($1.location - $1.previousLocation).length) }
  }

  private func compare(
    _ a: GestureReading, _ b: GestureReading, _ who: @autoclosure () -> String
  ) throws(Violation) {
    if span == .nothing { return }
    let step = (b.translation - a.translation).length
    // Rounding of sums, a few units in the last place of the translation itself.
    let slack = leap == 0 ? 0 : 1e-9 + 1e-12 * (b.translation.length + b.start.length)
    try Violation.check(
      step <= leap * (1 + 1e-12) + slack && (b.start - a.start).length <= slack, .noJump,
      "\(who()) \(b) after \(a), fingers by \(leap)")
    try Violation.check(
      leap > 0 || (a.scale == b.scale && a.rotation == b.rotation), .noJump,
      "\(who()) \(b) after \(a) at rest")
  }
}
