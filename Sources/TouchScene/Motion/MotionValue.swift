/// A value that can be on its way from one to another: a number, a point, a placement.
///
/// It is taken apart into components that move each by itself. An angle is a number of radians and
/// is not wrapped: from 0 to 40π it turns twenty times.
///
/// A type of your own conforms with components in a ``MotionVector``:
///
///     extension Glow: MotionValue {
///       var motionComponents: SIMD2<Double> { SIMD2(radius, strength) }
///       init(motionComponents c: SIMD2<Double>) { self.init(radius: c.x, strength: c.y) }
///     }
public protocol MotionValue {
  /// The numbers that move.
  associatedtype MotionComponents: MotionVector

  /// The value taken apart.
  var motionComponents: MotionComponents { get }

  /// The value with the given components, which need not be those of any value: a spring leads
  /// beyond its ends.
  init(motionComponents: MotionComponents)

  /// The components of this value where a way from `start` is to end; by default
  /// ``motionComponents``.
  ///
  /// Where several components mean one value, such as angles a turn apart, the nearest to `start`.
  func motionComponents(from start: MotionComponents) -> MotionComponents
}

extension MotionValue {
  /// The components of this value, wherever the way comes from.
  @inlinable
  public func motionComponents(from start: MotionComponents) -> MotionComponents {
    motionComponents
  }
}
