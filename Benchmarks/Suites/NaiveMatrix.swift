import TouchGeometry

/// The plain way to hold a 2D transform: nine scalars, row by row, with the full 3×3 product.
struct Matrix3<T: BinaryFloatingPoint> {
  var a, b, c, d, e, f, g, h, i: T

  static func * (l: Self, r: Self) -> Self {
    Self(
      a: l.a * r.a + l.b * r.d + l.c * r.g, b: l.a * r.b + l.b * r.e + l.c * r.h,
      c: l.a * r.c + l.b * r.f + l.c * r.i, d: l.d * r.a + l.e * r.d + l.f * r.g,
      e: l.d * r.b + l.e * r.e + l.f * r.h, f: l.d * r.c + l.e * r.f + l.f * r.i,
      g: l.g * r.a + l.h * r.d + l.i * r.g, h: l.g * r.b + l.h * r.e + l.i * r.h,
      i: l.g * r.c + l.h * r.f + l.i * r.i)
  }

  /// The adjugate over the determinant, as for any 3×3 matrix.
  var adjugateInverse: Self {
    let (p, q, r) = (e * i - f * h, f * g - d * i, d * h - e * g)
    let k = 1 / (a * p + b * q + c * r)
    return Self(
      a: p * k, b: (c * h - b * i) * k, c: (b * f - c * e) * k, d: q * k, e: (a * i - c * g) * k,
      f: (c * d - a * f) * k, g: r * k, h: (b * g - a * h) * k, i: (a * e - b * d) * k)
  }
}

extension Matrix3 where T: SIMDScalar & TransformScalar, T.SIMD2Storage: Sendable {
  init(_ t: Affine2<T>) {
    self.init(
      a: t.x.x, b: t.y.x, c: t.translation.x, d: t.x.y, e: t.y.y, f: t.translation.y, g: 0, h: 0,
      i: 1)
  }
}

/// Whether two ways to compute a transform agree to a hundred thousandth (`Float`'s share).
func nearlyEqual<T>(_ a: Affine2<T>, _ b: Matrix3<T>) -> Bool {
  let differences = [
    a.x.x - b.a, a.y.x - b.b, a.translation.x - b.c, a.x.y - b.d, a.y.y - b.e,
    a.translation.y - b.f,
  ]
  let limit: T = T.significandBitCount > 30 ? 1e-10 : 2e-3
  return differences.allSatisfy { $0.magnitude <= limit }
}

/// A rotation by `rotation` and an offset; iterating it stays bounded.
func rigidMotion<T>(rotation: T, offset: SIMD2<T>) -> Affine2<T> {
  let (sine, cosine) = T._sineAndCosine(of: rotation)
  return Affine2(x: SIMD2(cosine, sine), y: SIMD2(-sine, cosine), translation: offset)
}

/// Seeded transforms of moderate size.
func transforms<T>(_ count: Int, seed: UInt64) -> [Affine2<T>]
where T: SIMDScalar & BinaryFloatingPoint & TransformScalar, T.SIMD2Storage: Sendable {
  var random = SplitMix64(seed: seed)
  return (0..<count).map { _ in
    rigidMotion(
      rotation: T(random.number(in: -3...3)),
      offset: SIMD2(T(random.number(in: -9...9)), T(random.number(in: -9...9))))
  }
}
