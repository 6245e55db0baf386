// Frames and deadlines: what the members say, and who wins.
extension GestureArena {
  func closeFrame() {
    gathered = 0
    recognizeFrames()
  }

  /// Recognises what the lanes' trackers have gathered, one frame of each at a time.
  ///
  /// Deadlines come before each frame is formed: what they take away is not in it.
  func recognizeFrames() {
    decideDeadlines(upTo: time)
    while formFrames() {
      for member in live where member.lane?.hasFrame == true { receiveFrame(member) }
      arbitrate()
      decideDeadlines(upTo: time)
    }
    touches.forgetLeaving()
    forgetTouches()
    retireLanes()
  }

  /// The next frame of each lane; touches that were taken away are gone in it.
  private func formFrames() -> Bool {
    withdrawTouches()
    var isAny = false
    for lane in lanes {
      guard let tracker = lane.tracker else { continue }
      tracker.tracker.endFrame()
      lane.hasFrame = tracker.tracker.formFrame()
      isAny = isAny || lane.hasFrame
    }
    return isAny
  }

  private func receiveFrame(_ member: GestureMember) {
    guard let tracker = member.lane?.tracker else { return }
    member.note(member.receive(tracker.tracker.frame))
  }

  /// A lane whose fingers are all up starts anew.
  private func forgetTouches() {
    for lane in lanes where lane.touches != 0 {
      if lane.tracker?.tracker.frame.down == 0 && !holdsTouches(lane) { lane.touches = 0 }
    }
  }

  private func holdsTouches(_ lane: TargetLane) -> Bool {
    touches.used.contains { touches[$0].lanes.contains { $0 === lane } }
  }

  /// Lets the lanes go that are neither touched nor wait.
  private func retireLanes() {
    var isAny = false
    for lane in lanes where !lane.isTouched && !lane.members.contains(where: { $0.isContending }) {
      retire(lane)
      isAny = true
    }
    guard isAny else { return }
    lanes.removeAll { $0.tracker == nil }
    live.removeAll { $0.lane == nil }
  }

  private func retire(_ lane: TargetLane) {
    for member in live where member.lane === lane {
      // Parts of a composition that is over may be left.
      member.lose(.wonByAnother)
      member.lane = nil
    }
    lane.winner = nil
    guard let tracker = lane.tracker else { return }
    noteSerials(of: tracker)
    lane.tracker = nil
    pool.append(tracker)
  }

  private func noteSerials(of tracker: LaneTracker) {
    lastGroup = max(lastGroup, tracker.tracker.groups)
    lastPair = max(lastPair, tracker.tracker.pairs)
  }
}

// MARK: Time

extension GestureArena {
  var earliestDeadline: TouchInstant? {
    var earliest: TouchInstant?
    for member in live {
      if let deadline = member.deadline { earliest = min(earliest ?? deadline, deadline) }
    }
    return earliest
  }

  /// Closes the frame, and decides what was due until `time` before anything of that time comes in.
  func moveOn(to time: TouchInstant) {
    if gathered > 0 { closeFrame() }
    if let earliestDeadline, earliestDeadline <= time { passDeadlines(upTo: time) }
    self.time = time
  }

  /// Decides what is due until `limit`, each at its own time: touches that a winner takes are gone
  /// before the next deadline.
  ///
  /// A member that does not move its deadline on is asked once, not for ever.
  private func passDeadlines(upTo limit: TouchInstant) {
    var passed: TouchInstant?
    while let next = earliestDeadline, next <= limit, next != passed {
      time = max(time, next)
      decideDeadlines(at: next)
      recognizeFrames()
      passed = next
    }
  }

  private func decideDeadlines(upTo limit: TouchInstant) {
    var passed: TouchInstant?
    while let next = earliestDeadline, next <= limit, next != passed {
      decideDeadlines(at: next)
      passed = next
    }
  }

  private func decideDeadlines(at time: TouchInstant) {
    for member in live {
      if let deadline = member.deadline, deadline <= time {
        member.note(member.advance(to: time))
      }
    }
    arbitrate()
  }
}

// MARK: A new clock

extension GestureArena {
  /// Whether a clock that ran wild or was set back starts anew, as for a ``TouchTracker``.
  func restartsClock(_ sample: TouchSample) -> Bool {
    sample.phase == .began && touches.used.isEmpty
      && sample.time.nanoseconds(to: time) >= TouchTracker.clockRestart
  }

