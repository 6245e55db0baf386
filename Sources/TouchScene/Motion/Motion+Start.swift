import TouchGestures

extension Motion {
  /// The way from `value` to `target` along `curve`, from `time` on, that starts at `velocity`.
  ///
  /// A target that is not finite, or beyond 10¹⁰⁰, leaves the value where it is.
  @inlinable
  public init(
    from value: Value, to target: Value, with curve: MotionCurve,
    velocity: Value.MotionComponents = .zero, at time: TouchInstant
  ) {
    self.init(resting: value)
    if let next = taken(to: target, with: curve, velocity: velocity, at: time.nanoseconds) {
      self = next
    }
  }

  /// The way on to `target`, or nil for what cannot be taken.
  ///
  /// It starts where this one is when the curve's pauses are over.
  @inlinable
  func taken(
    to target: Value, with curve: MotionCurve, velocity: Components?, at time: Int64
  ) -> Motion? {
    let origin = instant(time, adding: curve.wait)
    let start = instant(origin, adding: curve.run.hold)
    let from = components(at: start)
    let to = target.motionComponents(from: from)
    guard to.canMove, from.canMove else { return nil }
    var next = Motion(resting: target, at: start)
    (next.from, next.to, next.run) = (from, to, curve.run)
    (next.isRepeated, next.endsAtStart) = (curve.runs > 1, curve.endsAtStart)
    next.velocity = usable(velocity) ?? self.velocity(at: start)
    next.isBlended = next.velocity != .zero
    next.last = curve.length == .max ? .max : instant(origin, adding: curve.length)
    return next
  }

  /// The way of the value when it is let go at `velocity`, or nil for what cannot be taken.
  func thrown(
    velocity: Components?, within bounds: MotionBounds<Value>?, with decay: MotionDecay,
    at time: Int64
  ) -> Motion? {
    let from = components(at: time)
    guard from.canMove else { return nil }
    let velocity = usable(velocity) ?? self.velocity(at: time)
    let (lower, upper) = (bounds?.lower.motionComponents, bounds?.upper.motionComponents)
    var next = self
    (next.from, next.velocity, next.start) = (from, velocity, time)
    (next.outside, next.bounded) = (0, 0)
    (next.isRepeated, next.endsAtStart, next.isBlended) = (false, false, false)
    var seconds = 0.0
    for i in 0..<Components.motionCount {
      let way = DecayWay(
        from: from[motion: i], velocity: velocity[motion: i], decay,
        lower: lower?[motion: i] ?? -.infinity, upper: upper?[motion: i] ?? .infinity)
      next.to[motion: i] = way.rest
      seconds = max(seconds, way.length)
      if way.start == .outside { next.outside |= 1 << UInt32(i) }
      if way.start == .inside { next.bounded |= 1 << UInt32(i) }
    }
    let length = nanosecondsNearest(seconds * 1e9)
    next.run = MotionRun(decay, duration: length)
    next.last = instant(time, adding: length)
    return next
  }

  @inlinable
  func usable(_ velocity: Components?) -> Components? {
    guard let velocity else { return nil }
    return velocity.canMove ? velocity : .zero
  }

  @inlinable
  func instant(_ time: Int64, adding step: Int64) -> Int64 {
    TouchInstant(nanoseconds: time).advanced(byNanoseconds: step).nanoseconds
  }
}
