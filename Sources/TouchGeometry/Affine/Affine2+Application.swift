extension Affine2 {
  /// The image of the point `point`.
  ///
  /// The same bits as the buffer functions give: the diagonal times the point, plus (the other
  /// diagonal times the swapped point, plus the translation).
  @inlinable @inline(__always)
  public func callAsFunction(_ point: SIMD2<Scalar>) -> SIMD2<Scalar> {
    point * SIMD2(x.x, y.y) + (SIMD2(point.y, point.x) * SIMD2(y.x, x.y) + translation)
  }

  /// The image of the vector `vector`, which translation does not change.
  @inlinable @inline(__always)
  public func callAsFunction(vector: SIMD2<Scalar>) -> SIMD2<Scalar> {
    vector * SIMD2(x.x, y.y) + SIMD2(vector.y, vector.x) * SIMD2(y.x, x.y)
  }

  /// The least upright rectangle that holds the image of the upright rectangle from `minimum` to
  /// `maximum`.
  ///
  /// Exact up to rounding, since an affine map takes corners to corners. A rectangle with
  /// `minimum` above `maximum` in a coordinate is taken as the one with the two exchanged.
  @inlinable
  public func boundingBox(
    ofRectangleFrom minimum: SIMD2<Scalar>, to maximum: SIMD2<Scalar>
  ) -> (minimum: SIMD2<Scalar>, maximum: SIMD2<Scalar>) {
    let center = self((minimum + maximum) * 0.5)
    let half = (maximum - minimum) * 0.5
    let reach = magnitudes(x * half.x) + magnitudes(y * half.y)
    return (center - reach, center + reach)
  }

  @inlinable @inline(__always)
  func magnitudes(_ v: SIMD2<Scalar>) -> SIMD2<Scalar> { SIMD2(v.x.magnitude, v.y.magnitude) }
}
