/// Samples in, frames out: the one place where contacts are followed.
///
/// A frame is all samples with one time. `endFrame()` closes it (an input system's end of packet),
/// and so does a later sample, or `advance(to:)` at or past its time. Closed samples are read as
/// frames:
///
///     tracker.receive(sample)
///     while tracker.formFrame() { recognizer.receive(tracker.frame) }
///
/// In each frame contacts land and move together; lifts follow in a frame of their own at the same
/// time, and a contact that lands, moves and lifts at one time gives three frames, so that no
/// recogniser ever has to begin and end in one step. Where a contact is cancelled and others stay,
/// one more frame starts the new group. No frame has more contacts than the capacity: one that takes
/// the place of a contact that lifts at the same time lands after the lift.
///
/// Bad input is repaired or dropped and counted in ``anomalies``; see ``TouchAnomaly``. Storage is
/// reserved once: no call allocates while at most 64 samples share a time. The work is linear in
/// the contacts that are down.
///
/// **Contacts that report in turn.** Some devices send one contact a packet. A contact that was
/// heard of within the last 40 ms and has not reported since its partners did may be about to:
/// until it does, or another reports twice, the motion is not *settled*, and decisions wait.
public struct TouchTracker: Sendable {
  /// The present frame, valid until the next `formFrame()`.
  public internal(set) var frame = TouchFrame()
  /// What was repaired or dropped so far.
  public internal(set) var anomalies = TouchAnomalyCounts()
  /// The newest time that the tracker has heard of.
  public private(set) var time = TouchInstant(nanoseconds: .min)
  /// How many contacts are followed at once.
  public let capacity: Int

  let minimumRadius: Double
  let maximumSpeed: Double
  /// How many contacts have a move noted for the frame that is being gathered.
  ///
  /// Nearly all frames have nothing but one move of each contact. Those are noted in the contacts;
  /// with any other sample they go to `pending`, and so do those that follow in the frame.
  var noted = 0
  var pending: [PendingSample] = []
  var step = PendingSample.firstStep
  var lastStep = 0
  var frameTime = TouchInstant(nanoseconds: .min)
  var startsGroup = false
  var groups: UInt32 = 0
  var pairs: UInt32 = 0
  var anchor = ScaleAnchor()
  private var isClosed = false
  private var staged: TouchSample?
  var ignored: [Int64] = []

  /// A tracker of at most `capacity` contacts (1 … 64).
  ///
  /// Contacts nearer than `minimumRadius` points (root mean square) to their centroid give neither
  /// rotation nor scale. Velocities are limited to `maximumSpeed` points per second.
  public init(capacity: Int = 16, minimumRadius: Double = 5, maximumSpeed: Double = 8000) {
    self.capacity = min(max(capacity, 1), 64)
    self.minimumRadius = minimumRadius
    self.maximumSpeed = maximumSpeed
    frame.contacts.reserveCapacity(self.capacity)
    pending.reserveCapacity(PendingSample.limit + 2 * self.capacity)
    ignored.reserveCapacity(PendingSample.limit)
  }
}

// MARK: Samples in

extension TouchTracker {
  /// Takes the next sample.
  ///
  /// Call `formFrame()` until false afterwards.
  public mutating func receive(_ sample: TouchSample) {
    if !note(sample) { receiveNext(sample) }
  }

  /// Takes a sample that `note` refused.
  @inline(__always)
  mutating func receiveNext(_ sample: TouchSample) {
    if staged != nil { while formFrame() {} }
    if isClosed || gathered > 0 && closesFrame(sample) {
      staged = sample
      isClosed = true
    } else {
      accept(sample)
    }
  }

  @inline(__always)
  private func closesFrame(_ sample: TouchSample) -> Bool {
    sample.time > frameTime || gathered >= PendingSample.limit || restartsClock(sample)
  }

  /// The samples of the frame so far.
  @inline(__always)
  private var gathered: Int { noted + pending.count }

