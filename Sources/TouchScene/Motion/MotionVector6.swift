/// Six numbers that move: those of a placement or of an affine transform.
@frozen
public struct MotionVector6: MotionVector, Hashable, Sendable {
  /// The first and the second number.
  public var first: SIMD2<Double>
  /// The third and the fourth.
  public var second: SIMD2<Double>
  /// The fifth and the sixth.
  public var third: SIMD2<Double>

  /// The vector of three pairs.
  @inlinable
  public init(_ first: SIMD2<Double>, _ second: SIMD2<Double>, _ third: SIMD2<Double>) {
    self.first = first
    self.second = second
    self.third = third
  }

  /// The vector of nothing but zeros.
  @inlinable
  public static var zero: MotionVector6 { MotionVector6(.zero, .zero, .zero) }

  /// The sum, number by number.
  @inlinable
  public static func + (a: MotionVector6, b: MotionVector6) -> MotionVector6 {
    MotionVector6(a.first + b.first, a.second + b.second, a.third + b.third)
  }

  /// The difference, number by number.
  @inlinable
  public static func - (a: MotionVector6, b: MotionVector6) -> MotionVector6 {
    MotionVector6(a.first - b.first, a.second - b.second, a.third - b.third)
  }

  /// The vector times a factor.
  @inlinable
  public static func * (a: MotionVector6, factor: Double) -> MotionVector6 {
    MotionVector6(a.first * factor, a.second * factor, a.third * factor)
  }

  /// Six.
  @inlinable
  public static var motionCount: Int { 6 }

  /// The number at `index`, 0 … 5.
  @inlinable
  public subscript(motion index: Int) -> Double {
    get { index < 2 ? first[index] : (index < 4 ? second[index - 2] : third[index - 4]) }
    set {
      switch index {
      case 0, 1: first[index] = newValue
      case 2, 3: second[index - 2] = newValue
      default: third[index - 4] = newValue
      }
    }
  }
}
