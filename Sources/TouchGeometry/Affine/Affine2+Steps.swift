// Each step acts after the transform it is added to: `t.rotated(by: a, about: c)` is
// `t.then(Affine2(rotation: a, about: c))`.
extension Affine2 {
  /// This transform, then a move by `offset`.
  @inlinable
  public func translated(by offset: SIMD2<Scalar>) -> Self {
    Self(x: x, y: y, translation: translation + offset)
  }

  /// Adds a move by `offset` after this transform.
  @inlinable
  public mutating func translate(by offset: SIMD2<Scalar>) { translation += offset }

  /// This transform, then a rotation by `angle` radians about `anchor`.
  @inlinable
  public func rotated(by angle: Scalar, about anchor: SIMD2<Scalar> = .zero) -> Self {
    then(Self(rotation: angle, about: anchor))
  }

  /// Adds a rotation by `angle` radians about `anchor` after this transform.
  @inlinable
  public mutating func rotate(by angle: Scalar, about anchor: SIMD2<Scalar> = .zero) {
    self = rotated(by: angle, about: anchor)
  }

  /// This transform, then a scaling by `scale` about `anchor`.
  @inlinable
  public func scaled(by scale: Scalar, about anchor: SIMD2<Scalar> = .zero) -> Self {
    Self(x: x * scale, y: y * scale, translation: anchor + (translation - anchor) * scale)
  }

  /// Adds a scaling by `scale` about `anchor` after this transform.
  @inlinable
  public mutating func scale(by scale: Scalar, about anchor: SIMD2<Scalar> = .zero) {
    self = scaled(by: scale, about: anchor)
  }

  /// This transform, then a scaling along x and y about `anchor`.
  @inlinable
  public func scaled(by scale: SIMD2<Scalar>, about anchor: SIMD2<Scalar> = .zero) -> Self {
    Self(x: x * scale, y: y * scale, translation: anchor + (translation - anchor) * scale)
  }

  /// Adds a scaling along x and y about `anchor` after this transform.
  @inlinable
  public mutating func scale(by scale: SIMD2<Scalar>, about anchor: SIMD2<Scalar> = .zero) {
    self = scaled(by: scale, about: anchor)
  }

  /// This transform, then a shear about `anchor`; see ``init(shear:about:)``.
  @inlinable
  public func sheared(by shear: SIMD2<Scalar>, about anchor: SIMD2<Scalar> = .zero) -> Self {
    then(Self(shear: shear, about: anchor))
  }

  /// Adds a shear about `anchor` after this transform; see ``init(shear:about:)``.
  @inlinable
  public mutating func shear(by shear: SIMD2<Scalar>, about anchor: SIMD2<Scalar> = .zero) {
    self = sheared(by: shear, about: anchor)
  }
}
