import TouchGestures

/// One uninterrupted way of a value: a function of time with a start and, mostly, an end.
@frozen
@usableFromInline
struct MotionLeg<Value: MotionValue> {
  @usableFromInline typealias Components = Value.MotionComponents

  @usableFromInline var from: Components
  @usableFromInline var to: Components
  /// Per second, at the start.
  @usableFromInline var velocity: Components
  @usableFromInline var curve: MotionCurve
  /// Where it is a decay, what stands for the curve.
  @usableFromInline var decay: DecayLeg<Components>?
  /// What the curve's time counts from, in nanoseconds.
  @usableFromInline var origin: Int64
  /// When it takes over, and when it is at rest; the largest number where it never is.
  @usableFromInline var start: Int64
  @usableFromInline var end: Int64
  /// Whether the value was moving when it started.
  @usableFromInline var isBlended: Bool
  /// The value at rest.
  @usableFromInline var rest: Value

  /// A value that does not move.
  @inlinable
  init(resting value: Value, at time: Int64) {
    let components = value.motionComponents
    (from, to, velocity) = (components, components, .zero)
    curve = .still
    (origin, start, end) = (time, time, time)
    isBlended = false
    rest = value
  }

  @inlinable
  func value(at time: Int64) -> Value {
    time >= end ? rest : Value(motionComponents: components(at: time))
  }

  @inlinable
  func components(at time: Int64) -> Components {
    if time >= end { return restComponents }
    let elapsed = time &- origin
    if let decay { return decay.components(at: Double(max(elapsed, 0)) * 1e-9) }
    let weights = curve.weights(at: elapsed, isBlended: isBlended)
    return to + (from - to) * weights.way + velocity * weights.push
  }

  /// Per second; zero from the end on.
  @inlinable
  func velocity(at time: Int64) -> Components {
    if time >= end || time < start { return .zero }
    let elapsed = time &- origin
    if let decay { return decay.velocity(at: Double(elapsed) * 1e-9) }
    let rates = curve.rates(at: elapsed, isBlended: isBlended)
    return (from - to) * rates.way + velocity * rates.push
  }

  @inlinable
  var restComponents: Components { endsAtStart ? from : to }

  @inlinable
  var endsAtStart: Bool { curve.autoreverses && curve.runs & 1 == 0 }
}

extension MotionCurve {
  /// A curve without a length.
  @usableFromInline
  static var still: MotionCurve { MotionCurve(.timing(.linear), duration: 0) }
}
