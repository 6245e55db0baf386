extension ProjectiveMap {
  /// The map that acts as `b` first and as `a` second.
  @inlinable @inline(__always)
  public static func * (a: Self, b: Self) -> Self {
    let x = a.column(b.affine.x, b.horizon.x)
    let y = a.column(b.affine.y, b.horizon.y)
    let origin = a.column(b.affine.translation, b.weight)
    return Self(
      affine: Affine2(x: x.upper, y: y.upper, translation: origin.upper),
      horizon: SIMD2(x.lower, y.lower), weight: origin.lower)
  }

  /// The matrix times the column (`upper`, `lower`).
  @inlinable @inline(__always)
  func column(_ upper: SIMD2<Scalar>, _ lower: Scalar) -> (upper: SIMD2<Scalar>, lower: Scalar) {
    (
      affine.x * upper.x + affine.y * upper.y + affine.translation * lower,
      dot(horizon, upper) + weight * lower
    )
  }

  /// Makes `a` act after `b`: `a = a * b`.
  @inlinable @inline(__always)
  public static func *= (a: inout Self, b: Self) { a = a * b }

  /// This map followed by `next`: `next * self`.
  @inlinable @inline(__always)
  public func then(_ next: Self) -> Self { next * self }

  /// The map that undoes this one, or nil when there is none.
  ///
  /// There is none when the determinant is below 4 ulp of its terms or something is not finite.
  @inlinable @inline(__always)
  public var inverse: Self? {
    let (x, y, t) = (affine.x, affine.y, affine.translation)
    // Cofactors of the bottom row, by which the determinant is expanded.
    let cofactors = (cross(y, t), cross(t, x), cross(x, y))
    let terms = (horizon.x * cofactors.0, horizon.y * cofactors.1, weight * cofactors.2)
    let determinant = terms.0 + terms.1 + terms.2
    let size = termSize
    guard size < .infinity, determinant.magnitude > size * (4 * Scalar.ulpOfOne) else {
      return nil
    }
    let k = 1 / determinant
    let inverse = Self(
      affine: Affine2(
        x: SIMD2(y.y * weight - t.y * horizon.y, t.y * horizon.x - x.y * weight) * k,
        y: SIMD2(t.x * horizon.y - y.x * weight, x.x * weight - t.x * horizon.x) * k,
        translation: SIMD2(cofactors.0, cofactors.1) * k),
      horizon: SIMD2(x.y * horizon.y - y.y * horizon.x, y.x * horizon.x - x.x * horizon.y) * k,
      weight: cofactors.2 * k)
    return inverse.affine.isFinite ? inverse : nil
  }

  /// The sum of the magnitudes of the determinant's six terms.
  @inlinable @inline(__always)
  var termSize: Scalar {
    let (x, y, t) = (affine.x, affine.y, affine.translation)
    let first = (y.x * t.y).magnitude + (y.y * t.x).magnitude
    let second = (t.x * x.y).magnitude + (t.y * x.x).magnitude
    let third = (x.x * y.y).magnitude + (x.y * y.x).magnitude
    return horizon.x.magnitude * first + horizon.y.magnitude * second + weight.magnitude * third
  }
}
