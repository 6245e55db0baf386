import TouchGeometry
import TouchGestures

/// An arena of random gestures on four targets, each in the next, and what was heard of them.
package final class RandomArena {
  package let arena = GestureArena()
  /// What was heard, each line with its member's place, a single reading's numbers and the time.
  package private(set) var diary: [ToldStep] = []
  private var nodes: [WatchedNode] = []
  /// How often two gestures of one target that exclude each other were active at once.
  private var clashes = 0
  private var random: SplitMix64
  private let hasHost: Bool
  private let seed: UInt64
  private var landings: UInt64 = 0
  private let targets = (0..<4).map { _ in GestureTarget() }
  private var members: [GestureMember] = []
  private var active = [Int](repeating: 0, count: 4)

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
    let name = "\(members.count) on \(place)"
    let counts = priority != .simultaneous
    var isActive = false
    let watched = composition.root!.onStep { [unowned self] step in
      diary.append(ToldStep("\(name) \(step.word)", step.value ?? [], arena.time))
      let nowActive = step.word == "began" || step.word == "changed"
      if counts && nowActive != isActive {
        active[place] += nowActive ? 1 : -1
        if active[place] > 1 { clashes += 1 }
      }
      isActive = nowActive
      act()
    }
    nodes += composition.nodes
    members.append(targets[place].add(watched, priority: priority))
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
      let count = diary.count
      perform(action)
      try Violation.check(
        diary.count - count < 4000, .bounded, "\(diary.count - count) steps of \(action)")
      try checkDeadline(after: action)
      act()
      for node in nodes { try node.check() }
      try Violation.check(clashes == 0, .oneEnd, "two gestures have one touch")
    }
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

  /// Takes everything away; then nothing may be left.
  package func cancelAll() throws(Violation) {
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
