import TouchGestures

/// Laws that the tracker's frames show: finite, no jump, bounded, each contact one life.
package struct FrameLaws: Sendable {
  private var down: [Int64: SIMD2<Double>] = [:]
  private var watch = RecognizerWatch()

  package init() {}

  package static func check(
    _ actions: [StreamAction], profile: RecognitionProfile = .default
  ) throws(Violation) {
    // Fewer than the streams have fingers.
    var tracker = TouchTracker(
      capacity: 8, minimumRadius: profile.minimumRadius, maximumSpeed: profile.maximumSpeed)
    var ledger = AnomalyLedger(capacity: tracker.capacity)
    var laws = FrameLaws()
    for action in actions {
      ledger.note(action, newest: tracker.time)
      tracker.perform(action)
      var count = 0
      while tracker.formFrame() {
        try laws.check(tracker.frame, capacity: tracker.capacity)
        count += 1
        try Violation.check(count < 400, .bounded, "\(count) frames from one action")
      }
      try Violation.check(
        tracker.frame.down <= tracker.capacity, .bounded, "\(tracker.frame.down) down")
      if case .cancelAll = action {
        try Violation.check(tracker.frame.down == 0, .nothingStuck, "down after cancelAll")
      }
    }
    try ledger.check(tracker.anomalies)
  }

  private mutating func check(_ frame: TouchFrame, capacity: Int) throws(Violation) {
    try checkCounts(frame, capacity)
    try checkNumbers(frame)
    try checkMotion(frame)
    try checkContacts(frame)
    try watch.check(frame)
  }

  private func checkCounts(_ frame: TouchFrame, _ capacity: Int) throws(Violation) {
    let phases = frame.contacts.map(\.phase)
    let isCounted =
      frame.landed == phases.count { $0 == .began }
      && frame.lifted == phases.count { $0 == .ended }
      && frame.cancelled == phases.count { $0 == .cancelled }
    try Violation.check(isCounted, .oneEnd, "counts of \(frame)")
    try Violation.check(
      !frame.contacts.isEmpty && frame.contacts.count <= capacity, .bounded, "\(frame)")
    try Violation.check(
      frame.mostContacts >= frame.touches && (frame.pair != 0) == (frame.touches > 1), .noJump,
      "pair of \(frame)")
  }

  private func checkNumbers(_ frame: TouchFrame) throws(Violation) {
    let isFinite =
      frame.centroid.isFinite && frame.velocity.isFinite && frame.scaleVelocity.isFinite
      && frame.angularVelocity.isFinite && frame.farthestSquared.isFinite
      && frame.smallestRadius.isFinite && frame.motion.isFinite && frame.settled.isFinite
      && frame.previous.isFinite
    try Violation.check(isFinite && frame.motion.scale > 0, .finite, "\(frame)")
    for contact in frame.contacts {
      let isFinite = contact.location.isFinite && contact.farthestSquared.isFinite
      try Violation.check(isFinite, .finite, "\(contact)")
    }
  }

  /// The motion is a sum of steps, and each step is bounded by what the contacts that stay did.
  private func checkMotion(_ frame: TouchFrame) throws(Violation) {
    let step = frame.motion.since(frame.previous)
    let leap = frame.contacts.reduce(0) { max($0, ($1.location - $1.previousLocation).length) }
    guard frame.moved else {
      try Violation.check(frame.motion == frame.previous, .noJump, "moved at rest: \(frame)")
      return
    }
    // Rounding of sums, a few units in the last place of the motion itself.
    let slack = 1e-9 + 1e-12 * frame.motion.translation.length
    try Violation.check(
      step.translation.length <= leap * (1 + 1e-12) + slack, .noJump,
      "translation by \(step.translation), fingers by \(leap)")
    try Violation.check(
      step.radial.magnitude <= 2 * leap + 1e-9 + 1e-12 * frame.motion.radial.magnitude, .noJump,
      "radial by \(step.radial), fingers by \(leap)")
    try Violation.check(step.rotation.magnitude <= .pi + 1e-9, .noJump, "turn by \(step.rotation)")
  }

  private mutating func checkContacts(_ frame: TouchFrame) throws(Violation) {
    for contact in frame.contacts {
      if contact.phase == .began {
        try Violation.check(down[contact.id] == nil, .oneEnd, "lands twice: \(contact)")
      } else {
        try Violation.check(
          down[contact.id] == contact.previousLocation, .noJump, "unknown or leapt: \(contact)")
      }
      down[contact.id] = contact.isDown ? contact.location : nil
    }
    try Violation.check(down.count == frame.down, .oneEnd, "a contact vanished: \(frame)")
  }
}

extension TouchMotion {
  var isFinite: Bool {
    translation.isFinite && rotation.isFinite && scale.isFinite && arc.isFinite && radial.isFinite
  }
}
