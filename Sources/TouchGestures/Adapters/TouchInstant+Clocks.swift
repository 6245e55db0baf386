// The clocks of input systems as instants.
extension TouchInstant {
  /// The instant of an unsigned nanosecond counter, as SDL 3 has it; saturates after 292 years.
  @inlinable
  public init(nanosecondCounter: UInt64) {
    self.init(nanoseconds: Int64(clamping: nanosecondCounter))
  }

  /// The instant of a time in seconds and microseconds, as evdev has it; saturates.
  @inlinable
  public static func seconds(_ seconds: Int64, microseconds: Int64) -> TouchInstant {
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let start = TouchInstant(nanoseconds: overflow ? (seconds < 0 ? .min : .max) : whole)
    let (part, partOverflow) = microseconds.multipliedReportingOverflow(by: 1000)
    return start.advanced(
      byNanoseconds: partOverflow ? (microseconds < 0 ? .min : .max) : part)
  }

  /// The instant nearest to a time in milliseconds with a fraction, as browsers have it.
  ///
  /// NaN gives the origin; times out of range saturate.
  @inlinable
  public init(fractionalMilliseconds milliseconds: Double) {
    self.init(nanoseconds: nanosecondsNearest(milliseconds * 1e6))
  }
}
