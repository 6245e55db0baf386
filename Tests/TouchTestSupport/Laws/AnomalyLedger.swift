import TouchGestures

/// Counts what a follower of contacts must repair or drop, without following them itself.
struct AnomalyLedger: Sendable {
  private let capacity: Int
  private var down: Set<Int64> = []
  private var refused: Set<Int64> = []
  private var counts = [Int](repeating: 0, count: TouchAnomaly.allCases.count)

  init(capacity: Int) { self.capacity = capacity }

  /// `newest` is the newest time before the action.
  mutating func note(_ action: StreamAction, newest: TouchInstant) {
    switch action {
    case .sample(let sample): note(sample, newest)
    case .cancelAll:
      down.removeAll()
      refused.removeAll()
    case .endFrame, .advance: break
    }
  }

  private mutating func note(_ sample: TouchSample, _ newest: TouchInstant) {
    if sample.time < newest { add(.backwardTime) }
    let reach = max(sample.location.x.magnitude, sample.location.y.magnitude)
    let isValid = sample.location.isFinite && reach <= 1e9
    if !isValid { add(.invalidLocation) }
    switch sample.phase {
    case .began: if isValid { land(sample.contactID) }
    case .moved: if isValid { checkKnown(sample.contactID) }
    case .stationary: checkKnown(sample.contactID)
    case .ended, .cancelled:
      checkKnown(sample.contactID)
      down.remove(sample.contactID)
      refused.remove(sample.contactID)
    }
  }

  private mutating func land(_ id: Int64) {
    if down.contains(id) { return add(.lostEnd) }
    if down.count < capacity {
      down.insert(id)
      refused.remove(id)
    } else {
      refused.insert(id)
      add(.beyondCapacity)
    }
  }

  private mutating func checkKnown(_ id: Int64) {
    if !down.contains(id) && !refused.contains(id) { add(.unknownContact) }
  }

  private mutating func add(_ anomaly: TouchAnomaly) { counts[anomaly.rawValue] += 1 }

  func check(_ found: TouchAnomalyCounts) throws(Violation) {
    for anomaly in TouchAnomaly.allCases {
      let (count, expected) = (found[anomaly], counts[anomaly.rawValue])
      try Violation.check(
        count == expected, .bounded, "\(anomaly.name) counted \(count) times, not \(expected)")
    }
  }
}
