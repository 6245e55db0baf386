// Samples in: repairs, and the way from a touch to the lanes that follow it.
extension GestureArena {
  func accept(_ sample: TouchSample, _ path: [GestureTarget]) {
    var sample = sample
    if sample.time < time {
      anomalies.add(.backwardTime)
      if restartsClock(sample) { restartClock(at: sample.time) } else { sample.time = time }
    }
    if sample.time > time {
      moveOn(to: sample.time)
    } else if gathered >= PendingSample.limit {
      closeFrame()
    }
    let slot = touches.slot(of: sample.contactID)
    guard repairLocation(of: &sample, in: slot) else { return }
    if sample.phase == .began {
      land(sample, in: slot, hitting: path)
    } else if let slot {
      follow(sample, in: slot)
    } else {
      dropUnknown(sample)
    }
  }

  /// False when the sample cannot be used.
  ///
  /// A lift at an invalid place is a lift where it was.
  private func repairLocation(of sample: inout TouchSample, in slot: Int?) -> Bool {
    if sample.hasValidLocation { return true }
    anomalies.add(.invalidLocation)
    if sample.phase == .began || sample.phase == .moved { return false }
    sample.location = slot.map { touches[$0].location } ?? .zero
    return true
  }

  private func dropUnknown(_ sample: TouchSample) {
    if let i = ignored.firstIndex(of: sample.contactID) {
      if sample.takesAway { ignored.remove(at: i) }
    } else {
      anomalies.add(.unknownContact)
    }
  }

  private func follow(_ sample: TouchSample, in slot: Int) {
    if sample.phase != .stationary { touches[slot].location = sample.location }
    send(sample, of: slot)
    if sample.takesAway { touches.lift(slot) }
  }

  private func send(_ sample: TouchSample, of slot: Int) {
    for lane in touches[slot].lanes { lane.tracker?.tracker.receive(sample) }
    gathered += 1
  }

  private func land(_ sample: TouchSample, in old: Int?, hitting path: [GestureTarget]) {
    if let old {
      anomalies.add(.lostEnd)
      for lane in touches[old].lanes {
        lane.tracker?.tracker.cancel(sample.contactID, .lostContact, at: time)
      }
      touches.lift(old)
    }
    if let i = ignored.firstIndex(of: sample.contactID) { ignored.remove(at: i) }
    guard touches.used.count < capacity else {
      anomalies.add(.beyondCapacity)
      if ignored.count < PendingSample.limit { ignored.append(sample.contactID) }
      return
    }
    let slot = touches.land(sample.contactID, at: sample.location)
    capture(slot, path)
    send(sample, of: slot)
  }
}

// MARK: Capture

extension GestureArena {
  /// The touch goes to all targets that it hit, unless a gesture of one of them has begun: that
  /// one takes it.
  private func capture(_ slot: Int, _ path: [GestureTarget]) {
    let owner = path.firstIndex { $0.contest.winner != nil }
    for i in path.indices {
      let depth = path.count - i
      if owner == nil || owner == i { join(path[i].contest, slot, depth) }
      join(path[i].together, slot, depth)
    }
    sortLive()
  }

  private func join(_ lane: TargetLane, _ slot: Int, _ depth: Int) {
    if lane.members.isEmpty || touches[slot].lanes.contains(where: { $0 === lane }) { return }
    if !lane.isTouched { enlist(lane, depth) }
    lane.touches |= 1 << UInt64(slot)
    touches[slot].lanes.append(lane)
  }

  /// A target is touched anew: its gestures take part.
  private func enlist(_ lane: TargetLane, _ depth: Int) {
    lane.depth = depth
    lane.members.removeAll { $0.isRemoved }
    if lane.tracker == nil {
      lane.tracker = takeTracker()
      lanes.append(lane)
    }
    for member in lane.members where member.isEnabled && member.lane == nil {
      member.lane = lane
      live.append(member)
    }
  }

  private func takeTracker() -> LaneTracker {
    let tracker = pool.popLast() ?? LaneTracker(capacity: capacity)
    tracker.tracker.startSerials(group: lastGroup, pair: lastPair)
    return tracker
  }

  /// Puts those that stand before others first; an insertion sort keeps the order of the rest.
  ///
  /// Gestures of high priority come first, the outermost before the inner; then the others, the
  /// innermost before the outer; those of a target in the order in which they were added.
  func sortLive() {
    for i in live.indices {
      var j = i
      while j > 0 && live[j].stands(before: live[j - 1]) {
        live.swapAt(j, j - 1)
        j -= 1
      }
    }
    for i in live.indices { live[i].rank = i }
    for member in live { member.raiseRequirements() }
  }
}

extension GestureMember {
  fileprivate func stands(before other: GestureMember) -> Bool {
    guard let lane, let otherLane = other.lane else { return false }
    let isHigh = priority == .high
    if isHigh != (other.priority == .high) { return isHigh }
    return isHigh ? lane.depth < otherLane.depth : lane.depth > otherLane.depth
  }
}

extension TouchSample {
  fileprivate var takesAway: Bool { phase == .ended || phase == .cancelled }

  fileprivate var hasValidLocation: Bool {
    location.x.magnitude <= TouchTracker.farthestLocation
      && location.y.magnitude <= TouchTracker.farthestLocation
  }
}

extension TouchTracker {
  /// Takes one contact away for `reason`.
  mutating func cancel(_ id: Int64, _ reason: CancellationReason, at time: TouchInstant) {
    gatherNoted()
    gather(TouchSample(contactID: id, phase: .cancelled, time: time, location: .zero), reason)
  }

  /// Groups and pairs are counted on from these.
  mutating func startSerials(group: UInt32, pair: UInt32) {
    groups = group
    pairs = pair
  }
}
