import TouchGestures

/// Touches of one to ten fingers, again and again without end: presses, holds, drags, turns and
/// pinches, fingers that join and leave, cancellations, reused ids and bad input.
struct SampleStream {
  private(set) var period: [TouchSample] = []
  private var time: Int64 = 0
  private var places: [SIMD2<Double>] = []

  init() {
    for fingers in [1, 1, 2, 3, 10] {
      press(fingers)
      hold(fingers)
      move(fingers)
    }
    fail()
  }

  /// Gives the samples of `range` to `take`, and allocates nothing.
  func play(_ range: Range<Int>, to take: (TouchSample) -> Void) {
    for i in range {
      let (turn, place) = i.quotientAndRemainder(dividingBy: period.count)
      var sample = period[place]
      sample.time.nanoseconds += Int64(turn) * time
      take(sample)
    }
  }
}

// MARK: Touches

extension SampleStream {
  private mutating func press(_ fingers: Int) {
    land(fingers)
    lift(.ended)
  }

  private mutating func hold(_ fingers: Int) {
    land(fingers)
    for _ in 0..<4 {
      time += 200_000_000
      report(.stationary)
    }
    lift(fingers == 2 ? .cancelled : .ended)
  }

  /// The first finger lands before the others and stays longer.
  private mutating func move(_ fingers: Int) {
    land(1)
    turn(frames: 6)
    land(fingers - 1)
    turn(frames: 24)
    for finger in places.indices.dropFirst() { report(finger, .ended) }
    places.removeLast(fingers - 1)
    time += 8_000_000
    turn(frames: 6)
    lift(.ended)
  }

  /// Lost ends, unknown contacts, times that run backward, places that are none.
  private mutating func fail() {
    land(2)
    report(0, .began)
    places.append(.zero)
    report(2, .moved)
    places[1].x = .nan
    report(1, .moved)
    time -= 20_000_000
    report(0, .moved)
    time += 20_000_000
    places.removeLast()
    places[1] = .zero
    lift(.cancelled)
  }
}

// MARK: Steps

extension SampleStream {
  private mutating func land(_ fingers: Int) {
    for _ in 0..<fingers {
      places.append(SIMD2(100 + 40 * Double(places.count), 200))
      report(places.count - 1, .began)
    }
    time += 8_000_000
  }

  private mutating func turn(frames: Int) {
    for _ in 0..<frames {
      for i in places.indices { places[i] += SIMD2(places[i].y * 0.01, 3 - places[i].x * 0.01) }
      report(.moved)
      time += 8_000_000
    }
  }

  private mutating func lift(_ phase: TouchSample.Phase) {
    report(phase)
    places = []
    time += 100_000_000
  }

  private mutating func report(_ phase: TouchSample.Phase) {
    for finger in places.indices { report(finger, phase) }
  }

  private mutating func report(_ finger: Int, _ phase: TouchSample.Phase) {
    period.append(
      TouchSample(
        contactID: Int64(finger), phase: phase, time: TouchInstant(nanoseconds: time),
        location: places[finger]))
  }
}
