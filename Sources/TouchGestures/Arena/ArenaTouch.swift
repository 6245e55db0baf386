/// One finger of the arena: who follows it.
struct ArenaTouch {
  var id: Int64 = 0
  var location = SIMD2<Double>()
  var isDown = false
  var lanes: [TargetLane] = []
}

/// The fingers that are down, each in a slot of its own.
///
/// Slots are given in turn, so that one is not used again while a gesture that waits for a second
/// press still remembers it.
struct ArenaTouches {
  static let slotCount = 64

  private var slots = [ArenaTouch](repeating: ArenaTouch(), count: slotCount)
  private var next = 0
  /// Storage of lifted fingers' lanes, for those that land.
  private var spare: [[TargetLane]] = []
  /// The slots in use, in order of landing.
  private(set) var used: [Int] = []
  /// The slots of fingers that have lifted since the last frame was closed.
  private(set) var leaving: [Int] = []

  init() {
    used.reserveCapacity(Self.slotCount)
    leaving.reserveCapacity(Self.slotCount)
  }

  subscript(slot: Int) -> ArenaTouch {
    get { slots[slot] }
    _modify { yield &slots[slot] }
  }

  func slot(of id: Int64) -> Int? { used.first { slots[$0].id == id } }

  /// The slot of a finger that lands; fewer than 64 are down.
  mutating func land(_ id: Int64, at location: SIMD2<Double>) -> Int {
    if used.count + leaving.count == Self.slotCount { forgetLeaving() }
    while slots[next].isDown { next = (next + 1) % Self.slotCount }
    let slot = next
    next = (next + 1) % Self.slotCount
    slots[slot].id = id
    slots[slot].location = location
    slots[slot].isDown = true
    slots[slot].lanes = spare.popLast() ?? []
    used.append(slot)
    return slot
  }

  mutating func lift(_ slot: Int) {
    used.removeAll { $0 == slot }
    leaving.append(slot)
  }

  /// Lets the slots go of fingers whose lifts have been recognised.
  mutating func forgetLeaving() {
    for slot in leaving { free(slot) }
    leaving.removeAll(keepingCapacity: true)
  }

  private mutating func free(_ slot: Int) {
    slots[slot].isDown = false
    var lanes: [TargetLane] = []
    swap(&lanes, &slots[slot].lanes)
    lanes.removeAll(keepingCapacity: true)
    spare.append(lanes)
  }
}
