import TouchGestures

extension Motion {
  /// Tells `body` what each of many motions is at `time`, in order.
  ///
  ///     Motion.forEachValue(of: motions, at: now) { place in … }
  ///
  /// The bits of ``value(at:)`` for each, sooner than one after the other: neighbours by curves of
  /// one kind are computed side by side. Linear in the motions.
  @inlinable
  @inline(__always)
  public static func forEachValue(
    of motions: [Motion], at time: TouchInstant, _ body: (Value) -> Void
  ) {
    var i = 0
    while i < motions.count {
      if i + 1 < motions.count, let pair = weights(of: motions, i, at: time.nanoseconds) {
        body(Value(motionComponents: motions[i].place(pair.way.x, pair.push.x)))
        body(Value(motionComponents: motions[i + 1].place(pair.way.y, pair.push.y)))
        i += 2
      } else {
        body(motions[i].value(at: time))
        i += 1
      }
    }
  }

  /// The weights of the motions `i` and `i` + 1; nil where they have to be asked one by one.
  @inlinable
  @inline(__always)
  static func weights(
    of motions: [Motion], _ i: Int, at time: Int64
  ) -> (way: SIMD2<Double>, push: SIMD2<Double>)? {
    guard motions[i].isUnderWay(at: time) && motions[i + 1].isUnderWay(at: time) else {
      return nil
    }
    let seconds = SIMD2(motions[i].seconds(at: time), motions[i + 1].seconds(at: time))
    switch (motions[i].run.shape, motions[i + 1].run.shape) {
    case (.spring, .spring):
      return MotionSpring.responses(
        of: motions[i].run.spring, motions[i + 1].run.spring, at: seconds)
    case (.timing, .timing):
      let (a, b) = (motions[i].run.timing, motions[i + 1].run.timing)
      let whole =
        SIMD2(Double(motions[i].run.duration), Double(motions[i + 1].run.duration)) * 1e-9
      let parts = seconds / whole
      guard parts.x < 1 && parts.y < 1 && !a.isStraight && !b.isStraight,
        !motions[i].isBlended && !motions[i + 1].isBlended
      else { return nil }
      return (1 - TimingCurve.progress(of: a, b, at: parts), .zero)
    default: return nil
    }
  }

  /// Whether it is within a run that is the only one.
  @inlinable
  @inline(__always)
  func isUnderWay(at time: Int64) -> Bool { time > start && time < last && !isRepeated }
}
