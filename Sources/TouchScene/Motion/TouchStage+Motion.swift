import TouchGestures

extension TouchStage {
  /// The newest time that the stage has heard of, or nil before the first.
  ///
  /// What happens outside touches and motions (a key, a request) happens at this time: call
  /// ``advance(to:)`` first.
  public var time: TouchInstant? {
    let newest = max(arena.time, motionTime)
    return newest.nanoseconds == .min ? nil : newest
  }

  /// Whether something moves by itself, so that the next picture will differ from this one.
  public var isAnimating: Bool { motions.contains { $0.isActive } }

  /// When the next of the motions is over.
  var motionDeadline: TouchInstant? {
    var earliest: TouchInstant?
    for motion in motions {
      guard let end = motion.end else { continue }
      if let known = earliest, known <= end { continue }
      earliest = end
    }
    return earliest
  }

  /// Enters `motion` among those that are told the time.
  func list(_ motion: StageMotion) {
    guard !motion.isListed else { return }
    motion.isListed = true
    motions.append(motion)
  }

  /// `node` has come: what moves there is told the time again.
  func listMotions(of node: TouchNode) {
    for motion in node.motions where motion.isActive { list(motion) }
  }

  func dropMotions(where isOver: (StageMotion) -> Bool) {
    motions.removeAll { motion in
      guard isOver(motion) else { return false }
      motion.isListed = false
      return true
    }
  }

  /// Runs the motions up to `time`: decides what falls before it in the order of time, so that the
  /// steps in which time moves change nothing, and shows what belongs to `time` itself.
  ///
  /// Within a step, a call only moves the step's own end.
  func runMotions(to time: TouchInstant) {
    motionLimit = max(motionLimit, time)
    if isRunningMotions { return }
    isRunningMotions = true
    for motion in motions { motion.startWaiting(at: motionLimit) }
    passDeadlines()
    showMotions(at: motionLimit)
    isRunningMotions = false
    dropMotions { !$0.isActive }
  }

  /// Motions that start and end at one instant, again and again, are left to the next step.
  private func passDeadlines() {
    var (rounds, hearsTouches) = (0, true)
    while let next = nextDeadline(hearsTouches), rounds < 1000 {
      rounds = next > motionTime ? 0 : rounds + 1
      showMotions(at: next)
      finishMotions(at: next)
      // What a finger decides at the step's own end comes with the finger, or after this.
      guard let due = arena.deadline, due <= next, next < motionLimit else { continue }
      arena.advance(to: next)
      // An arena that is at work already goes on when this is done.
      if arena.deadline == due { hearsTouches = false }
    }
  }

  /// The next time within the step at which a motion ends or time decides a gesture.
  private func nextDeadline(_ hearsTouches: Bool) -> TouchInstant? {
    var next = motionDeadline
    if hearsTouches, let due = arena.deadline, due < motionLimit, due < next ?? .distantFuture {
      next = due
    }
    guard let next, next <= motionLimit else { return nil }
    return next
  }

  private func finishMotions(at time: TouchInstant) {
    for motion in motions {
      if let end = motion.end, end <= time, motion.node?.stage === self { motion.finish() }
    }
  }

  private func showMotions(at time: TouchInstant) {
    motionTime = max(motionTime, time)
    for motion in motions where motion.isActive { motion.show(at: motionTime) }
  }
}

extension TouchInstant {
  fileprivate static var distantFuture: TouchInstant { TouchInstant(nanoseconds: .max) }
}
