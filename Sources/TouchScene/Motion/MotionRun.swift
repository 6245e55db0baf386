/// One run of a curve: all that a motion needs to be asked where it is.
@frozen
@usableFromInline
struct MotionRun: Hashable, Sendable {
  @usableFromInline
  enum Shape: UInt8, Hashable, Sendable {
    case timing
    case spring
    case decay
  }

  // The shapes' numbers lie here in the open: from an enumeration's payload the optimiser fetches
  // them by way of a copy of the whole motion.
  @usableFromInline var first: SIMD2<Double>
  @usableFromInline var second: SIMD2<Double>
  /// Nanoseconds; the largest number where it never ends.
  @usableFromInline var duration: Int64
  /// Nanoseconds before each of several runs.
  @usableFromInline var hold: Int64 = 0
  @usableFromInline var shape: Shape
  /// Whether every second run goes back.
  @usableFromInline var autoreverses = false

  init(_ curve: TimingCurve, duration: Int64) {
    (first, second) = (curve.first, curve.second)
    shape = .timing
    self.duration = max(duration, 0)
  }

  init(_ spring: MotionSpring, duration: Int64) {
    first = SIMD2(spring.frequency, spring.dampingRatio)
    second = SIMD2(spring.rate, spring.swing)
    shape = .spring
    self.duration = max(duration, 0)
  }

  init(_ decay: MotionDecay, duration: Int64) {
    first = SIMD2(decay.edge.frequency, decay.edge.dampingRatio)
    second = SIMD2(decay.rate, 0)
    shape = .decay
    self.duration = max(duration, 0)
  }

  /// The numbers as those of a timing curve.
  @inlinable
  var timing: TimingCurve { TimingCurve(first: first, second: second) }

  /// The numbers as those of a spring.
  @inlinable
  var spring: MotionSpring {
    MotionSpring(
      frequency: first.x, dampingRatio: first.y, rate: second.x, swing: second.y)
  }

  /// The numbers as those of a decay.
  @inlinable
  var decay: MotionDecay {
    MotionDecay(checkedRate: second.x, edge: MotionSpring(checkedFrequency: first.x, first.y))
  }
}
