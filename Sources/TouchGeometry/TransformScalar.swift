/// A floating-point type that transforms can be made of: `Float` or `Double`.
///
/// Beside the arithmetic of the standard library a transform needs functions that give the same
/// bits on every machine (``Trigonometry`` documents them) and kernels over buffers. Both are
/// concrete code for each type, so that a generic caller pays one call for a buffer. No other type
/// should conform.
public protocol TransformScalar: Sendable {
  /// The sine and cosine of `angle`; see ``Trigonometry/sineAndCosine(of:)-(Double)``.
  static func _sineAndCosine(of angle: Self) -> (sine: Self, cosine: Self)

  /// The angle of (`x`, `y`); see ``Trigonometry/arctangent(y:x:)-(Double,Double)``.
  static func _arctangent(y: Self, x: Self) -> Self

  /// The images of `count` points; `transform` is an `Affine2` of this type.
  static func _apply(
    transform: UnsafeRawPointer, from source: UnsafeRawPointer,
    to destination: UnsafeMutableRawPointer, count: Int)

  /// The images of `count` points with x and y apart; `transform` is an `Affine2` of this type.
  static func _applyToPlanes(
    transform: UnsafeRawPointer, from source: (x: UnsafeRawPointer, y: UnsafeRawPointer),
    to destination: (x: UnsafeMutableRawPointer, y: UnsafeMutableRawPointer), count: Int)

  /// Products of `count` pairs; the three point to `Affine2` of this type.
  static func _multiply(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, into products: UnsafeMutableRawPointer,
    count: Int)

  /// Inverses of `count` transforms, NaN where there is none; returns how many have none.
  static func _invert(
    _ transforms: UnsafeRawPointer, into inverses: UnsafeMutableRawPointer, count: Int
  ) -> Int
}
