/// How a thrown value slows down: its velocity falls by the same factor every second.
///
/// Where it would come to rest beyond its bounds, it goes on to the bound as if there were none,
/// swings over it as its velocity there tells the spring, and comes back to rest at it. A value
/// that starts beyond a bound is drawn to it by the spring.
@frozen
public struct MotionDecay: Hashable, Sendable {
  /// k in e^(−kt), by which the velocity falls, per second; the whole way is the velocity over it.
  public let rate: Double
  /// What draws back from beyond a bound.
  public let edge: MotionSpring

  /// A decay at `rate` per second, with `edge` at the bounds.
  ///
  /// A rate that is not positive or not finite is that of ``normal``.
  public init(
    rate: Double, edge: MotionSpring = MotionSpring(duration: .milliseconds(500))
  ) {
    let isUsable = rate > 0 && rate < .infinity
    self.rate = isUsable ? min(max(rate, 1e-6), 1e9) : Self.normalRate
    // Without damping it would swing over the bound for ever.
    self.edge = edge.dampingRatio > 0 ? edge : MotionSpring(duration: .milliseconds(500))
  }

  @inlinable
  init(checkedRate rate: Double, edge: MotionSpring) {
    (self.rate, self.edge) = (rate, edge)
  }

  /// −1000 · ln 0.998: a factor of 0.998 a millisecond.
  static var normalRate: Double { 2.0020026706730773 }

  /// The rate of UIKit's `UIScrollView.DecelerationRate.normal`: a factor of 0.998 a millisecond.
  public static var normal: MotionDecay { MotionDecay(rate: normalRate) }

  /// The rate of UIKit's `UIScrollView.DecelerationRate.fast`: a factor of 0.99 a millisecond.
  public static var fast: MotionDecay { MotionDecay(rate: 10.050335853501441) }
}

/// The least and the largest value of each component; infinity where there is no bound.
@frozen
public struct MotionBounds<Value: MotionValue> {
  /// The least components.
  public var lower: Value
  /// The largest components.
  public var upper: Value

  /// The bounds `lower` and `upper`; where they are in the wrong order, or not a number, there is
  /// no bound.
  @inlinable
  public init(lower: Value, upper: Value) {
    self.lower = lower
    self.upper = upper
  }
}
