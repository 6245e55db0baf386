extension ProjectiveMap {
  /// Content of the size `size` turned in space and seen in perspective, or nil for a bad axis.
  ///
  /// The parameters are those of SwiftUI's `rotation3DEffect`. x points right, y down and z out of
  /// the screen toward the eye. The content lies in the plane z = 0 and turns by `angle` about the
  /// line along `axis` through the anchor at height `anchorZ`: positive angles about z turn it
  /// clockwise on the screen, positive angles about y push its right side away.
  ///
  /// The eye looks along −z from above the anchor, at the distance max(width, height) /
  /// `perspective` from the plane z = 0. So 1 is an eye as far away as the content is long, ½ one
  /// twice as far, and 0 an eye infinitely far away, which gives an affine map.
  ///
  /// - Parameters:
  ///   - angle: the rotation in radians.
  ///   - axis: the direction of the rotation's axis, of any non-zero length; it is normalised.
  ///   - anchor: the point of the content above which the eye is and through which the axis goes,
  ///     in unit coordinates of `size`.
  ///   - anchorZ: how far in front of the content the axis passes, in points.
  ///   - perspective: the strength of the perspective, 0 or more.
  ///   - size: the content's size in points.
  @inlinable
  public init?(
    rotation angle: Scalar, axis: SIMD3<Scalar>, anchor: SIMD2<Scalar> = SIMD2(0.5, 0.5),
    anchorZ: Scalar = 0, perspective: Scalar = 1, in size: SIMD2<Scalar>
  ) {
    guard let direction = unitVector(axis) else { return nil }
    let rows = rotationRows(angle, about: direction)
    let longest = Swift.max(size.x, size.y)
    let nearness = longest > 0 ? perspective / longest : 0
    // With v = (p − anchor, −anchorZ): the image is (R v).xy / w, w = 1 − ((R v).z + anchorZ) ·
    // nearness, from the anchor.
    let lift = -anchorZ
    let turned = Self(
      affine: Affine2(
        x: SIMD2(rows.x.x, rows.y.x), y: SIMD2(rows.x.y, rows.y.y),
        translation: SIMD2(rows.x.z * lift, rows.y.z * lift)),
      horizon: SIMD2(rows.z.x, rows.z.y) * -nearness,
      weight: 1 - (rows.z.z * lift + anchorZ) * nearness)
    let fixed = anchor * size
    self = Self(Affine2(offset: fixed)) * turned * Self(Affine2(offset: -fixed))
  }
}

/// The vector of length 1 in the direction of `v`, or nil for zero, infinity and NaN.
@inlinable
func unitVector<Scalar: SIMDScalar & BinaryFloatingPoint>(_ v: SIMD3<Scalar>) -> SIMD3<Scalar>? {
  let largest = Swift.max(v.x.magnitude, Swift.max(v.y.magnitude, v.z.magnitude))
  guard largest > 0, v.x.isFinite, v.y.isFinite, v.z.isFinite else { return nil }
  // First to a largest entry of 1, so that no square overflows or vanishes.
  let scaled = v / largest
  let square = scaled.x * scaled.x + scaled.y * scaled.y + scaled.z * scaled.z
  return scaled / square.squareRoot()
}

/// The rows of the rotation by `angle` about the unit vector `axis`, by Rodrigues' formula.
@inlinable
func rotationRows<Scalar: SIMDScalar & BinaryFloatingPoint & TransformScalar>(
  _ angle: Scalar, about axis: SIMD3<Scalar>
) -> (x: SIMD3<Scalar>, y: SIMD3<Scalar>, z: SIMD3<Scalar>) {
  let (sine, cosine) = Scalar._sineAndCosine(of: angle)
  let along = axis * (1 - cosine)
  let around = axis * sine
  return (
    axis * along.x + SIMD3(cosine, -around.z, around.y),
    axis * along.y + SIMD3(around.z, cosine, -around.x),
    axis * along.z + SIMD3(-around.y, around.x, cosine)
  )
}
