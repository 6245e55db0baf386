import TouchGestures

extension AnimatedValue {
  /// Sends the value to `target` along `curve`, from `time` on.
  ///
  /// A value that is moving keeps its velocity, a spring by its nature, a timing curve by fading
  /// it out; `velocity`, per second, replaces it: that of the finger that let it go. While the curve's
  /// delay lasts, the motion before goes on.
  public mutating func animate(
    to target: Value, with curve: MotionCurve, velocity: Value.MotionComponents? = nil,
    at time: TouchInstant
  ) {
    let origin = saturated(time, adding: curve.wait)
    let start = saturated(origin, adding: curve.hold)
    let before = active(at: time.nanoseconds)
    let from = before.components(at: start)
    let to = target.motionComponents(from: from)
    guard to.canMove, from.canMove else { return }
    var next = Leg(resting: target, at: origin)
    (next.from, next.to, next.curve, next.start) = (from, to, curve, start)
    next.velocity = usable(velocity) ?? before.velocity(at: start)
    next.isBlended = velocity != nil || start < before.end
    next.end = end(of: curve, from: origin)
    if curve.endsAtStart { next.rest = Value(motionComponents: from) }
    takeOver(next, from: before, at: time)
  }

  /// Throws the value with `velocity`, per second, from `time` on: it slows down, within `bounds`.
  ///
  /// Without `velocity` it goes on with that it has.
  public mutating func fling(
    velocity: Value.MotionComponents? = nil, within bounds: MotionBounds<Value>? = nil,
    with decay: MotionDecay = .normal, at time: TouchInstant
  ) {
    let before = active(at: time.nanoseconds)
    let from = before.components(at: time.nanoseconds)
    let speed = usable(velocity) ?? before.velocity(at: time.nanoseconds)
    guard from.canMove else { return }
    let way = DecayLeg(from: from, velocity: speed, decay: decay, within: bounds)
    var next = Leg(resting: Value(motionComponents: way.rest), at: time.nanoseconds)
    (next.decay, next.to) = (way, way.rest)
    next.end = saturated(time.nanoseconds, adding: nanosecondsNearest(way.length * 1e9))
    takeOver(next, from: before, at: time)
  }

  /// Puts the value at `value` at once, at rest.
  public mutating func set(_ value: Value) {
    guard value.motionComponents.canMove else { return }
    self = AnimatedValue(value)
  }

  /// Stops the value where it is at `time`.
  public mutating func stop(at time: TouchInstant) {
    self = AnimatedValue(value(at: time))
  }

  private mutating func takeOver(_ next: Leg, from before: Leg, at time: TouchInstant) {
    leg = next
    earlier = next.start > time.nanoseconds ? EarlierLeg(before) : nil
  }

  private func usable(_ velocity: Components?) -> Components? {
    guard let velocity else { return nil }
    return velocity.canMove ? velocity : .zero
  }

  private func end(of curve: MotionCurve, from origin: Int64) -> Int64 {
    curve.length == .max ? .max : saturated(origin, adding: curve.length)
  }

  private func saturated(_ time: TouchInstant, adding step: Int64) -> Int64 {
    saturated(time.nanoseconds, adding: step)
  }

  private func saturated(_ time: Int64, adding step: Int64) -> Int64 {
    TouchInstant(nanoseconds: time).advanced(byNanoseconds: step).nanoseconds
  }
}
