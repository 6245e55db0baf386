import TouchGestures

/// How a value gets from where it is to where it is to be: along a timing curve or by a spring.
///
///     .easeInOut(duration: .milliseconds(350))
///     .spring(duration: .milliseconds(500), bounce: 0.2).delay(.seconds(1))
///     .linear(duration: .seconds(2)).repeatForever(autoreverses: true)
///
/// The same words mean what they mean for SwiftUI's `Animation`. A curve is a value without a
/// clock; an ``AnimatedValue`` applies it from an instant on. A duration of zero or less changes
/// the value at once.
@frozen
public struct MotionCurve: Hashable, Sendable {
  @usableFromInline var run: MotionRun
  /// Nanoseconds before the first run.
  @usableFromInline var wait: Int64 = 0
  /// How many runs; the largest number is for ever.
  @usableFromInline var runs: Int64 = 1

  @usableFromInline
  init(_ run: MotionRun) { self.run = run }
}

extension MotionCurve {
  /// Along `curve` in `duration`.
  public static func timing(_ curve: TimingCurve, duration: Duration) -> MotionCurve {
    MotionCurve(MotionRun(curve, duration: duration.wholeNanoseconds))
  }

  /// Evenly.
  public static func linear(duration: Duration) -> MotionCurve {
    timing(.linear, duration: duration)
  }

  /// Slow at the start.
  public static func easeIn(duration: Duration) -> MotionCurve {
    timing(.easeIn, duration: duration)
  }

  /// Slow at the end.
  public static func easeOut(duration: Duration) -> MotionCurve {
    timing(.easeOut, duration: duration)
  }

  /// Slow at the start and at the end.
  public static func easeInOut(duration: Duration) -> MotionCurve {
    timing(.easeInOut, duration: duration)
  }

  /// By `spring`, until it has come to rest to one part in 10,000; see
  /// ``MotionSpring/settlingTime(precision:)``.
  public static func spring(_ spring: MotionSpring) -> MotionCurve {
    MotionCurve(MotionRun(spring, duration: nanosecondsNearest(spring.settlingTime() * 1e9)))
  }

  /// By a spring that takes about `duration`; see ``MotionSpring/init(duration:bounce:)``.
  ///
  /// A duration of zero or less changes the value at once.
  public static func spring(
    duration: Duration = .milliseconds(500), bounce: Double = 0
  ) -> MotionCurve {
    guard duration > .zero else { return linear(duration: .zero) }
    return spring(MotionSpring(duration: duration, bounce: bounce))
  }

  /// By a spring of the given mass, stiffness and damping; see
  /// ``MotionSpring/init(mass:stiffness:damping:)``.
  public static func spring(
    mass: Double = 1, stiffness: Double, damping: Double
  ) -> MotionCurve {
    spring(MotionSpring(mass: mass, stiffness: stiffness, damping: damping))
  }
}
