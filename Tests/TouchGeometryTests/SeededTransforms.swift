import TouchGeometry

/// The constraint of every test that runs for `Float` and `Double`.
typealias TestScalar = BinaryFloatingPoint & SIMDScalar & TransformScalar

extension SplitMix64 {
  mutating func vector<T: TestScalar>(_ reach: Double, _: T.Type = T.self) -> SIMD2<T> {
    SIMD2(T(number(in: -reach...reach)), T(number(in: -reach...reach)))
  }

  /// A transform of one of several kinds: general, rigid, tiny, huge, nearly singular, mirroring.
  mutating func transform<T: TestScalar>(_ kind: Int, _: T.Type = T.self) -> Affine2<T>
  where T.SIMD2Storage: Sendable {
    let general = Affine2<T>(x: vector(2), y: vector(2), translation: vector(100))
    switch kind % 6 {
    case 0: return general
    case 1: return Affine2(rotation: T(number(in: -4...4)), about: vector(50))
    case 2: return Affine2(x: general.x * 1e-9, y: general.y * 1e-9, translation: vector(1))
    case 3: return Affine2(x: general.x * 1e9, y: general.y * 1e9, translation: vector(1))
    case 4:
      let parallel = general.x * T(number(in: -2...2))
      return Affine2(x: general.x, y: parallel + vector(1e-3), translation: general.translation)
    default: return general * Affine2(scale: SIMD2(-1, 1))
    }
  }
}

/// The largest magnitude of the linear entries.
func linearSize<T>(_ t: Affine2<T>) -> T {
  max(max(t.x.x.magnitude, t.x.y.magnitude), max(t.y.x.magnitude, t.y.y.magnitude))
}

/// |M|² / |det M|: how much an inversion may magnify rounding.
func condition<T>(_ t: Affine2<T>) -> T {
  2 * linearSize(t) * linearSize(t) / t.determinant.magnitude
}
