import TouchGeometry
import TouchGestures

/// An arena of random gestures on four targets, each in the next, and what was heard of them.
package final class RandomArena {
  package let arena = GestureArena(capacity: capacity)
  /// What was heard, each line with its member's place, a single reading's numbers and the time.
  package private(set) var diary: [ToldStep] = []
  private var nodes: [WatchedNode] = []
  private var contestants: [Contestant] = []
  private var owners = TouchOwners()
  private var ledger = AnomalyLedger(capacity: capacity)
  private var violation: Violation?
  private var step = 0
  private var stepTime = TouchInstant(nanoseconds: .min)
  private var random: SplitMix64
  private let hasHost: Bool
  private let seed: UInt64
  private var landings: UInt64 = 0
  private let targets = (0..<4).map { _ in GestureTarget() }
  private var members: [GestureMember] = []

  /// Fewer than the streams have fingers.
  private static let capacity = 8

  /// With a host that adds, removes, disables and cancels in the middle, or one that only watches.
  package init(seed: UInt64, hasHost: Bool) {
    random = SplitMix64(seed: seed ^ 0xA5E7A)
    (self.seed, self.hasHost) = (seed, hasHost)
    for _ in 0..<2 + random.index(below: 6) { addMember() }
    for _ in 0..<random.index(below: 4) {
      let (a, b) = (random.index(below: members.count), random.index(below: members.count))
      try? members[a].requireFailure(of: members[b])
    }
  }

  private func addMember() {
    let place = random.index(below: 4)
    let priority = GestureMember.Priority.allCases[random.index(below: 3)]
    let composition = RandomComposition(seed: random.next())
    let contestant = Contestant("\(members.count) on \(place)")
    if priority != .simultaneous { contestants.append(contestant) }
    composition.root.watchAsRoot { [unowned self] phase, frame in
      if phase == "given up" {
        contestant.lives.giveUp()
      } else {
        contestant.lives.say(phase, frame, at: presentStep())
      }
    }
    let watched = composition.root!.onStep { [unowned self] step in
      diary.append(ToldStep("\(contestant.name) \(step.word)", step.value ?? [], arena.time))
      if priority != .simultaneous { note(step.word, of: contestant) }
      act()
    }
    nodes += composition.nodes
    members.append(targets[place].add(watched, priority: priority))
  }

  /// Grows with time, and where a clock starts anew.
  private func presentStep() -> Int {
    if arena.time != stepTime { (step, stepTime) = (step + 1, arena.time) }
    return step
  }

  private func note(_ phase: String, of contestant: Contestant) {
    contestant.isShown = phase == "possible"
    let life = contestant.lives.hear(phase)
    do throws(Violation) {
      try owners.hear(phase, of: contestant.name, life, at: presentStep())
    } catch {
      violation = violation ?? error
    }
  }

  /// What an action, or the host between samples, may ask for.
  private func act() {
    guard hasHost else { return }
    switch random.index(below: 120) {
    case 0: arena.remove(members[random.index(below: members.count)])
    case 1: arena.cancelAll()
    case 2: arena.setEnabled(false, members[random.index(below: members.count)])
    case 3: if members.count < 12 { addMember() }
    case 4: arena.removeAll(from: targets[random.index(below: 4)], reason: .system)
    case 5: arena.endFrame()
    default: break
    }
  }

  package func perform(_ actions: [StreamAction]) throws(Violation) {
    for action in actions {
      ledger.note(action, newest: arena.time)
      let count = diary.count
      perform(action)
      try Violation.check(
        diary.count - count < 4000, .bounded, "\(diary.count - count) steps of \(action)")
      try checkDeadline(after: action)
      try checkRest(after: action)
      try checkOwners()
      act()
      try Violation.check(arena.isSettled, .nothingStuck, "left undone after \(action)")
      for node in nodes { try node.check() }
    }
    if !hasHost { try ledger.check(arena.anomalies) }
  }

  private func perform(_ action: StreamAction) {
    switch action {
    case .sample(let sample): arena.receive(sample, hitting: path(of: sample))
    case .endFrame: arena.endFrame()
    case .advance(let time): arena.advance(to: time)
    case .cancelAll(let reason): arena.cancelAll(reason)
    }
  }

  /// The target that the landing hits, chosen by its number, and those around it.
  private func path(of sample: TouchSample) -> [GestureTarget] {
    guard sample.phase == .began else { return [] }
    landings += 1
    var choice = SplitMix64(seed: seed &* 1000 &+ landings)
    return Array(targets[min(choice.index(below: 5), 4)...])
  }

  private func checkDeadline(after action: StreamAction) throws(Violation) {
    guard let deadline = arena.deadline else { return }
    try Violation.check(
      deadline > arena.time, .timeIsInput, "due at \(deadline) after \(action) at \(arena.time)")
  }

  /// What closes a frame leaves nothing to be told.
  private func checkRest(after action: StreamAction) throws(Violation) {
    guard action.closesFrame(at: arena.time) else { return }
    let count = diary.count
    arena.endFrame()
    try Violation.check(
      diary.count == count, .timeIsInput, "\(diary[count...]) comes late, after \(action)")
  }

  /// A touch has one owner, and nobody else shows that it may be theirs.
  private func checkOwners() throws(Violation) {
    if let violation { throw violation }
    for contestant in contestants where contestant.isShown {
      guard let life = contestant.lives.shown else { continue }
      try owners.check(contestant.name, "is shown", life)
    }
  }

  /// Takes everything away; then nothing may be left.
  package func cancelAll() throws(Violation) {
    ledger.note(.cancelAll(.host), newest: arena.time)
    arena.cancelAll()
    let count = diary.count
    arena.cancelAll()
    try Violation.check(diary.count == count, .oneEnd, "cancelled twice")
    try Violation.check(
      arena.deadline == nil && arena.isAtRest, .nothingStuck, "not at rest after cancelAll")
    for node in nodes {
      try node.check()
      try Violation.check(!node.isOpen, .nothingStuck, "a part is heard to go on after cancelAll")
    }
  }

  package func forgetDiary() {
    diary.removeAll()
    landings = 0
  }
}

/// A gesture that others exclude.
private final class Contestant {
  let name: String
  var lives = TouchLives()
  var isShown = false

  init(_ name: String) { self.name = name }
}