  /// Closes the frame: all samples of its time have come.
  public mutating func endFrame() { isClosed = isClosed || gathered > 0 }

  /// Moves time on to `time`; a frame at or before it is closed.
  public mutating func advance(to time: TouchInstant) {
    guard time >= self.time else { return }
    self.time = time
    endFrame()
  }

  /// Takes all contacts away, as a window that loses the screen must.
  public mutating func cancelAll(_ reason: CancellationReason = .host) {
    while formFrame() {}
    gatherNoted()
    frameTime = max(frameTime, time)
    for i in frame.contacts.indices { takeAway(frame.contacts[i].id, reason) }
    for i in pending.indices { takeAway(pending[i].sample.contactID, reason) }
    ignored.removeAll(keepingCapacity: true)
    endFrame()
  }

  private mutating func takeAway(_ id: Int64, _ reason: CancellationReason) {
    if isDown(id) { gather(TouchSample(cancelling: id, at: frameTime), reason) }
  }

  /// Forms the next frame in ``frame``; false when no closed samples are left.
  @inline(__always)
  public mutating func formFrame() -> Bool { isClosed && formClosedFrame() }

  private mutating func formClosedFrame() -> Bool {
    if noted > 0 {
      formMoves()
      openFrame()
      return true
    }
    if formNextStep() { return true }
    startGathering()
    return false
  }

  private mutating func startGathering() {
    pending.removeAll(keepingCapacity: true)
    step = PendingSample.firstStep
    lastStep = 0
    openFrame()
  }

  @inline(__always)
  private mutating func openFrame() {
    isClosed = false
    if let sample = staged {
      staged = nil
      accept(sample)
    }
  }

  @inline(__always)
  private mutating func accept(_ sample: TouchSample) {
    if isGoodMove(sample) && frame.contacts.noteMove(of: sample.contactID, to: sample.location) {
      noted += 1
      time = sample.time
      frameTime = time
    } else {
      examine(sample)
    }
  }

  /// Notes one more move in a frame of such moves; false if it is not that.
  @inline(__always)
  mutating func note(_ sample: TouchSample) -> Bool {
    guard noted > 0 && !isClosed && sample.time == frameTime && sample.phase == .moved,
      Self.isValid(sample.location),
      frame.contacts.noteMove(of: sample.contactID, to: sample.location)
    else { return false }
    noted &+= 1
    return true
  }

  @inline(__always)
  private func isGoodMove(_ sample: TouchSample) -> Bool {
    sample.phase == .moved && sample.time >= time && Self.isValid(sample.location)
      && pending.isEmpty
  }

  mutating func gatherNoted() {
    if noted == 0 { return }
    noted = 0
    lastStep = PendingSample.firstMotion
    for i in frame.contacts.indices where frame.contacts[i].hasMove {
      frame.contacts[i].hasMove = false
      let sample = TouchSample(
        contactID: frame.contacts[i].id, phase: .moved, time: frameTime,
        location: frame.contacts[i].nextLocation)
      frame.contacts[i].nextLocation = frame.contacts[i].location
      pending.append(PendingSample(plainMove: sample))
    }
  }

  private mutating func examine(_ sample: TouchSample) {
    gatherNoted()
    var sample = sample
    if sample.time < time {
      anomalies.add(.backwardTime)
      if !restartsClock(sample) { sample.time = time }
    }
    time = sample.time
    guard repairLocation(of: &sample), admit(sample) else { return }
    gather(sample, .system)
  }

  mutating func gather(_ sample: TouchSample, _ reason: CancellationReason) {
    let last = lastPending(of: sample.contactID)
    let place = lastPlace(of: sample.contactID, last) ?? sample.location
    let entry = PendingSample(
      sample, after: last.map { pending[$0] }, at: place, reason,
      landingStep: sample.phase == .began ? landingStep : 0)
    frameTime = sample.time
    lastStep = max(lastStep, entry.step)
    pending.append(entry)
  }
}
