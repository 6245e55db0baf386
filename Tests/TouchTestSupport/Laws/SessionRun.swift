import TouchGestures

/// A session of a random composition, and what it told.
struct SessionRun {
  private var session: GestureSession<WatchedNode>
  private let composition: RandomComposition
  private(set) var steps: [ToldStep] = []
  /// Follows the samples for itself, to know the newest time.
  private var clock = TouchTracker(capacity: capacity)
  private var ledger = AnomalyLedger(capacity: capacity)

  /// Fewer than the streams have fingers.
  private static let capacity = 8

  init(seed: UInt64, profile: RecognitionProfile = .default) {
    composition = RandomComposition(seed: seed, profile: profile)
    session = GestureSession(
      composition.root,
      tracker: TouchTracker(
        capacity: Self.capacity, minimumRadius: profile.minimumRadius,
        maximumSpeed: profile.maximumSpeed))
    composition.root.watchAsRoot()
  }

  var deadline: TouchInstant? { session.deadline }

  mutating func perform(_ actions: [StreamAction]) throws(Violation) {
    for action in actions {
      ledger.note(action, newest: clock.time)
      clock.follow(action)
      let count = steps.count
      session.perform(action)
      readSteps()
      try Violation.check(steps.count - count < 400, .bounded, "steps of one action: \(action)")
      try checkDeadline(after: action)
      try checkRest(after: action)
      for node in composition.nodes { try node.check() }
    }
    try ledger.check(session.anomalies)
  }

  private mutating func readSteps() {
    while let (step, time) = session.nextStep() {
      steps.append(ToldStep(step.word, step.value ?? [], time))
    }
  }

  mutating func forgetSteps() { steps.removeAll() }

  /// At the last instant that there is no deadline can move on: what is due there is asked once for
  /// each call.
  private var isAtTheEndOfTime: Bool { clock.time.nanoseconds == .max }

  private func checkDeadline(after action: StreamAction) throws(Violation) {
    guard let due = session.deadline, !isAtTheEndOfTime else { return }
    try Violation.check(
      due > clock.time, .timeIsInput, "due at \(due) after \(action) at \(clock.time)")
  }

  /// What closes a frame leaves nothing to be told.
  private mutating func checkRest(after action: StreamAction) throws(Violation) {
    guard action.closesFrame(at: clock.time), !isAtTheEndOfTime else { return }
    let count = steps.count
    session.endFrame()
    readSteps()
    try Violation.check(
      steps.count == count, .timeIsInput, "\(steps[count...]) comes late, after \(action)")
  }

  /// After a cancellation of all.
  func checkRest() throws(Violation) {
    try Violation.check(session.deadline == nil, .nothingStuck, "waits after cancelAll")
    let isOpen = composition.nodes.contains(where: \.isOpen)
    try Violation.check(!isOpen, .nothingStuck, "a part that is heard is open after cancelAll")
  }
}

extension GestureSession {
  package mutating func perform(_ action: StreamAction) {
    switch action {
    case .sample(let sample): receive(sample)
    case .endFrame: endFrame()
    case .advance(let time): advance(to: time)
    case .cancelAll(let reason): cancelAll(reason)
    }
  }
}
