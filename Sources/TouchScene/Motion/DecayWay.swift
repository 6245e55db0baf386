import TouchGeometry

/// The way of one component that is thrown: a decay, and a spring from a bound on.
struct DecayWay {
  /// Where it starts, as seen from the bound that it comes to rest at.
  enum Start {
    /// There is no bound on its way.
    case free
    /// It reaches the bound at a speed.
    case inside
    /// It is beyond the bound already.
    case outside
  }

  let from: Double
  let velocity: Double
  let decay: MotionDecay
  let start: Start
  /// Where it comes to rest.
  let rest: Double

  init(from: Double, velocity: Double, rest: Double, _ start: Start, _ decay: MotionDecay) {
    self.from = from
    self.velocity = velocity
    self.decay = decay
    self.start = start
    self.rest = rest
  }

  init(
    from: Double, velocity: Double, _ decay: MotionDecay, lower: Double, upper: Double
  ) {
    let aim = from + velocity / decay.rate
    let hasBounds = lower <= upper
    if hasBounds && (from < lower || from > upper) {
      let bound = from < lower ? lower : upper
      self.init(from: from, velocity: velocity, rest: bound, .outside, decay)
    } else if hasBounds && (aim < lower || aim > upper) {
      let bound = aim < lower ? lower : upper
      self.init(from: from, velocity: velocity, rest: bound, .inside, decay)
    } else {
      self.init(from: from, velocity: velocity, rest: aim, .free, decay)
    }
  }

  /// When the spring takes over, in seconds; infinite where it never does.
  private var crossing: Double {
    switch start {
    case .free: return .infinity
    case .outside: return 0
    case .inside:
      return part < 1 ? -Exponential.logarithm(of: 1 - part) / decay.rate : .infinity
    }
  }

  /// The part of the whole way that the bound is at.
  private var part: Double { (rest - from) * decay.rate / velocity }

  /// When it has come to rest to one part in 10,000, in seconds.
  var length: Double {
    let crossing = crossing
    if crossing < .infinity { return crossing + decay.edge.settlingTime() }
    return velocity == 0 ? 0 : Exponential.logarithm(of: 1e4) / decay.rate
  }

  /// How far from the bound, and how fast, it is when the spring takes over.
  private var handOver: (distance: Double, speed: Double) {
    start == .outside ? (from - rest, velocity) : (0, velocity * (1 - part))
  }

  func place(at time: Double) -> Double {
    let crossing = crossing
    guard time >= crossing else {
      return from + velocity * ((1 - Exponential.exponential(of: -decay.rate * time)) / decay.rate)
    }
    let (way, push) = decay.edge.response(at: time - crossing)
    let (distance, speed) = handOver
    return rest + distance * way + speed * push
  }

  func velocity(at time: Double) -> Double {
    let crossing = crossing
    guard time >= crossing else {
      return velocity * Exponential.exponential(of: -decay.rate * time)
    }
    let edge = decay.edge
    let (way, push) = edge.response(at: time - crossing)
    let (distance, speed) = handOver
    return speed * (way - 2 * edge.rate * push) - distance * edge.frequency * edge.frequency * push
  }
}
