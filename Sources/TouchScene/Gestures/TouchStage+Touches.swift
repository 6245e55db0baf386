import TouchGestures

// What a host does with touches.
extension TouchStage {
  /// Takes the next sample, in points of the screen.
  ///
  /// A touch belongs to what it hits when it lands, wherever it goes. A sample with a later time
  /// closes the frame before it.
  public func receive(_ sample: TouchSample) {
    if !motions.isEmpty { runMotions(to: sample.time) }
    switch sample.phase {
    case .moved, .stationary: arena.receive(sample)
    case .began: land(sample)
    case .ended, .cancelled:
      arena.receive(sample)
      captures.removeAll { $0.contact == sample.contactID }
    }
  }

  /// Closes the frame: all samples of its time have come, and its gestures are decided at once.
  public func endFrame() { arena.endFrame() }

  /// Moves time on to `time` without a sample: what waits for time is decided, what moves is shown
  /// where it is then.
  public func advance(to time: TouchInstant) {
    var time = time
    if !motions.isEmpty {
      runMotions(to: time)
      if isRunningMotions { return }
      time = motionLimit
    }
    arena.advance(to: time)
  }

  /// When time alone will decide something or end a motion; nil when no timer is needed.
  ///
  /// Between deadlines, what moves changes with every instant; see ``isAnimating``.
  public var deadline: TouchInstant? {
    guard let end = motionDeadline else { return arena.deadline }
    guard let due = arena.deadline, due < end else { return end }
    return due
  }

  /// Takes all touches away; what has begun is cancelled, once.
  public func cancelAll(_ reason: CancellationReason = .host) {
    captures.removeAll(keepingCapacity: true)
    arena.cancelAll(reason)
  }

  /// What was repaired or dropped so far.
  public var anomalies: TouchAnomalyCounts { arena.anomalies }

  /// The frame before is decided first, because it may move what the touch is to hit.
  private func land(_ sample: TouchSample) {
    if sample.time > arena.time { arena.advance(to: sample.time) }
    let path = path(at: sample.location)
    let targets = path.map { target(of: $0) }
    for node in path {
      for gesture in node.gestures { gesture.linkRequirements() }
    }
    captures.removeAll { $0.contact == sample.contactID }
    captures.append(Capture(contact: sample.contactID, targets: targets))
    arena.receive(sample, hitting: targets)
  }

  /// Whether a finger is down that landed on the node or on a node in it.
  func isTouched(_ node: TouchNode) -> Bool {
    captures.contains { capture in capture.targets.contains { $0 === node.target } }
  }

  /// A finger that is down, and whom it belongs to.
  struct Capture {
    var contact: Int64
    var targets: [GestureTarget]
  }
}
