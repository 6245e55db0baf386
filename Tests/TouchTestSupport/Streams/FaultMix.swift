import TouchGeometry
import TouchGestures

/// Which faults a random stream has, and how often.
struct FaultMix: Sendable {
  /// One in so many steps has a fault of its own; 0 is none.
  private(set) var actionFaults: Int
  /// One in so many samples lies at an impossible place; 0 is none.
  private var badPlaces: Int
  /// One in so many samples has a wrong time; 0 is none.
  private var badTimes: Int
  /// Whether wrong times go to the ends of the range.
  private(set) var hasExtremeTimes: Bool

  init(_ random: inout SplitMix64) {
    func rate(_ random: inout SplitMix64) -> Int {
      random.index(below: 2) == 0 ? 0 : 4 + random.index(below: 30)
    }
    actionFaults = rate(&random)
    badPlaces = rate(&random)
    badTimes = rate(&random)
    hasExtremeTimes = badTimes > 0 && random.index(below: 3) == 0
  }

  func place(_ place: SIMD2<Double>, _ random: inout SplitMix64) -> SIMD2<Double> {
    guard badPlaces > 0, random.index(below: badPlaces) == 0 else { return place }
    let bad: [Double] = [.nan, .infinity, -.infinity, 1e308, -1e308, 1e12, -4e11, .signalingNaN]
    let value = bad[random.index(below: bad.count)]
    return random.index(below: 2) == 0 ? SIMD2(value, place.y) : SIMD2(place.x, value)
  }

  func time(_ now: Int64, _ random: inout SplitMix64) -> Int64 {
    guard badTimes > 0, random.index(below: badTimes) == 0 else { return now }
    if hasExtremeTimes {
      let extremes: [Int64] = [.max, .min, .max - 1, .min + 1, 0, now + 400_000_000_000_000]
      return extremes[random.index(below: extremes.count)]
    }
    return now
      - Int64(random.index(below: random.index(below: 4) == 0 ? 2_000_000_000 : 30_000_000))
  }
}

extension RandomStream {
  mutating func addFault() {
    guard faults.actionFaults > 0, random.index(below: faults.actionFaults) == 0 else { return }
    switch random.index(below: 8) {
    case 0: if !fingers.isEmpty { fingers.removeLast() }
    case 1: if let finger = fingers.first { append(finger, .began) }
    case 2: append(Finger(id: nextID(), place: SIMD2(3, 4)), .moved)
    case 3: append(Finger(id: nextID(), place: SIMD2(50, 60)), .ended)
    case 4:
      append(.cancelAll([.host, .system, .lostContact, .disabled][random.index(below: 4)]))
      fingers.removeAll()
    case 5: append(.endFrame)
    case 6:
      now += Int64(random.index(below: 700_000_000))
      append(.advance(TouchInstant(nanoseconds: now)))
    default: liveAndDieAtOnce()
    }
  }

  /// A whole touch at one time.
  private mutating func liveAndDieAtOnce() {
    let id = nextID()
    if fingers.contains(where: { $0.id == id }) { return }
    append(Finger(id: id, place: SIMD2(100, 100)), .began)
    append(Finger(id: id, place: SIMD2(100, 112)), .moved)
    append(Finger(id: id, place: SIMD2(100, 130)), .ended)
  }
}
