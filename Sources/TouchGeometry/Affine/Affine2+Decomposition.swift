extension Affine2 {
  /// A transform taken apart: a shear, then a scaling, then a rotation, then a translation.
  ///
  /// ```
  ///              ⎡ cos −sin ⎤   ⎡ scale.x    0    ⎤   ⎡ 1  shear ⎤
  /// linear part = ⎢          ⎥ · ⎢                 ⎥ · ⎢          ⎥
  ///              ⎣ sin  cos ⎦   ⎣    0    scale.y ⎦   ⎣ 0    1   ⎦
  /// ```
  @frozen
  public struct Decomposition: Hashable, Sendable {
    /// The image of the origin.
    public var translation: SIMD2<Scalar>
    /// The rotation in radians, −π to π, clockwise on the screen.
    public var rotation: Scalar
    /// The factors along x and y; x is never negative, y is where the transform mirrors.
    public var scale: SIMD2<Scalar>
    /// How far x grows with y, before scaling; 0 for a similarity.
    public var shear: Scalar

    /// The parts, each given.
    @inlinable
    public init(
      translation: SIMD2<Scalar>, rotation: Scalar, scale: SIMD2<Scalar>, shear: Scalar = 0
    ) {
      self.translation = translation
      self.rotation = rotation
      self.scale = scale
      self.shear = shear
    }
  }

  /// The transform taken apart; putting it together again gives it back but for rounding.
  ///
  /// Every finite transform has a decomposition. When the image of the x axis is a point, the
  /// rotation is that of the y axis and the shear is 0; when both are, the rotation is 0.
  /// Columns whose squares overflow or underflow lose their scale.
  @inlinable
  public var decomposition: Decomposition {
    let square = dot(x, x)
    guard square > 0 else { return decompositionByY }
    let length = square.squareRoot()
    return Decomposition(
      translation: translation, rotation: Scalar._arctangent(y: x.y, x: x.x),
      scale: SIMD2(length, determinant / length), shear: dot(x, y) / square)
  }

  @inlinable
  var decompositionByY: Decomposition {
    Decomposition(
      translation: translation, rotation: Scalar._arctangent(y: -y.x, x: y.y),
      scale: SIMD2(0, dot(y, y).squareRoot()))
  }

  /// The transform with the parts `decomposition`.
  @inlinable
  public init(_ decomposition: Decomposition) {
    let (sine, cosine) = Scalar._sineAndCosine(of: decomposition.rotation)
    let (across, down) = (decomposition.scale.x, decomposition.scale.y)
    let column = SIMD2(cosine * across, sine * across)
    self.init(
      x: column, y: column * decomposition.shear + SIMD2(-sine * down, cosine * down),
      translation: decomposition.translation)
  }
}
