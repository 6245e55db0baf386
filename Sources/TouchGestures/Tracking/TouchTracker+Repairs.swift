// What becomes of samples that cannot be taken as they are, and of those that need room.
extension TouchTracker {
  /// Whether a clock that ran wild or was set back starts anew.
  ///
  /// It does when a contact lands while none is down, so far back that no jitter explains it. Else
  /// one wrong time far in the future would hold every later touch at that time.
  @inline(__always)
  func restartsClock(_ sample: TouchSample) -> Bool {
    sample.phase == .began && sample.time < time
      && sample.time.nanoseconds(to: time) >= Self.clockRestart && downCount == 0
  }

  /// A time this much (one minute) before the newest is no jitter.
  static var clockRestart: Int64 { 60_000_000_000 }

  /// False when the sample cannot be used.
  ///
  /// A lift at an invalid place is a lift where it was.
  mutating func repairLocation(of sample: inout TouchSample) -> Bool {
    if Self.isValid(sample.location) { return true }
    anomalies.add(.invalidLocation)
    if sample.phase == .began || sample.phase == .moved { return false }
    let last = lastPending(of: sample.contactID)
    sample.location = lastPlace(of: sample.contactID, last) ?? .zero
    return true
  }

  /// Whether the location is finite and so near that squares and sums stay finite.
  @inline(__always)
  static func isValid(_ location: SIMD2<Double>) -> Bool {
    location.x.magnitude <= farthestLocation && location.y.magnitude <= farthestLocation
  }

  /// Locations farther out than this, in points, are invalid.
  static var farthestLocation: Double { 1e9 }

  /// False when the sample belongs to no contact that is followed.
  mutating func admit(_ sample: TouchSample) -> Bool {
    if sample.phase == .began { return admitLanding(sample) }
    if isDown(sample.contactID) { return true }
    if let i = ignoredIndex(of: sample.contactID) {
      if sample.phase == .ended || sample.phase == .cancelled { ignored.remove(at: i) }
    } else {
      anomalies.add(.unknownContact)
    }
    return false
  }

  private mutating func admitLanding(_ sample: TouchSample) -> Bool {
    if isDown(sample.contactID) {
      anomalies.add(.lostEnd)
      gather(TouchSample(cancelling: sample.contactID, at: sample.time), .lostContact)
      return true
    }
    if let i = ignoredIndex(of: sample.contactID) { ignored.remove(at: i) }
    if downCount < capacity { return true }
    anomalies.add(.beyondCapacity)
    if ignored.count < PendingSample.limit { ignored.append(sample.contactID) }
    return false
  }

  private func ignoredIndex(of id: Int64) -> Int? {
    for i in ignored.indices where ignored[i] == id { return i }
    return nil
  }

  // Indices, and inlined: the optimiser copies the whole tracker to call what does not mutate it.

  @inline(__always)
  func lastPending(of id: Int64) -> Int? {
    var i = pending.count
    while i > 0 {
      i -= 1
      if pending[i].sample.contactID == id { return i }
    }
    return nil
  }

  @inline(__always)
  func lastPlace(of id: Int64, _ last: Int?) -> SIMD2<Double>? {
    if let last { return pending[last].sample.location }
    return index(of: id).map { frame.contacts[$0].location }
  }

  /// Where the contact that is down is among the frame's contacts.
  @inline(__always)
  func index(of id: Int64) -> Int? {
    for i in frame.contacts.indices where frame.contacts[i].id == id && frame.contacts[i].isDown {
      return i
    }
    return nil
  }

  @inline(__always)
  func isDown(_ id: Int64) -> Bool {
    if let last = lastPending(of: id) { return !pending[last].takesAway }
    return index(of: id) != nil
  }

  @inline(__always)
  private var downCount: Int {
    var count = frame.down
    for i in pending.indices {
      if pending[i].sample.phase == .began {
        count += 1
      } else if pending[i].takesAway {
        count -= 1
      }
    }
    return count
  }

  /// The first step with room for a landing: where the contacts that are down, with those that land,
  /// fill the capacity, the one after all lifts so far.
  var landingStep: Int {
    var (contacts, lastLift) = (frame.down, 0)
    for i in pending.indices {
      if pending[i].sample.phase == .began { contacts += 1 }
      if pending[i].takesAway { lastLift = max(lastLift, pending[i].step) }
    }
    return contacts < capacity ? PendingSample.firstMotion : lastLift + 1
  }
}

extension TouchSample {
  init(cancelling id: Int64, at time: TouchInstant) {
    self.init(contactID: id, phase: .cancelled, time: time, location: .zero)
  }
}
