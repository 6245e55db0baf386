import Testing
import TouchGeometry
import TouchGestures
import TouchTestSupport

/// Laws over arenas with random gestures on random targets, hosts that add and remove them in the
/// middle, and random streams with faults.
@Suite struct RandomArenaTests {
  static let parts = 8

  static var count: Int { isBuiltForDebugging() ? 2_000 : 20_000 }

  @Test(arguments: 0..<parts)
  func everyGestureLivesOneLife(part: Int) {
    for seed in stride(from: part, to: Self.count, by: Self.parts) {
      let run = RandomArena(seed: UInt64(seed))
      run.play(RandomStream(seed: UInt64(seed)).actions)
      let faults = run.nodes.flatMap(\.faults)
      #expect(faults.isEmpty, "seed \(seed)")
      let open = run.nodes.filter(\.isOpen).count
      #expect(open == 0, "seed \(seed): heard no end")
      #expect(run.clashes == 0, "seed \(seed): two gestures had one touch")
      #expect(run.arena.deadline == nil, "seed \(seed)")
      if !faults.isEmpty || open > 0 { return }
    }
  }

  @Test func sameSamplesGiveTheSame() {
    for seed in 0..<UInt64(Self.count / 8) {
      let diaries = (0..<2).map { _ in
        let run = RandomArena(seed: seed)
        run.play(RandomStream(seed: seed).actions)
        return run.diary
      }
      #expect(diaries[0] == diaries[1], "seed \(seed)")
    }
  }
}

/// An arena of random gestures on four targets, each in the next.
private final class RandomArena {
  let arena = GestureArena()
  private(set) var nodes: [WatchedNode] = []
  private(set) var diary: [String] = []
  /// How often two gestures of one target that exclude each other were active at once.
  private(set) var clashes = 0
  private var random: SplitMix64
  private let targets = (0..<4).map { _ in GestureTarget() }
  private var members: [GestureMember] = []
  private var active = [Int](repeating: 0, count: 4)

  init(seed: UInt64) {
    random = SplitMix64(seed: seed ^ 0xA5E7A)
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
    var isActive = false
    let counts = priority != .simultaneous
    let watched = composition.root!.onStep { [unowned self] step in
      diary.append("\(name) \(step.phaseName)")
      let nowActive = step.phaseName == "began" || step.phaseName == "changed"
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

  /// What an action may ask for in the midst of a step.
  private func act() {
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

  func play(_ actions: [StreamAction]) {
    for action in actions {
      switch action {
      case .sample(let sample):
        let first = random.index(below: 5)
        arena.receive(sample, hitting: Array(targets[min(first, 4)...]))
      case .endFrame: arena.endFrame()
      case .advance(let time): arena.advance(to: time)
      case .cancelAll(let reason): arena.cancelAll(reason)
      }
      act()
    }
    arena.cancelAll()
    arena.cancelAll()
  }
}
