import TouchGestures

/// One way of a value from one place to another: a function of time with a start and, mostly, an
/// end.
///
/// It is plain data, made for many at once. An ``AnimatedValue`` holds one and makes the next from
/// it when the value is sent elsewhere.
@frozen
public struct Motion<Value: MotionValue> {
  @usableFromInline typealias Components = Value.MotionComponents

  @usableFromInline var from: Components
  @usableFromInline var to: Components
  /// Per second, at the start.
  @usableFromInline var velocity: Components
  @usableFromInline var curve: MotionCurve
  /// What the curve's time counts from, in nanoseconds.
  @usableFromInline var origin: Int64
  /// When it takes over, and when it is at rest; the largest number where it never is.
  @usableFromInline var start: Int64
  @usableFromInline var last: Int64
  /// Which components of a decay a bound draws back: from the start on, and later.
  @usableFromInline var outside: UInt32 = 0
  @usableFromInline var bounded: UInt32 = 0
  /// Whether the value was moving when it started.
  @usableFromInline var isBlended = false

  /// A value that does not move.
  @inlinable
  public init(resting value: Value) { self.init(resting: value, at: .min) }

  @inlinable
  init(resting value: Value, at time: Int64) {
    let components = value.motionComponents
    (from, to, velocity) = (components, components, .zero)
    curve = .still
    (origin, start, last) = (time, time, time)
  }

  /// What the value is at `time`; before the start, what it is there.
  @inlinable
  @inline(__always)
  public func value(at time: TouchInstant) -> Value {
    Value(motionComponents: components(at: time.nanoseconds))
  }

  /// The velocity at `time`, per second; zero before the start and from the end on.
  @inlinable
  public func velocity(at time: TouchInstant) -> Value.MotionComponents {
    velocity(at: time.nanoseconds)
  }

  /// Where it comes to rest.
  @inlinable
  public var target: Value { Value(motionComponents: restComponents) }

  /// When it comes to rest; nil when it never does.
  @inlinable
  public var end: TouchInstant? { last == .max ? nil : TouchInstant(nanoseconds: last) }
}

extension Motion {
  @inlinable
  var restComponents: Components { curve.endsAtStart ? from : to }

  // Inlined, so that asking an element of an array does not copy it.
  @inlinable
  @inline(__always)
  func components(at time: Int64) -> Components {
    if time >= last { return restComponents }
    if case .decay(let decay) = curve.shape { return decayed(decay, at: time) }
    let weights = curve.weights(at: time &- origin, isBlended: isBlended)
    return to + (from - to) * weights.way + velocity * weights.push
  }

  @inlinable
  func velocity(at time: Int64) -> Components {
    if time >= last || time < start { return .zero }
    if case .decay(let decay) = curve.shape { return decayedVelocity(decay, at: time) }
    let rates = curve.rates(at: time &- origin, isBlended: isBlended)
    return (from - to) * rates.way + velocity * rates.push
  }

  @usableFromInline
  func decayed(_ decay: MotionDecay, at time: Int64) -> Components {
    ways(decay, at: time) { $0.place(at: $1) }
  }

  @usableFromInline
  func decayedVelocity(_ decay: MotionDecay, at time: Int64) -> Components {
    ways(decay, at: time) { $0.velocity(at: $1) }
  }

  /// Each component by itself, at the seconds since the start.
  private func ways(
    _ decay: MotionDecay, at time: Int64, _ part: (DecayWay, Double) -> Double
  ) -> Components {
    let seconds = Double(max(time &- origin, 0)) * 1e-9
    var whole = Components.zero
    for i in 0..<Components.motionCount {
      let isOutside = outside >> UInt32(i) & 1 == 1
      let isBounded = bounded >> UInt32(i) & 1 == 1
      let way = DecayWay(
        from: from[motion: i], velocity: velocity[motion: i], rest: to[motion: i],
        isOutside ? .outside : (isBounded ? .inside : .free), decay)
      whole[motion: i] = part(way, seconds)
    }
    return whole
  }
}

extension MotionCurve {
  /// A curve without a length.
  @usableFromInline
  static var still: MotionCurve { MotionCurve(.timing(.linear), duration: 0) }
}
