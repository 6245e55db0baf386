import TouchGeometry
import TouchGestures

/// A damped spring: m · x″ + c · x′ + k · x = 0, where x is the way that is left.
///
/// With ω = √(k / m) and the damping ratio ζ = c / (2 √(k · m)) the solution that starts at x₀ with
/// velocity v₀ is x₀ · A(t) + v₀ · B(t), where
///
///     ζ < 1:  B = e^(−ζωt) · sin(dt) / d,   A = e^(−ζωt) · cos(dt)  + ζω · B,   d = ω √(1 − ζ²)
///     ζ = 1:  B = e^(−ωt) · t,              A = e^(−ωt)             + ω · B
///     ζ > 1:  B = e^(−ζωt) · sinh(dt) / d,  A = e^(−ζωt) · cosh(dt) + ζω · B,   d = ω √(ζ² − 1)
///
/// and A′ = −ω² · B, B′ = A − 2ζω · B. With ζ ≥ 1 it does not swing, with ζ = 0 it swings for ever.
@frozen
public struct MotionSpring: Hashable, Sendable {
  /// ω in radians per second.
  public let frequency: Double
  /// ζ: 1 is critical, less swings.
  public let dampingRatio: Double
  /// ζω per second.
  @usableFromInline let rate: Double
  /// d per second.
  @usableFromInline let swing: Double

  /// The spring of `mass` with the given stiffness k and damping c, in units that fit together.
  ///
  /// A mass, stiffness or damping that is not finite or below zero, or zero where it must not be,
  /// is replaced by that of Core Animation's `CASpringAnimation`: 1, 100 and 10.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    let mass = mass > 0 && mass < .infinity ? mass : 1
    let stiffness = stiffness > 0 && stiffness < .infinity ? stiffness : 100
    let damping = damping >= 0 && damping < .infinity ? damping : 10
    self.init(
      frequency: stiffness.squareRoot() / mass.squareRoot(),
      dampingRatio: 0.5 * damping / stiffness.squareRoot() / mass.squareRoot())
  }

  /// The spring that takes about `duration` seconds, by the definition of SwiftUI's
  /// `Spring(duration:bounce:)`: ω = 2π / duration; ζ = 1 − bounce, for a negative bounce
  /// 1 / (1 + bounce).
  ///
  /// A bounce of 0 is critical, 1 swings for ever. It is brought within −0.99…1 (not a number: 0),
  /// and a duration that is not positive within a microsecond … 10⁶ s.
  public init(duration: Duration, bounce: Double = 0) {
    let bounce = bounce >= -0.99 ? min(bounce, 1) : (bounce < 0 ? -0.99 : 0)
    self.init(
      frequency: 2 * .pi / min(max(duration.seconds, 1e-6), 1e6),
      dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  @inlinable
  init(frequency: Double, dampingRatio: Double, rate: Double, swing: Double) {
    self.frequency = frequency
    self.dampingRatio = dampingRatio
    self.rate = rate
    self.swing = swing
  }

  /// ω within 10⁻⁶…10⁹, ζ within 0…10⁶, both finite.
  init(frequency: Double, dampingRatio: Double) {
    self.init(
      checkedFrequency: min(max(frequency, 1e-6), 1e9), min(max(dampingRatio, 0), 1e6))
  }

  @inlinable
  init(checkedFrequency frequency: Double, _ dampingRatio: Double) {
    (self.frequency, self.dampingRatio) = (frequency, dampingRatio)
    rate = frequency * dampingRatio
    let rest = (1 - dampingRatio) * (1 + dampingRatio)
    swing = frequency * rest.magnitude.squareRoot()
  }

  /// The spring that does the same `factor` times as fast.
  func sped(by factor: Double) -> MotionSpring {
    MotionSpring(frequency: frequency * factor, dampingRatio: dampingRatio)
  }

  /// A and B at `time` seconds, 0 or more.
  ///
  /// What is left of a way of 1, and how far a velocity of 1 has led from it.
  @inlinable
  @inline(__always)
  public func response(at time: Double) -> (way: Double, push: Double) {
    let turn = swing * time
    if turn >= 1 && dampingRatio > 1 { return overdampedResponse(time) }
    let fade = Exponential.exponential(of: -rate * time)
    if swing == 0 {
      let push = fade * time
      return (fade + rate * push, push)
    }
    if dampingRatio > 1 { return slowResponse(time, turn, fade) }
    let (sine, cosine) = Trigonometry.sineAndCosine(of: turn)
    let push = fade / swing * sine
    return (fade * cosine + rate * push, push)
  }

  /// ζ > 1 where dt is below 1: by the series of sinh(y) / y, which does not cancel;
  /// the first term left out is below 2⁻⁵⁶.
  @usableFromInline
  func slowResponse(
    _ time: Double, _ turn: Double, _ fade: Double
  ) -> (way: Double, push: Double) {
    let (z, w) = (turn * turn, (turn * turn) * (turn * turn))
    let first = 0x1.5555_5555_5555_5p-3 + z * 0x1.1111_1111_1111_1p-7
    let second = 0x1.a01a_01a0_1a01_ap-13 + z * 0x1.71de_3a55_6c73_4p-19
    let third = 0x1.ae64_567f_544e_4p-26 + z * 0x1.6124_613a_86d0_9p-33
    let fourth = 0x1.ae7f_3e73_3b81_fp-41 + z * 0x1.952c_7703_0ad4_ap-49
    let ratio = 1 + z * (first + w * (second + w * (third + w * fourth)))
    let sine = turn * ratio
    let push = fade * (time * ratio)
    return (fade * (1 + sine * sine).squareRoot() + rate * push, push)
  }

  /// ζ > 1: two exponentials that both fall.
  @usableFromInline
  func overdampedResponse(_ time: Double) -> (way: Double, push: Double) {
    let quick = rate + swing
    let slow = frequency * frequency / quick
    let (a, b) = (
      Exponential.exponential(of: -slow * time), Exponential.exponential(of: -quick * time)
    )
    let push = 0.5 * (a - b) / swing
    return (0.5 * (a + b) + rate * push, push)
  }
}