  /// Decides what waited for time, of which nobody knows how much has passed; then nothing
  /// remembers the old clock.
  func restartClock(at time: TouchInstant) {
    closeFrame()
    for _ in live.indices {
      guard let earliestDeadline else { break }
      passDeadlines(upTo: earliestDeadline)
    }
    for lane in lanes { lane.tracker.map(restart) }
    for tracker in pool { restart(tracker) }
    self.time = time
  }

  private func restart(_ tracker: LaneTracker) {
    noteSerials(of: tracker)
    tracker.tracker.reset()
    tracker.tracker.startSerials(group: lastGroup, pair: lastPair)
  }
}

// MARK: Arbitration

extension GestureArena {
  /// Lets those win that are recognised and wait for nobody, until none is left.
  private func arbitrate() {
    for member in live where comesLate(member) { member.lose(.wonByAnother) }
    var isSettled = false
    while !isSettled {
      isSettled = true
      for member in live where member.isReady {
        if hasLost(member) {
          member.lose(.wonByAnother)
        } else if !waits(member) {
          award(member)
          isSettled = false
        }
      }
    }
  }

  /// Whether it has taken up touches that another gesture of its target has.
  private func comesLate(_ member: GestureMember) -> Bool {
    guard member.state == .possible, let lane = member.lane, let winner = lane.winner else {
      return false
    }
    return winner !== member && member.touches & lane.touches != 0
  }

  private func hasLost(_ member: GestureMember) -> Bool {
    if member.requirements.contains(where: { $0.state == .active }) { return true }
    guard !member.isSimultaneous, let winner = member.lane?.winner else { return false }
    return winner !== member
  }

  private func waits(_ member: GestureMember) -> Bool {
    if member.requirements.contains(where: { $0.isContending }) { return true }
    if member.isSimultaneous { return false }
    return live.contains { other in
      other.rank < member.rank && competes(other, member) && other.isBeingDecided
    }
  }

  private func competes(_ a: GestureMember, _ b: GestureMember) -> Bool {
    a !== b && !a.isSimultaneous && a.touches & b.touches != 0
  }

  private func award(_ member: GestureMember) {
    member.takeUpLane()
    for other in live where other.isContending && other !== member {
      let isBeaten = !member.isSimultaneous && competes(other, member)
      if isBeaten || other.requirements.contains(where: { $0 === member }) {
        other.lose(.wonByAnother)
      }
    }
    if !member.isSimultaneous { takeTouches(member) }
    member.win()
  }

  /// Other targets' gestures, too, go on without the touches, but for those side by side.
  private func takeTouches(_ member: GestureMember) {
    for slot in touches.leaving { take(slot, for: member, isLeaving: true) }
    for slot in touches.used { take(slot, for: member, isLeaving: false) }
  }

  private func take(_ slot: Int, for member: GestureMember, isLeaving: Bool) {
    guard member.touches >> UInt64(slot) & 1 == 1 else { return }
    let id = touches[slot].id
    touches[slot].lanes.removeAll { lane in
      guard lane !== member.lane, !lane.isSimultaneous else { return false }
      lane.touches &= ~(1 << UInt64(slot))
      withdrawals.append(Withdrawal(lane: lane, id: id, isLeaving: isLeaving))
      return true
    }
  }

  private func withdrawTouches() {
    if withdrawals.isEmpty { return }
    for touch in withdrawals {
      touch.lane.tracker?.tracker.withdraw(touch.id, isLeaving: touch.isLeaving, at: time)
    }
    withdrawals.removeAll(keepingCapacity: true)
  }
}

// MARK: Giving up

extension GestureArena {
  func giveUpAll(_ reason: CancellationReason) {
    closeFrame()
    for lane in lanes { lane.tracker?.tracker.cancelAll(reason) }
    while let slot = touches.used.last { touches.lift(slot) }
    ignored.removeAll(keepingCapacity: true)
    recognizeFrames()
    for member in live { member.lose(reason) }
    recognizeFrames()
  }

  func drop(_ member: GestureMember, _ reason: CancellationReason) {
    guard let lane = member.lane else { return }
    member.lose(reason)
    member.lane = nil
    live.removeAll { $0 === member }
    if member.isRemoved { lane.members.removeAll { $0 === member } }
    arbitrate()
    if withdrawals.isEmpty { retireLanes() } else { recognizeFrames() }
  }
}
