extension Affine2 {
  /// The transform with each entry of `other` rounded to this scalar.
  @inlinable
  public init<Other>(_ other: Affine2<Other>) {
    self.init(
      x: SIMD2(Scalar(other.x.x), Scalar(other.x.y)),
      y: SIMD2(Scalar(other.y.x), Scalar(other.y.y)),
      translation: SIMD2(Scalar(other.translation.x), Scalar(other.translation.y)))
  }
}
