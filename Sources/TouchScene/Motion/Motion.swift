import TouchGestures

/// One way of a value from one place to another: a function of time with a start and, mostly, an
/// end.
///
/// It is plain data, made for many at once. An ``AnimatedValue`` holds one and makes the next from
/// it when the value is sent elsewhere.
@frozen
public struct Motion<Value: MotionValue> {
  @usableFromInline typealias Components = Value.MotionComponents

  // In the order in which they are asked for: most motions start at rest, and never their velocity.
  @usableFromInline var from: Components
  @usableFromInline var to: Components
  /// When it takes over, and when it is at rest; the largest number where it never is.
  @usableFromInline var start: Int64
  @usableFromInline var last: Int64
  @usableFromInline var run: MotionRun
  @usableFromInline var isRepeated = false
  /// Whether it ends where it started.
  @usableFromInline var endsAtStart = false
  /// Whether the value was moving when it started.
  @usableFromInline var isBlended = false
  /// Which components of a decay a bound draws back: from the start on, and later.
  @usableFromInline var outside: UInt32 = 0
  @usableFromInline var bounded: UInt32 = 0
  /// Per second, at the start.
  @usableFromInline var velocity: Components

  /// A value that does not move.
  @inlinable
  public init(resting value: Value) { self.init(resting: value, at: .min) }

  @inlinable
  init(resting value: Value, at time: Int64) {
    let components = value.motionComponents
    (from, to, velocity) = (components, components, .zero)
    run = .still
    (start, last) = (time, time)
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
  var restComponents: Components { endsAtStart ? from : to }

  // Inlined, so that asking an element of an array does not copy it.
  @inlinable
  @inline(__always)
  func components(at time: Int64) -> Components {
    if time >= last { return restComponents }
    guard time > start else { return from }
    if run.shape == .decay { return decayWays.place(at: seconds(at: time)) }
    let weights = run.weights(at: moment(at: time), isBlended: isBlended)
    return place(weights.way, weights.push)
  }

  /// Where it is when `way` is left of the way, and `push` of the velocity has been added.
  @inlinable
  @inline(__always)
  func place(_ way: Double, _ push: Double) -> Components {
    let place = to + (from - to) * way
    return isBlended ? place + velocity * push : place
  }

  /// Nanoseconds from the start to a later `time`.
  @inlinable
  func elapsed(at time: Int64) -> Int64 {
    let (difference, isBeyond) = time.subtractingReportingOverflow(start)
    return isBeyond ? .max : difference
  }

  @inlinable
  func seconds(at time: Int64) -> Double { Double(elapsed(at: time)) * 1e-9 }

  @inlinable
  @inline(__always)
  func moment(at time: Int64) -> MotionMoment {
    guard isRepeated else { return MotionMoment(seconds: seconds(at: time)) }
    return MotionRun.moment(
      after: elapsed(at: time), duration: run.duration, hold: run.hold,
      autoreverses: run.autoreverses)
  }

  @inlinable
  func velocity(at time: Int64) -> Components {
    if time >= last || time < start { return .zero }
    if run.shape == .decay { return decayWays.velocity(at: seconds(at: time)) }
    let rates = run.rates(at: moment(at: time), isBlended: isBlended)
    return (from - to) * rates.way + velocity * rates.push
  }

  @inlinable
  var decayWays: DecayWays<Components> {
    DecayWays(
      from: from, velocity: velocity, rest: to, run.decay, outside: outside, bounded: bounded)
  }
}

extension MotionRun {
  /// A run without a length.
  @usableFromInline
  static var still: MotionRun { MotionRun(TimingCurve.linear, duration: 0) }
}
