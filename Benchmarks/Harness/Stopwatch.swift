#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#endif

/// The monotonic clock and the processor's own.
enum Stopwatch {
  /// Nanoseconds from an arbitrary origin.
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// Nanoseconds that `body` takes.
  @inline(__always)
  static func time(_ body: () -> Void) -> Double {
    let start = now()
    body()
    return now() - start
  }

  /// The clock in GHz, from a chain of dependent multiplications of three cycles each.
  ///
  /// Three cycles hold for x86-64 cores since 2008 and most 64-bit ARM cores. A chain of additions
  /// would not do: recent cores eliminate them and the "clock" reads 10 GHz and more.
  static func gigahertz() -> Double {
    let multiplications = 10_000
    var best = 0.0
    for _ in 0..<3 {
      var x: UInt64 = opaque(3)
      let elapsed = time {
        for _ in 0..<(multiplications / 10) {
          x = x &* x
          x = x &* x
          x = x &* x
          x = x &* x
          x = x &* x
          x = x &* x
          x = x &* x
          x = x &* x
          x = x &* x
          x = x &* x
        }
      }
      keep(x)
      best = max(best, 3 * Double(multiplications) / elapsed)
    }
    return best
  }
}
