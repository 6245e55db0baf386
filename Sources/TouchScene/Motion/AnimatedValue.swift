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
  /// The motion that it is on, or was on last.
  ///
  /// One that starts after a delay is here before it has started.
  @inlinable public var motion: Motion<Value> { current }

  @usableFromInline var current: Motion<Value>
  /// What goes on until a motion with a delay takes over.
  @usableFromInline var earlier: EarlierMotion<Value>?

  /// A value at rest.
  @inlinable
  public init(_ value: Value) { current = Motion(resting: value) }

  /// What it is at `time`.
  @inlinable
  public func value(at time: TouchInstant) -> Value {
    if time.nanoseconds < current.start, let earlier { return earlier.motion.value(at: time) }
    return current.value(at: time)
  }

  /// Its velocity at `time`, per second, as the components of a value; zero while it is at rest.
  ///
  /// Of an angle, radians per second.
  @inlinable
  public func velocity(at time: TouchInstant) -> Value.MotionComponents {
    if time.nanoseconds < current.start, let earlier { return earlier.motion.velocity(at: time) }
    return current.velocity(at: time)
  }

  /// What it is at rest, when its motion is over.
  @inlinable
  public var target: Value { current.target }

  /// When it comes to rest; nil when it never does.
  @inlinable
  public var end: TouchInstant? { current.end }

  /// Whether it has yet to come to rest at `time`.
  @inlinable
  public func isMoving(at time: TouchInstant) -> Bool { time.nanoseconds < current.last }
}

/// A motion that is kept apart, for the few values that have two.
@usableFromInline
final class EarlierMotion<Value: MotionValue> {
  @usableFromInline let motion: Motion<Value>

  init(_ motion: Motion<Value>) { self.motion = motion }
}
