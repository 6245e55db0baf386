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
      if pending.contains(where: { $0.step == step || $0.moveStep == step }) {
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

  private mutating func beginFrame() {
    if frame.lifted + frame.cancelled > 0 { frame.contacts.removeAll { !$0.isDown } }
    for i in frame.contacts.indices { frame.contacts[i].beginFrame() }
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
    for entry in pending where entry.step == step {
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
    var (repeats, reports) = (false, false)
    let wasEmpty = frame.contacts.isEmpty
    let known = frame.contacts.count
    for entry in pending where entry.step == step || entry.moveStep == step {
      if entry.sample.phase == .began {
        land(TouchContact(landing: entry.sample), after: known)
      } else if let i = index(of: entry.sample.contactID) {
        reports = true
        let report = frame.contacts[i].move(to: entry.sample.location, at: frameTime)
        repeats = repeats || report.startsNewRound
        frame.moved = frame.moved || report.moves
      }
    }
    frame.landed = frame.contacts.count - known
    if frame.landed > 0 { land(startingGroup: wasEmpty, startingPair: known < 2) }
    updateMotion(of: known)
    settle(afterRepeat: repeats)
    if reports { remember() }
    updateVelocity()
  }

  /// Contacts that land together are kept in order of id: sums over them must not depend on the
  /// order in which a device reports them.
  private mutating func land(_ contact: TouchContact, after known: Int) {
    var i = frame.contacts.count
    while i > known && frame.contacts[i - 1].id > contact.id { i -= 1 }
    frame.contacts.insert(contact, at: i)
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
    for contact in frame.contacts {
      frame.groupTime = min(frame.groupTime, contact.startTime)
      frame.farthestSquared = max(frame.farthestSquared, contact.farthestSquared)
    }
    frame.centroid = centroid()
    if frame.contacts.count >= 2 { startPair() } else { frame.pair = 0 }
    history.removeAll()
    remember()
  }

  private mutating func startPair() {
    pairs &+= 1
    frame.pair = pairs
    frame.smallestRadius = .greatestFiniteMagnitude
  }

  /// Adds the step of the first `count` contacts, those that were down before, too.
  private mutating func updateMotion(of count: Int) {
    guard frame.moved else { return }
    var contacts = MotionStep<Double>.Accumulator()
    for i in 0..<count {
      contacts.add(from: frame.contacts[i].previousLocation, to: frame.contacts[i].location)
    }
    let step = contacts.step(minimumRadius: minimumRadius)
    frame.motion.add(step, &anchor)
    if step.hasSpan {
      let radius = min(step.radiusBefore, step.radiusAfter)
      frame.smallestRadius = min(frame.smallestRadius, radius)
    }
    frame.centroid = centroid()
    for contact in frame.contacts {
      frame.farthestSquared = max(frame.farthestSquared, contact.farthestSquared)
    }
  }

  private mutating func settle(afterRepeat repeats: Bool) {
    if repeats {
      frame.settled = frame.previous
      for i in frame.contacts.indices { frame.contacts[i].inRound = frame.contacts[i].isReported }
    }
    for i in frame.contacts.indices where !frame.contacts[i].inRound {
      let silence = frame.contacts[i].reportTime.nanoseconds(to: frameTime)
      if silence < Self.restingSilence { return }
    }
    frame.settled = frame.motion
    for i in frame.contacts.indices { frame.contacts[i].inRound = false }
  }

  private func centroid() -> SIMD2<Double> {
    var sum = SIMD2<Double>()
    for contact in frame.contacts { sum += contact.location }
    return sum / Double(frame.contacts.count)
  }
}

// MARK: Velocity

extension TouchTracker {
  private mutating func remember() {
    let motion = frame.motion
    history.append(
      SIMD4(motion.translation.x, motion.translation.y, motion.scale, motion.rotation),
      at: frameTime.nanoseconds)
  }

  private mutating func updateVelocity() {
    let velocity = history.velocity(at: frameTime.nanoseconds)
    frame.velocity = velocity.lowHalf.limited(to: maximumSpeed)
    frame.scaleVelocity = velocity.z
    frame.angularVelocity = velocity.w
  }
}

extension SIMD2<Double> {
  /// The vector, shortened to `limit` where it is longer.
  fileprivate func limited(to limit: Double) -> SIMD2<Double> {
    let square = squaredLength(self)
    return square > limit * limit ? self * (limit / square.squareRoot()) : self
  }
}
