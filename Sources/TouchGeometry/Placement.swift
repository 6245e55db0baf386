/// Where a piece of content is put: turned and scaled about an anchor, then moved.
///
/// The order is that of SwiftUI's modifiers
///
/// ```swift
/// content.rotationEffect(rotation, anchor: anchor).scaleEffect(scale, anchor: anchor).offset(offset)
/// ```
///
/// in which each acts on the result of the one before. With one scale for both axes the first two
/// may change places. A point p of the content goes to A + scale · R(rotation) · (p − A) + offset,
/// where A is the anchor times the content's size.
@frozen
public struct Placement<Scalar>: Hashable, Sendable
where
  Scalar: SIMDScalar & BinaryFloatingPoint & TransformScalar, Scalar.SIMD2Storage: Sendable
{
  /// How far the anchor moves, in points.
  public var offset: SIMD2<Scalar>
  /// The rotation in radians, clockwise on the screen, unwrapped: two turns are 4π.
  public var rotation: Scalar
  /// The factor of size; 1 leaves it.
  public var scale: Scalar
  /// The fixed point of rotation and scale in unit coordinates: (0, 0) is the corner at the origin,
  /// (½, ½) the middle, (1, 1) the opposite corner; others lie outside.
  public var anchor: SIMD2<Scalar>

  /// The placement with the given parts; without arguments the content stays as it is.
  @inlinable
  public init(
    offset: SIMD2<Scalar> = .zero, rotation: Scalar = 0, scale: Scalar = 1,
    anchor: SIMD2<Scalar> = SIMD2(0.5, 0.5)
  ) {
    self.offset = offset
    self.rotation = rotation
    self.scale = scale
    self.anchor = anchor
  }
}

extension Placement {
  /// The placement as a transform of content of the size `size`, in points.
  @inlinable
  public func transform(in size: SIMD2<Scalar>) -> Affine2<Scalar> {
    let fixed = anchor * size
    let (x, y) = columns
    return Affine2(x: x, y: y, keeping: fixed).translated(by: offset)
  }

  /// The placement about `anchor` that puts content of the size `size` where `transform` does.
  ///
  /// Nil unless `transform` is a finite similarity that does not mirror; no other transform has a
  /// placement. The rotation is within −π…π.
  @inlinable @inline(__always)
  public init?(
    _ transform: Affine2<Scalar>, anchor: SIMD2<Scalar> = SIMD2(0.5, 0.5), in size: SIMD2<Scalar>
  ) {
    guard transform.isSimilarity, transform.determinant > 0, transform.isFinite else { return nil }
    let fixed = anchor * size
    let column = transform.x
    self.init(
      offset: transform(fixed) - fixed, rotation: Scalar._arctangent(y: column.y, x: column.x),
      scale: dot(column, column).squareRoot(), anchor: anchor)
  }

  /// The placement about another anchor that puts content of the size `size` in the same place.
  ///
  /// Rotation and scale stay as they are, so the rotation is not wrapped.
  @inlinable
  public func anchored(at anchor: SIMD2<Scalar>, in size: SIMD2<Scalar>) -> Placement {
    let step = (anchor - self.anchor) * size
    let (x, y) = columns
    var moved = self
    moved.anchor = anchor
    moved.offset = offset + ((x * step.x + y * step.y) - step)
    return moved
  }

  /// The images of the unit vectors.
  @inlinable
  var columns: (x: SIMD2<Scalar>, y: SIMD2<Scalar>) {
    let (sine, cosine) = Scalar._sineAndCosine(of: rotation)
    return (SIMD2(cosine, sine) * scale, SIMD2(-sine, cosine) * scale)
  }
}
