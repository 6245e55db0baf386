// The states of a member and what moves it from one to the next.
extension GestureMember {
  var isSimultaneous: Bool { priority == .simultaneous }

  /// It has been recognised and waits for what stands before it.
  var isReady: Bool { state == .ready || state == .done }

  /// It may yet be recognised.
  var isContending: Bool { state == .possible || isReady }

  /// Whether it may take the touches from others, and soon says whether it does.
  var isBeingDecided: Bool { isReady || (state == .possible && deadline != nil) }

  func note(_ move: Move) {
    if state == .active {
      if move == .ended || move == .over { retire() }
      return
    }
    if state == .done { return }
    switch move {
    case .none: return
    case .possible: if state == .over { enter(.possible) }
    case .begun: enter(.ready)
    case .ended: enter(.done)
    case .over: state = .over
    }
    if let lane, state != .over { touches |= lane.touches }
  }

  private func enter(_ state: State) {
    if self.state == .over { touches = 0 }
    self.state = state
  }

  /// A gesture that goes on has all touches of its target, those among them that landed while it
  /// waited and of which it has said nothing.
  func takeUpLane() {
    if state == .ready, let lane { touches |= lane.touches }
  }

  /// The gesture is heard from now on.
  func win() {
    let isDone = state == .done
    state = .active
    setHeld(false)
    if isDone { retire() } else if !isSimultaneous { lane?.winner = self }
  }

  /// The gesture is over for those who hear it.
  ///
  /// One that waited for its turn may be in the midst of the next life.
  private func retire() {
    if lane?.winner === self { lane?.winner = nil }
    setHeld(true)
    state = deadline == nil ? .over : .possible
    touches = state == .over ? 0 : lane?.touches ?? 0
  }

  /// The gesture is given up.
  func lose(_ reason: CancellationReason) {
    cancel(reason)
    if lane?.winner === self { lane?.winner = nil }
    setHeld(true)
    state = .over
    touches = 0
  }
}

// MARK: Failure requirements

/// Why a failure requirement was refused.
@frozen
public enum FailureRequirementError: Error, Hashable, Sendable {
  /// The other gesture waits for this one, itself or through others: neither would ever be heard.
  case cycle
}

extension GestureMember {
  /// Lets this gesture wait until `other` fails: where `other` is recognised, this one is given up.
  ///
  /// A requirement goes before priorities. Asking twice is asking once.
  /// - Throws: ``FailureRequirementError/cycle`` if `other` waits for this gesture.
  public func requireFailure(of other: GestureMember) throws(FailureRequirementError) {
    if other === self || other.waits(for: self) { throw .cycle }
    if !requirements.contains(where: { $0 === other }) { requirements.append(other) }
  }

  private func waits(for other: GestureMember) -> Bool {
    requirements.contains { $0 === other || $0.waits(for: other) }
  }

  /// Lets what this one waits for stand at least as high as it does.
  func raiseRequirements() {
    for other in requirements where other.rank > rank {
      other.rank = rank
      other.raiseRequirements()
    }
  }
}
