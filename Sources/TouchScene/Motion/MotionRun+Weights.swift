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

/// A moment of a run: seconds since it started, as if it went forward.
@frozen
@usableFromInline
struct MotionMoment {
  @usableFromInline var seconds: Double
  @usableFromInline var isBackward: Bool
  /// Whether the run is the first, which takes over the value's velocity.
  @usableFromInline var isFirst: Bool

  @inlinable
  init(seconds: Double, isBackward: Bool = false, isFirst: Bool = true) {
    (self.seconds, self.isBackward, self.isFirst) = (seconds, isBackward, isFirst)
  }
}

extension MotionRun {
  /// The moment `elapsed` nanoseconds after the start of the first of several runs.
  @usableFromInline
  static func moment(
    after elapsed: Int64, duration: Int64, hold: Int64, autoreverses: Bool
  ) -> MotionMoment {
    let (period, overflow) = hold.addingReportingOverflow(duration)
    // A run that never ends is the only one.
    if overflow { return MotionMoment(seconds: Double(elapsed) * 1e-9) }
    let whole = saturatingSum(elapsed, hold)
    let run = whole / period
    let place = whole &- run &* period
    let isBackward = autoreverses && run & 1 == 1
    return MotionMoment(
      seconds: Double((isBackward ? period &- place : place) &- hold) * 1e-9,
      isBackward: isBackward, isFirst: run == 0)
  }

  /// The weights at a moment.
  ///
  /// `isBlended`: the value was moving when the curve started, and goes over to it without a jump
  /// of its velocity.
  @inlinable
  @inline(__always)
  func weights(at moment: MotionMoment, isBlended: Bool) -> MotionWeights {
    let seconds = moment.seconds
    guard seconds > 0 else { return MotionWeights(way: 1, push: 0) }
    if shape == .spring {
      let (way, push) = spring.response(at: seconds)
      return MotionWeights(way: way, push: moment.isFirst ? push : 0)
    }
    let part = seconds / (Double(duration) * 1e-9)
    let progress = timing.progress(at: part)
    guard isBlended && moment.isFirst && part < 1 else {
      return MotionWeights(way: 1 - progress, push: 0)
    }
    return Self.blended(timing, part, progress, seconds)
  }

  /// A timing curve that a moving value is taken over by, at the part `part` of its time.
  ///
  /// The velocity fades as s · (1 − s)². A curve that starts at a speed of its own comes in by the
  /// factor s · (2 − s), which makes its first slope 0, even a vertical one.
  @usableFromInline
  static func blended(
    _ curve: TimingCurve, _ part: Double, _ progress: Double, _ seconds: Double
  ) -> MotionWeights {
    let rest = 1 - part
    let entry = curve.startsAtSpeed ? part * (2 - part) : 1
    return MotionWeights(way: 1 - progress * entry, push: seconds * (rest * rest))
  }

  /// The weights' derivatives: `way` per second, `push` without a unit.
  @inlinable
  func rates(at moment: MotionMoment, isBlended: Bool) -> MotionWeights {
    let seconds = moment.seconds
    guard seconds >= 0 else { return MotionWeights(way: 0, push: 0) }
    let sign = moment.isBackward ? -1.0 : 1
    if shape == .spring {
      let (way, push) = spring.response(at: seconds)
      let square = spring.frequency * spring.frequency
      return MotionWeights(
        way: -sign * square * push, push: moment.isFirst ? way - 2 * spring.rate * push : 0)
    }
    let whole = Double(duration) * 1e-9
    let (part, slope) = (seconds / whole, timing.slope(at: seconds / whole))
    guard isBlended && moment.isFirst && part < 1 else {
      return MotionWeights(way: -sign * slope / whole, push: 0)
    }
    return Self.blendedRates(timing, part, slope, whole)
  }

  @usableFromInline
  static func blendedRates(
    _ curve: TimingCurve, _ part: Double, _ slope: Double, _ whole: Double
  ) -> MotionWeights {
    let rest = 1 - part
    let push = rest * (1 - 3 * part)
    guard curve.startsAtSpeed else { return MotionWeights(way: -slope / whole, push: push) }
    let growth = slope * (part * (2 - part)) + curve.progress(at: part) * (2 * rest)
    return MotionWeights(way: -growth / whole, push: push)
  }
}
