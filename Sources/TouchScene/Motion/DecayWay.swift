import TouchGeometry

/// The way of one component that is thrown: a decay, and a spring from a bound on.
struct DecayWay {
  let from: Double
  let velocity: Double
  let decay: MotionDecay
  /// Where it comes to rest.
  let rest: Double
  /// When the spring takes over, in seconds; infinity where it never does.
  let crossing: Double
  /// How far from the bound, and how fast, it is then.
  let start: Double
  let speed: Double

  init(
    from: Double, velocity: Double, decay: MotionDecay, lower: Double, upper: Double
  ) {
    self.from = from
    self.velocity = velocity
    self.decay = decay
    let aim = from + velocity / decay.rate
    guard lower <= upper, aim < lower || aim > upper || from < lower || from > upper else {
      (rest, crossing, start, speed) = (aim, .infinity, 0, 0)
      return
    }
    if from < lower || from > upper {
      rest = from < lower ? lower : upper
      (crossing, start, speed) = (0, from - rest, velocity)
      return
    }
    rest = aim < lower ? lower : upper
    let part = (rest - from) * decay.rate / velocity
    crossing = part < 1 ? -Exponential.logarithm(of: 1 - part) / decay.rate : .infinity
    (start, speed) = (0, velocity * (1 - part))
  }

  /// When it has come to rest to one part in 10,000, in seconds.
  var length: Double {
    if crossing < .infinity { return crossing + decay.edge.settlingTime() }
    return velocity == 0 ? 0 : Exponential.logarithm(of: 1e4) / decay.rate
  }

  func place(at time: Double) -> Double {
    guard time >= crossing else {
      return from + velocity * ((1 - Exponential.exponential(of: -decay.rate * time)) / decay.rate)
    }
    let (way, push) = decay.edge.response(at: time - crossing)
    return rest + start * way + speed * push
  }

  func velocity(at time: Double) -> Double {
    guard time >= crossing else {
      return velocity * Exponential.exponential(of: -decay.rate * time)
    }
    let edge = decay.edge
    let (way, push) = edge.response(at: time - crossing)
    let square = edge.frequency * edge.frequency
    return speed * (way - 2 * edge.rate * push) - start * square * push
  }
}

/// The way of a whole thrown value.
@usableFromInline
final class DecayLeg<Components: MotionVector> {
  private let ways: [DecayWay]

  init<Value: MotionValue>(
    from: Components, velocity: Components, decay: MotionDecay, within bounds: MotionBounds<Value>?
  ) where Value.MotionComponents == Components {
    let (lower, upper) = (bounds?.lower.motionComponents, bounds?.upper.motionComponents)
    ways = (0..<Components.motionCount).map { i in
      DecayWay(
        from: from[motion: i], velocity: velocity[motion: i], decay: decay,
        lower: lower?[motion: i] ?? -.infinity, upper: upper?[motion: i] ?? .infinity)
    }
  }

  /// Seconds until all components are at rest.
  var length: Double { ways.reduce(0) { max($0, $1.length) } }

  var rest: Components { components { $0.rest } }

  @usableFromInline
  func components(at time: Double) -> Components { components { $0.place(at: time) } }

  @usableFromInline
  func velocity(at time: Double) -> Components { components { $0.velocity(at: time) } }

  private func components(_ part: (DecayWay) -> Double) -> Components {
    var whole = Components.zero
    for i in ways.indices { whole[motion: i] = part(ways[i]) }
    return whole
  }
}
