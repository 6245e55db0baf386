/// The numbers that a moving value is taken apart into, each of which moves by itself.
///
/// `Double` and `SIMD2`, `SIMD4` and `SIMD8` of `Double` are the vectors to use.
public protocol MotionVector: Equatable {
  /// The vector of nothing but zeros.
  static var zero: Self { get }

  /// The sum, number by number.
  static func + (a: Self, b: Self) -> Self

  /// The difference, number by number.
  static func - (a: Self, b: Self) -> Self

  /// The vector times a factor.
  static func * (a: Self, factor: Double) -> Self

  /// How many numbers there are.
  static var motionCount: Int { get }

  /// The number at `index`, from 0 to below ``motionCount``.
  subscript(motion index: Int) -> Double { get set }
}

extension MotionVector {
  /// Whether every number can move without leaving the range of `Double`: magnitudes are below
  /// 10¹⁰⁰.
  @inlinable
  var canMove: Bool { self * 1e208 * 0 == .zero }
}

extension Double: MotionVector {
  /// One number.
  @inlinable
  public static var motionCount: Int { 1 }

  /// The number itself.
  @inlinable
  public subscript(motion index: Int) -> Double {
    get { self }
    set { self = newValue }
  }
}

extension SIMD2: MotionVector where Scalar == Double {}
extension SIMD4: MotionVector where Scalar == Double {}
extension SIMD8: MotionVector where Scalar == Double {}

extension SIMD where Scalar == Double {
  /// How many numbers there are.
  @inlinable
  public static var motionCount: Int { scalarCount }

  /// The number at `index`.
  @inlinable
  public subscript(motion index: Int) -> Double {
    get { self[index] }
    set { self[index] = newValue }
  }
}
