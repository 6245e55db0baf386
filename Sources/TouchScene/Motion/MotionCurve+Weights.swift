/// Where a value stands on its way: to + (from − to) · `way` + velocity · `push`.
@frozen
@usableFromInline
struct MotionWeights {
  /// The part of the way that is left.
  @usableFromInline var way: Double
  /// How far a velocity of 1 at the start has led away from it, in seconds.
  @usableFromInline var push: Double

  @inlinable
  init(way: Double, push: Double) {
    self.way = way
    self.push = push
  }
}

extension MotionCurve {
  /// A moment of a run: seconds since it started, as if it went forward.
  @usableFromInline
  typealias RunMoment = (seconds: Double, isBackward: Bool, isFirst: Bool)

  /// The moment `elapsed` nanoseconds after the first pause, within the runs.
  @inlinable
  @inline(__always)
  func moment(at elapsed: Int64) -> RunMoment {
    if runs == 1 { return (Double(elapsed &- hold) * 1e-9, false, true) }
    let (period, overflow) = hold.addingReportingOverflow(duration)
    // A run that never ends is the only one.
    if overflow { return (Double(elapsed &- hold) * 1e-9, false, true) }
    let run = elapsed / period
    let place = elapsed &- run &* period
    let isBackward = autoreverses && run & 1 == 1
    return (Double((isBackward ? period &- place : place) &- hold) * 1e-9, isBackward, run == 0)
  }

  /// The weights `elapsed` nanoseconds after the first pause.
  ///
  /// `isBlended`: the value was moving when the curve started, and goes over to it without a jump
  /// of its velocity.
  @inlinable
  @inline(__always)
  func weights(at elapsed: Int64, isBlended: Bool) -> MotionWeights {
    let (seconds, _, isFirst) = moment(at: elapsed)
    guard seconds > 0 else { return MotionWeights(way: 1, push: 0) }
    switch shape {
    case .spring(let spring):
      let (way, push) = spring.response(at: seconds)
      return MotionWeights(way: way, push: isFirst ? push : 0)
    case .decay: return MotionWeights(way: 1, push: 0)
    case .timing(let curve):
      let part = seconds / (Double(duration) * 1e-9)
      let progress = curve.progress(at: part)
      guard isBlended && isFirst && part < 1 else {
        return MotionWeights(way: 1 - progress, push: 0)
      }
      return blended(curve, part, progress, seconds)
    }
  }

  /// A timing curve that a moving value is taken over by, at the part `part` of its time.
  ///
  /// The velocity fades as s · (1 − s)². A curve that starts at a speed of its own comes in by the
  /// factor s · (2 − s), which makes its first slope 0, even a vertical one.
  @inlinable
  func blended(
    _ curve: TimingCurve, _ part: Double, _ progress: Double, _ seconds: Double
  ) -> MotionWeights {
    let rest = 1 - part
    let entry = curve.startsAtSpeed ? part * (2 - part) : 1
    return MotionWeights(way: 1 - progress * entry, push: seconds * (rest * rest))
  }

  /// The weights' derivatives: `way` per second, `push` without a unit.
  @inlinable
  func rates(at elapsed: Int64, isBlended: Bool) -> MotionWeights {
    let (seconds, isBackward, isFirst) = moment(at: elapsed)
    guard seconds >= 0 else { return MotionWeights(way: 0, push: 0) }
    let sign = isBackward ? -1.0 : 1
    switch shape {
    case .spring(let spring):
      let (way, push) = spring.response(at: seconds)
      let square = spring.frequency * spring.frequency
      return MotionWeights(
        way: -sign * square * push, push: isFirst ? way - 2 * spring.rate * push : 0)
    case .decay: return MotionWeights(way: 0, push: 0)
    case .timing(let curve):
      let whole = Double(duration) * 1e-9
      let (part, slope) = (seconds / whole, curve.slope(at: seconds / whole))
      guard isBlended && isFirst && part < 1 else {
        return MotionWeights(way: -sign * slope / whole, push: 0)
      }
      return blendedRates(curve, part, slope, whole)
    }
  }

  @inlinable
  func blendedRates(
    _ curve: TimingCurve, _ part: Double, _ slope: Double, _ whole: Double
  ) -> MotionWeights {
    let rest = 1 - part
    let push = rest * (1 - 3 * part)
    guard curve.startsAtSpeed else { return MotionWeights(way: -slope / whole, push: push) }
    let growth = slope * (part * (2 - part)) + curve.progress(at: part) * (2 * rest)
    return MotionWeights(way: -growth / whole, push: push)
  }
}
