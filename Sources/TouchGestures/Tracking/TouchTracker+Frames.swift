import TouchGeometry

// From gathered samples to frames, one step at a time.
extension TouchTracker {
  /// How long a contact may be silent before it counts as resting.
  ///
  /// It is the silence after which a velocity is zero, too, and longer than 95 % of the sampling
  /// intervals of recorded devices (8 to 31 ms).
  static var restingSilence: Int64 { VelocityHistory.silence }

  /// Forms the next frame of the gathered samples; false when none is left.
  mutating func formNextStep() -> Bool {
    if startsGroup {
      beginFrame()
      startsGroup = false
      if !frame.contacts.isEmpty {
        startGroup()
        return true
      }
    }
    while step <= lastStep {
      let isLift = step & 1 == 1
      if hasSamples(in: step) {
        if isLift && frame.settled != frame.motion {
          settleBeforeLift()
          return true
        }
        beginFrame()
        if isLift { formLifts() } else { formMotion() }
        step += 1
        return true
      }
      step += 1
    }
    return false
  }

  private func hasSamples(in step: Int) -> Bool {
    for i in pending.indices where pending[i].step == step || pending[i].moveStep == step {
      return true
    }
    return false
  }

  private mutating func beginFrame() {
    resetFrame()
    frame.contacts.beginFrame()
  }

  @inline(__always)
  private mutating func resetFrame() {
    if frame.lifted + frame.cancelled > 0 { frame.contacts.removeThoseUp() }
    frame.time = frameTime
    frame.landed = 0
    frame.lifted = 0
    frame.cancelled = 0
    frame.moved = false
    frame.previous = frame.motion
    if frame.contacts.count < 2 { frame.pair = 0 }
  }

  /// Decisions that wait for a report must be taken before the contacts are gone.
  private mutating func settleBeforeLift() {
    beginFrame()
    frame.settled = frame.motion
  }
}

// MARK: Lifts

extension TouchTracker {
  private mutating func formLifts() {
    for k in pending.indices where pending[k].step == step {
      let entry = pending[k]
      guard let i = index(of: entry.sample.contactID) else { continue }
      frame.contacts[i].phase = entry.sample.phase
      if entry.sample.phase == .ended {
        frame.lifted += 1
      } else {
        let isFirst = frame.cancelled == 0
        frame.cancelled += 1
        if isFirst || entry.reason.rawValue < frame.reason.rawValue { frame.reason = entry.reason }
      }
    }
    startsGroup = frame.cancelled > 0 && frame.down > 0
    updateVelocity()
  }

}

// MARK: Landings and moves

extension TouchTracker {
  private mutating func formMotion() {
    let known = frame.contacts.count
    let reports = landAndMove()
    frame.landed = frame.contacts.count - known
    if frame.landed > 0 { land(startingGroup: known == 0, startingPair: known < 2) }
    frame.moved = reports.moved
    if reports.moved { updateMotion(frame.contacts.sums(known: known)) }
    settle(afterRepeat: reports.repeats)
    if reports.any { remember() }
    updateVelocity()
  }

  /// Forms the frame of the noted moves, which is of one step.
  @inline(__always)
  mutating func formMoves() {
    let isWhole = noted == frame.contacts.count
    noted = 0
    resetFrame()
    let (reports, sums) =
      isWhole
      ? frame.contacts.makeMoves(at: frameTime, endingRound: true)
      : frame.contacts.makeMoves(at: frameTime, endingRound: false)
    frame.moved = reports.moved
    if reports.moved { updateMotion(sums) }
    if isWhole { frame.settled = frame.motion } else { settle(afterRepeat: reports.repeats) }
    remember()
    updateVelocity()
  }

  private mutating func landAndMove() -> [TouchContact].Reports {
    let known = frame.contacts.count
    var reports = [TouchContact].Reports()
    for k in pending.indices where pending[k].step == step || pending[k].moveStep == step {
      let entry = pending[k]
      if entry.sample.phase == .began {
        land(TouchContact(landing: entry.sample), after: known)
      } else if let i = index(of: entry.sample.contactID) {
        reports.add(frame.contacts[i].move(to: entry.sample.location, at: frameTime))
      }
    }
    return reports
  }

  /// Contacts that land together are kept in order of id: sums over them must not depend on the
  /// order in which a device reports them.
  private mutating func land(_ contact: TouchContact, after known: Int) {
    var i = frame.contacts.count
    frame.contacts.append(contact)
    while i > known && frame.contacts[i - 1].id > contact.id {
      frame.contacts.swapAt(i - 1, i)
      i -= 1
    }
  }

  private mutating func land(startingGroup: Bool, startingPair: Bool) {
    if startingGroup {
      startGroup()
    } else if startingPair && frame.contacts.count >= 2 {
      startPair()
    }
    frame.landingTime = frameTime
    frame.mostContacts = max(frame.mostContacts, frame.contacts.count)
    frame.centroid = centroid()
  }

  /// A group of the contacts that are down, seen as if no other had been.
  private mutating func startGroup() {
    groups &+= 1
    frame.group = groups
    frame.motion = TouchMotion()
    anchor = ScaleAnchor()
    frame.previous = frame.motion
    frame.settled = frame.motion
    frame.mostContacts = frame.contacts.count
    frame.groupTime = frameTime
    frame.landingTime = frameTime
    frame.farthestSquared = 0
    for i in frame.contacts.indices {
      frame.groupTime = min(frame.groupTime, frame.contacts[i].startTime)
      frame.farthestSquared = max(frame.farthestSquared, frame.contacts[i].farthestSquared)
    }
    frame.centroid = centroid()
    if frame.contacts.count >= 2 { startPair() } else { frame.pair = 0 }
    frame.history.removeAll()
    remember()
  }

  private mutating func startPair() {
    pairs &+= 1
    frame.pair = pairs
    frame.smallestRadius = .greatestFiniteMagnitude
  }

  @inline(__always)
  private mutating func updateMotion(_ sums: [TouchContact].Sums) {
    frame.centroid = sums.places / Double(frame.contacts.count)
    frame.farthestSquared = greater(frame.farthestSquared, sums.farthestSquared)
    let step = sums.motion.step(minimumRadius: minimumRadius)
    frame.motion.add(step, &anchor)
    if step.hasSpan {
      let radius = min(step.radiusBefore, step.radiusAfter)
      frame.smallestRadius = min(frame.smallestRadius, radius)
    }
  }

  private mutating func settle(afterRepeat repeats: Bool) {
    if repeats {
      frame.settled = frame.previous
      frame.contacts.startRound()
    }
    if frame.contacts.endRound(at: frameTime, silence: Self.restingSilence) {
      frame.settled = frame.motion
    }
  }

  private func centroid() -> SIMD2<Double> {
    var sum = SIMD2<Double>()
    for i in frame.contacts.indices { sum += frame.contacts[i].location }
    return sum / Double(frame.contacts.count)
  }
}

// MARK: Velocity

extension TouchTracker {
  @inline(__always)
  private mutating func remember() {
    let motion = frame.motion
    frame.history.append(
      motion.translation, SIMD2(motion.scale, motion.rotation), at: frameTime)
  }

  @inline(__always)
  private mutating func updateVelocity() {
    let velocity = frame.history.velocity(at: frameTime)
    frame.velocity = velocity.limited(to: maximumSpeed)
  }
}

extension SIMD2<Double> {
  /// The vector, shortened to `limit` where it is longer.
  @inline(__always)
  fileprivate func limited(to limit: Double) -> SIMD2<Double> {
    let square = squaredLength(self)
    return square > limit * limit ? self * (limit / square.squareRoot()) : self
  }
}
