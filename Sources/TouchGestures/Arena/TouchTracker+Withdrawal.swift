/// A touch that a gesture has taken away from another lane.
struct Withdrawal {
  var lane: TargetLane
  var id: Int64
  /// Whether it lifts at this time; then its id may be another's already.
  var isLeaving: Bool
}

extension TouchTracker {
  /// Takes a contact away in the next frame: what else it was to report at this time is dropped,
  /// its lift among it, and its landing if that has not been seen.
  mutating func withdraw(_ id: Int64, isLeaving: Bool, at time: TouchInstant) {
    gatherNoted()
    if isLeaving {
      guard let lift = pending.firstIndex(where: { isReport($0, of: id) && $0.takesAway }) else {
        return  // it is gone
      }
      dropReports(of: id, in: 0...lift)
    } else if let landing = pending.lastIndex(where: {
      isReport($0, of: id) && $0.sample.phase == .began
    }) {
      return dropReports(of: id, in: landing...pending.count - 1)
    } else if !pending.isEmpty {
      dropReports(of: id, in: 0...pending.count - 1)
    }
    cancelNext(id, at: time)
  }

  /// Whether the entry is a sample of `id` that no frame shows yet.
  private func isReport(_ entry: PendingSample, of id: Int64) -> Bool {
    entry.sample.contactID == id && entry.step >= step && entry.reason != .wonByAnother
  }

  private mutating func dropReports(of id: Int64, in range: ClosedRange<Int>) {
    for i in range.reversed() where isReport(pending[i], of: id) { pending.remove(at: i) }
  }

  private mutating func cancelNext(_ id: Int64, at time: TouchInstant) {
    let isGoing = pending.contains {
      $0.sample.contactID == id && $0.step >= step && $0.reason == .wonByAnother
    }
    guard !isGoing, let i = index(of: id) else { return }
    let place = frame.contacts[i].location
    let sample = TouchSample(contactID: id, phase: .cancelled, time: time, location: place)
    var entry = PendingSample(
      sample, after: nil, at: place, .wonByAnother, landingStep: PendingSample.firstMotion)
    // Steps that have been formed do not come again; those of lifts are odd.
    entry.step = max(entry.step, step | 1)
    frameTime = time
    lastStep = max(lastStep, entry.step)
    pending.insert(entry, at: 0)
  }
}
