/// Makes instants of a 32-bit millisecond counter, which starts anew every 49.7 days.
///
/// Wayland, X11 and GDK stamp events so. The counter is continued across its end; a stamp up to
/// 24.8 days behind the newest is an earlier time, one farther behind is a later one.
///
///     var clock = WrappingMillisecondClock()
///     let time = clock.instant(of: event.time)
@frozen
public struct WrappingMillisecondClock: Hashable, Sendable {
  @usableFromInline var newest: UInt32 = 0
  @usableFromInline var milliseconds: Int64 = 0
  @usableFromInline var hasStarted = false

  /// A clock whose first stamp counts from the counter's zero.
  @inlinable
  public init() {}

  /// The instant of `stamp` on a time line that does not wrap.
  @inlinable
  public mutating func instant(of stamp: UInt32) -> TouchInstant {
    if hasStarted {
      let step = Int64(Int32(bitPattern: stamp &- newest))
      if step < 0 { return .milliseconds(milliseconds + step) }
      milliseconds += step
    } else {
      milliseconds = Int64(stamp)
      hasStarted = true
    }
    newest = stamp
    return .milliseconds(milliseconds)
  }
}
