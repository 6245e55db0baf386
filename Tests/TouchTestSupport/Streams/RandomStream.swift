import TouchGeometry
import TouchGestures

/// A seeded random stream of touches of 1 … 12 fingers, with faults of every kind injected.
///
/// Places lie on a grid of 1/16 pt, so that moving them by whole points is exact.
package struct RandomStream: Sendable {
  package let seed: UInt64
  package private(set) var actions: [StreamAction] = []

  var random: SplitMix64
  var fingers: [Finger] = []
  var now: Int64
  let faults: FaultMix
  private let motion: Motion
  private let most: Int

  struct Finger: Sendable {
    var id: Int64
    var place: SIMD2<Double>
  }

  private enum Motion: Int {
    case rest, tremor, drag, pinch, turn, wander, leap
  }

  package init(seed: UInt64) {
    self.seed = seed
    random = SplitMix64(seed: seed)
    faults = FaultMix(&random)
    motion = Motion(rawValue: random.index(below: 7))!
    most = random.index(below: 4) == 0 ? 1 + random.index(below: 12) : 1 + random.index(below: 3)
    now = Int64(random.index(below: 1_000_000_000)) - 500_000_000
    for _ in 0..<8 + random.index(below: 32) { addStep() }
  }

  mutating func append(_ action: StreamAction) { actions.append(action) }

  mutating func append(_ finger: Finger, _ phase: TouchSample.Phase) {
    let time = faults.time(now, &random)
    let place = faults.place(finger.place, &random)
    append(.sample(finger.id, phase, time, place.x, place.y))
  }

  /// Ids that hosts really use, extremes among them; few, so that they are reused.
  mutating func nextID() -> Int64 {
    let ids: [Int64] = [0, 1, 2, 3, -1, .min, .max, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]
    return ids[random.index(below: most < 6 ? 8 : ids.count)]
  }

  private mutating func addStep() {
    passTime()
    addFault()
    let choice = random.index(below: 16)
    if fingers.isEmpty || (choice < 3 && fingers.count < most) {
      for _ in 0...random.index(below: most) where fingers.count < most { land() }
    } else if choice < 13 {
      move()
    } else {
      lift()
    }
    if random.index(below: 4) == 0 { append(.endFrame) }
  }

  private mutating func passTime() {
    switch random.index(below: 16) {
    case 0, 1: break
    case 2: now += Int64(1 + random.index(below: 3_000_000))
    case 3: now += Int64(30_000_000 + random.index(below: 100_000_000))
    case 4: now += Int64(random.index(below: 900_000_000))
    default: now += Int64(4_000_000 + random.index(below: 13_000_000))
    }
  }
}

// MARK: Hands

extension RandomStream {
  private mutating func land() {
    let id = nextID()
    if fingers.contains(where: { $0.id == id }) { return }
    let place = SIMD2(onGrid(random.number(in: 0...800)), onGrid(random.number(in: 0...600)))
    let finger = Finger(id: id, place: place)
    fingers.append(finger)
    append(finger, .began)
  }

  private mutating func lift() {
    for _ in 0...random.index(below: 2) where !fingers.isEmpty {
      var finger = fingers.remove(at: random.index(below: fingers.count))
      if random.index(below: 3) == 0 {
        finger.place += SIMD2(onGrid(random.number(in: -20...20)), 2)
      }
      append(finger, random.index(below: 8) == 0 ? .cancelled : .ended)
    }
  }

  private mutating func move() {
    let (step, onlyOne) = (motionStep(), random.index(below: 4) == 0)
    let chosen = random.index(below: fingers.count)
    for i in fingers.indices where !onlyOne || i == chosen {
      fingers[i].place += step(fingers[i].place)
      append(fingers[i], random.index(below: 16) == 0 ? .stationary : .moved)
    }
  }

  /// How a finger at a place moves in this step.
  private mutating func motionStep() -> (SIMD2<Double>) -> SIMD2<Double> {
    let size = motion == .leap ? 300.0 : motion == .tremor ? 1.5 : 12
    let amount = random.number(in: 0...size)
    let way = SIMD2(random.number(in: -size...size), random.number(in: -size...size))
    switch motion {
    case .rest: return { _ in .zero }
    case .tremor, .wander, .leap: return { onGrid(way + $0 * 0.001) }
    case .drag: return { _ in onGrid(SIMD2(amount, amount * 0.5)) }
    case .pinch: return { onGrid(($0 - SIMD2(400, 300)) * (amount * 0.004)) }
    case .turn: return { onGrid(SIMD2(300 - $0.y, $0.x - 400) * (amount * 0.004)) }
    }
  }
}

/// The multiple of 1/16 next below.
func onGrid(_ value: Double) -> Double { Double(Int(value * 16)) / 16 }

func onGrid(_ place: SIMD2<Double>) -> SIMD2<Double> {
  SIMD2(onGrid(place.x), onGrid(place.y))
}
