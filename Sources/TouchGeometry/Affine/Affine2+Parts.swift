extension Affine2 {
  /// Moves every point by `offset`.
  @inlinable
  public init(offset: SIMD2<Scalar>) {
    self.init(x: SIMD2(1, 0), y: SIMD2(0, 1), translation: offset)
  }

  /// Rotates by `angle` radians, clockwise on the screen, about `anchor`, which stays in place.
  ///
  /// The anchor's own image may be off by the rounding of one product.
  @inlinable
  public init(rotation angle: Scalar, about anchor: SIMD2<Scalar> = .zero) {
    let (sine, cosine) = Scalar._sineAndCosine(of: angle)
    self.init(x: SIMD2(cosine, sine), y: SIMD2(-sine, cosine), keeping: anchor)
  }

  /// Scales by the factor `scale` about `anchor`, which stays in place.
  @inlinable
  public init(scale: Scalar, about anchor: SIMD2<Scalar> = .zero) {
    self.init(x: SIMD2(scale, 0), y: SIMD2(0, scale), keeping: anchor)
  }

  /// Scales by one factor along x and another along y about `anchor`, which stays in place.
  @inlinable
  public init(scale: SIMD2<Scalar>, about anchor: SIMD2<Scalar> = .zero) {
    self.init(x: SIMD2(scale.x, 0), y: SIMD2(0, scale.y), keeping: anchor)
  }

  /// Shears about `anchor`, which stays in place: x grows by `shear.x` × y, y by `shear.y` × x.
  @inlinable
  public init(shear: SIMD2<Scalar>, about anchor: SIMD2<Scalar> = .zero) {
    self.init(x: SIMD2(1, shear.y), y: SIMD2(shear.x, 1), keeping: anchor)
  }

  /// The transform with the given linear part that keeps `anchor` in place.
  @inlinable
  public init(x: SIMD2<Scalar>, y: SIMD2<Scalar>, keeping anchor: SIMD2<Scalar>) {
    self.init(x: x, y: y, translation: anchor - (x * anchor.x + y * anchor.y))
  }
}
