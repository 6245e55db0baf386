import TouchGestures

/// A value that is a function of time: ask it what it is at any instant.
///
///     var place = AnimatedValue(SIMD2(0.0, 0))
///     place.animate(to: SIMD2(300, 0), with: .spring(), at: now)
///     draw(at: place.value(at: now))
///
/// Nothing runs: there is no clock and no step, so the result is the same however often it is
/// asked. A change takes effect at its instant, and the value goes on from where it is at the
/// velocity that it has. Instants before the last change are not kept: there it is as the change
/// found it.
///
/// Values that are not finite, or beyond 10¹⁰⁰, are not taken; a velocity that is not counts as 0.
@frozen
public struct AnimatedValue<Value: MotionValue> {
  @usableFromInline typealias Leg = MotionLeg<Value>
  @usableFromInline typealias Components = Value.MotionComponents

  @usableFromInline var leg: Leg
  /// What goes on until a leg with a delay takes over.
  @usableFromInline var earlier: EarlierLeg<Value>?

  /// A value at rest.
  @inlinable
  public init(_ value: Value) { leg = Leg(resting: value, at: .min) }

  /// What it is at `time`.
  @inlinable
  public func value(at time: TouchInstant) -> Value {
    active(at: time.nanoseconds).value(at: time.nanoseconds)
  }

  /// Its velocity at `time`, per second, as the components of a value; zero while it is at rest.
  ///
  /// Of an angle, radians per second.
  @inlinable
  public func velocity(at time: TouchInstant) -> Value.MotionComponents {
    active(at: time.nanoseconds).velocity(at: time.nanoseconds)
  }

  /// What it is at rest, when its motion is over.
  @inlinable
  public var target: Value { leg.rest }

  /// When it comes to rest; nil when it never does.
  @inlinable
  public var end: TouchInstant? { leg.end == .max ? nil : TouchInstant(nanoseconds: leg.end) }

  /// Whether it has yet to come to rest at `time`.
  @inlinable
  public func isMoving(at time: TouchInstant) -> Bool { time.nanoseconds < leg.end }

  @inlinable
  func active(at time: Int64) -> Leg {
    if time < leg.start, let earlier { return earlier.leg }
    return leg
  }
}

/// A leg that is kept apart, for the few values that have two.
@usableFromInline
final class EarlierLeg<Value: MotionValue> {
  @usableFromInline let leg: MotionLeg<Value>

  @inlinable
  init(_ leg: MotionLeg<Value>) { self.leg = leg }
}
