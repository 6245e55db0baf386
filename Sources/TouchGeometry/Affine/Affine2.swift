/// An affine transform of the plane: a 2×2 matrix and a translation.
///
/// ```
///                ⎡ x.x  y.x  translation.x ⎤   ⎡ p.x ⎤
/// transform(p) = ⎢ x.y  y.y  translation.y ⎥ · ⎢ p.y ⎥
///                ⎣  0    0         1       ⎦   ⎣  1  ⎦
/// ```
///
/// `x` is where the vector (1, 0) goes, `y` where (0, 1) goes, `translation` where the origin goes.
/// Points are columns, so `(a * b)(p)` is `a(b(p))`: the right-hand factor acts first, and
/// `b.then(a)` says the same in the order of action. Coordinates are x to the right and y down;
/// positive rotation is clockwise on the screen.
///
/// The two columns and the translation are three `SIMD2`: 24 bytes for `Float`, 48 for `Double`.
/// Nothing is fused or re-associated, so results are the same bits on every machine.
@frozen
public struct Affine2<Scalar>: Hashable, Sendable
where
  Scalar: SIMDScalar & BinaryFloatingPoint & TransformScalar, Scalar.SIMD2Storage: Sendable
{
  /// The image of the vector (1, 0): the first column.
  public var x: SIMD2<Scalar>
  /// The image of the vector (0, 1): the second column.
  public var y: SIMD2<Scalar>
  /// The image of the origin: the third column.
  public var translation: SIMD2<Scalar>

  /// The transform with the given columns.
  @inlinable
  public init(x: SIMD2<Scalar>, y: SIMD2<Scalar>, translation: SIMD2<Scalar>) {
    self.x = x
    self.y = y
    self.translation = translation
  }

  /// The transform that moves nothing.
  @inlinable
  public static var identity: Self {
    Self(x: SIMD2(1, 0), y: SIMD2(0, 1), translation: .zero)
  }
}
