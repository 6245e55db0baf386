import TouchGestures

extension MotionCurve {
  /// The curve after a pause of `delay`.
  ///
  /// A delay before ``repeatCount(_:autoreverses:)`` is made before every run, one after it before
  /// the first only. A negative delay counts as none.
  public func delay(_ delay: Duration) -> MotionCurve {
    var delayed = self
    delayed.wait = saturatingSum(wait, max(delay.wholeNanoseconds, 0))
    return delayed
  }

  /// The curve, its delays too, `factor` times as fast; times are rounded to the nanosecond.
  ///
  /// A factor that is not positive or not finite counts as 1.
  public func speed(_ factor: Double) -> MotionCurve {
    guard factor > 0 && factor < .infinity else { return self }
    var quick = self
    if run.shape == .spring { quick.run = MotionRun(run.spring.sped(by: factor), duration: 0) }
    quick.run.duration = Self.divided(run.duration, by: factor)
    quick.run.hold = Self.divided(run.hold, by: factor)
    quick.run.autoreverses = run.autoreverses
    quick.wait = Self.divided(wait, by: factor)
    return quick
  }

  /// The curve `count` times, every second time backwards if `autoreverses`.
  ///
  /// With an even number of runs there and back the value ends where it started. A count below 1
  /// counts as 1; repeating what is repeated already replaces the count.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> MotionCurve {
    repeated(Int64(max(count, 1)), autoreverses)
  }

  /// The curve again and again, every second time backwards if `autoreverses`.
  public func repeatForever(autoreverses: Bool = true) -> MotionCurve {
    repeated(.max, autoreverses)
  }

  private func repeated(_ count: Int64, _ autoreverses: Bool) -> MotionCurve {
    var several = self
    several.run.hold = saturatingSum(run.hold, wait)
    several.run.autoreverses = autoreverses
    several.wait = 0
    several.runs = count
    return several
  }

  private static func divided(_ time: Int64, by factor: Double) -> Int64 {
    time == .max ? .max : nanosecondsNearest(Double(time) / factor)
  }

  /// From the first moment of change to the last, or nil when it never ends.
  public var totalDuration: Duration? {
    let total = length
    return total == .max ? nil : .nanoseconds(saturatingSum(wait, total))
  }

  /// Nanoseconds of all runs with the pauses before them; the largest number for ever.
  @inlinable
  var length: Int64 {
    let period = saturatingSum(run.hold, run.duration)
    // Runs without a length are over at once, however many.
    if period == 0 { return 0 }
    let (product, overflow) = period.multipliedReportingOverflow(by: runs)
    return overflow ? .max : product
  }

  /// Whether the value is at the end where it was at the start.
  @inlinable
  var endsAtStart: Bool { run.autoreverses && runs & 1 == 0 }
}

/// The sum of two times of zero or more.
@inlinable
func saturatingSum(_ a: Int64, _ b: Int64) -> Int64 {
  let (sum, overflow) = a.addingReportingOverflow(b)
  return overflow ? .max : sum
}
