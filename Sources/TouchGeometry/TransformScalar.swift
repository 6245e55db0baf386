/// A floating-point type that transforms can be made of: `Float` or `Double`.
///
/// Beside the arithmetic of the standard library a transform needs a sine, a cosine and an
/// arctangent that give the same bits on every machine; ``Trigonometry`` documents them. No other
/// type should conform.
public protocol TransformScalar: Sendable {
  /// The sine and cosine of `angle`; see ``Trigonometry/sineAndCosine(of:)-(Double)``.
  static func _sineAndCosine(of angle: Self) -> (sine: Self, cosine: Self)

  /// The angle of (`x`, `y`); see ``Trigonometry/arctangent(y:x:)-(Double,Double)``.
  static func _arctangent(y: Self, x: Self) -> Self
}

extension Double: TransformScalar {
  /// The sine and cosine of `angle`.
  @inlinable
  public static func _sineAndCosine(of angle: Double) -> (sine: Double, cosine: Double) {
    Trigonometry.sineAndCosine(of: angle)
  }

  /// The angle of (`x`, `y`).
  @inlinable
  public static func _arctangent(y: Double, x: Double) -> Double {
    Trigonometry.arctangent(y: y, x: x)
  }
}

extension Float: TransformScalar {
  /// The sine and cosine of `angle`.
  @inlinable
  public static func _sineAndCosine(of angle: Float) -> (sine: Float, cosine: Float) {
    Trigonometry.sineAndCosine(of: angle)
  }

  /// The angle of (`x`, `y`).
  @inlinable
  public static func _arctangent(y: Float, x: Float) -> Float {
    Trigonometry.arctangent(y: y, x: x)
  }
}
