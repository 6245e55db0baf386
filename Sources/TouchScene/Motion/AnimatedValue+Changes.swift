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
    let before = active(at: time.nanoseconds)
    let next = before.taken(to: target, with: curve, velocity: velocity, at: time.nanoseconds)
    if let next { takeOver(next, from: before, at: time.nanoseconds) }
  }

  /// Throws the value with `velocity`, per second, from `time` on: it slows down, within `bounds`.
  ///
  /// Without `velocity` it goes on with that it has.
  public mutating func fling(
    velocity: Value.MotionComponents? = nil, within bounds: MotionBounds<Value>? = nil,
    with decay: MotionDecay = .normal, at time: TouchInstant
  ) {
    let before = active(at: time.nanoseconds)
    let next = before.thrown(
      velocity: velocity, within: bounds, with: decay, at: time.nanoseconds)
    if let next { takeOver(next, from: before, at: time.nanoseconds) }
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

  private func active(at time: Int64) -> Motion<Value> {
    if time < current.start, let earlier { return earlier.motion }
    return current
  }

  private mutating func takeOver(
    _ next: Motion<Value>, from before: Motion<Value>, at time: Int64
  ) {
    current = next
    earlier = next.start > time ? EarlierMotion(before) : nil
  }
}
