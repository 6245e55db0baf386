/// A point in time as a whole count of nanoseconds from an origin of the host's choosing.
///
/// The library reads no clock: every sample carries its instant, and `advance(to:)` moves time on
/// without one. Arithmetic saturates at the ends of the range (292 years either side of the
/// origin) and never traps.
@frozen
public struct TouchInstant: Hashable, Comparable, Sendable {
  /// Nanoseconds since the origin.
  public var nanoseconds: Int64

  /// The instant `nanoseconds` after the origin.
  @inlinable
  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// The instant `milliseconds` after the origin.
  @inlinable
  public static func milliseconds(_ milliseconds: Int64) -> TouchInstant {
    let (product, overflow) = milliseconds.multipliedReportingOverflow(by: 1_000_000)
    return TouchInstant(nanoseconds: overflow ? (milliseconds < 0 ? .min : .max) : product)
  }

  /// The instant nearest to `seconds` after the origin; NaN gives the origin.
  @inlinable
  public static func seconds(_ seconds: Double) -> TouchInstant {
    TouchInstant(nanoseconds: nanosecondsNearest(seconds * 1e9))
  }

  /// Seconds since the origin, exact to the nanosecond below 104 days.
  @inlinable
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// The instant `duration` later.
  @inlinable
  public func advanced(by duration: Duration) -> TouchInstant {
    advanced(byNanoseconds: duration.wholeNanoseconds)
  }

  /// The time from this instant to `other`; negative when `other` is earlier.
  @inlinable
  public func duration(to other: TouchInstant) -> Duration {
    .nanoseconds(nanoseconds(to: other))
  }

  @inlinable
  package func advanced(byNanoseconds step: Int64) -> TouchInstant {
    let (sum, overflow) = nanoseconds.addingReportingOverflow(step)
    return TouchInstant(nanoseconds: overflow ? (step < 0 ? .min : .max) : sum)
  }

  @inlinable
  package func nanoseconds(to other: TouchInstant) -> Int64 {
    let (difference, overflow) = other.nanoseconds.subtractingReportingOverflow(nanoseconds)
    return overflow ? (other < self ? .min : .max) : difference
  }

  /// Whether `a` is earlier than `b`.
  @inlinable
  public static func < (a: TouchInstant, b: TouchInstant) -> Bool {
    a.nanoseconds < b.nanoseconds
  }
}

/// The whole number nearest to `nanoseconds`, halves away from zero, saturating; NaN gives 0.
///
/// No `.rounded()`: that is a libm call on baseline x86-64.
@inlinable
package func nanosecondsNearest(_ nanoseconds: Double) -> Int64 {
  let nearest = nanoseconds < 0 ? nanoseconds - 0.5 : nanoseconds + 0.5
  if let exact = Int64(truncatingTowardZero: nearest) { return exact }
  return nanoseconds < 0 ? .min : (nanoseconds > 0 ? .max : 0)
}

extension Int64 {
  /// The integer part of `value`, or nil when it does not fit or is NaN.
  @inlinable
  package init?(truncatingTowardZero value: Double) {
    guard value > -0x1p63 && value < 0x1p63 else { return nil }
    self = Int64(value)
  }
}

extension Duration {
  /// The duration in whole nanoseconds, toward zero, saturating.
  @inlinable
  package var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, overflow2) = whole.addingReportingOverflow(attoseconds / 1_000_000_000)
    return overflow || overflow2 ? (seconds < 0 ? .min : .max) : sum
  }

  /// The duration in seconds.
  @inlinable
  package var seconds: Double { Double(wholeNanoseconds) / 1e9 }
}
