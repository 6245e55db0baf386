/// Four transforms side by side, entry by entry, so that one vector division serves all.
@usableFromInline
struct QuadOfAffine2<Scalar>
where
  Scalar: SIMDScalar & BinaryFloatingPoint & TransformScalar, Scalar.SIMD2Storage: Sendable
{
  @usableFromInline var a, b, c, d, tx, ty: SIMD4<Scalar>

  @inlinable @inline(__always)
  init(
    a: SIMD4<Scalar>, b: SIMD4<Scalar>, c: SIMD4<Scalar>, d: SIMD4<Scalar>, tx: SIMD4<Scalar>,
    ty: SIMD4<Scalar>
  ) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  @inlinable @inline(__always)
  init(_ t: UnsafePointer<Affine2<Scalar>>) {
    let (p, q, r, s) = (t[0], t[1], t[2], t[3])
    a = SIMD4(p.x.x, q.x.x, r.x.x, s.x.x)
    b = SIMD4(p.x.y, q.x.y, r.x.y, s.x.y)
    c = SIMD4(p.y.x, q.y.x, r.y.x, s.y.x)
    d = SIMD4(p.y.y, q.y.y, r.y.y, s.y.y)
    tx = SIMD4(p.translation.x, q.translation.x, r.translation.x, s.translation.x)
    ty = SIMD4(p.translation.y, q.translation.y, r.translation.y, s.translation.y)
  }

  /// The inverses, by the operations of ``Affine2/inverse``, or nil when one is not ordinary.
  @inlinable @inline(__always)
  var inverse: Self? {
    let (straight, crossed) = (a * d, b * c)
    let determinant = straight - crossed
    let size = magnitudes(straight) + magnitudes(crossed)
    let isOrdinary =
      (size .> Affine2<Scalar>.smallestSafeProduct) .& (size .< Affine2<Scalar>.largestSafeProduct)
      .& (magnitudes(determinant) .> size * (2 * Scalar.ulpOfOne))
    guard all(isOrdinary) else { return nil }
    let k = 1 / determinant
    let (e, f, g, h) = (d * k, -b * k, -c * k, a * k)
    return Self(a: e, b: f, c: g, d: h, tx: -(e * tx + g * ty), ty: -(f * tx + h * ty))
  }

  @inlinable @inline(__always)
  func magnitudes(_ v: SIMD4<Scalar>) -> SIMD4<Scalar> { v.replacing(with: -v, where: v .< 0) }

  @inlinable @inline(__always)
  func store(to t: UnsafeMutablePointer<Affine2<Scalar>>) {
    for k in 0..<4 {
      t[k] = Affine2(
        x: SIMD2(a[k], b[k]), y: SIMD2(c[k], d[k]), translation: SIMD2(tx[k], ty[k]))
    }
  }
}
