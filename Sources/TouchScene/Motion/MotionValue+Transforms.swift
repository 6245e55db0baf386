import TouchGeometry

extension Placement: MotionValue {
  /// Offset, anchor, rotation and scale; the rotation is not wrapped.
  @inlinable
  public var motionComponents: SIMD8<Double> {
    SIMD8(
      Double(offset.x), Double(offset.y), Double(anchor.x), Double(anchor.y), Double(rotation),
      Double(scale), 0, 0)
  }

  /// The placement with the given offset, anchor, rotation and scale.
  @inlinable
  public init(motionComponents c: SIMD8<Double>) {
    self.init(
      offset: SIMD2(Scalar(c[0]), Scalar(c[1])), rotation: Scalar(c[4]), scale: Scalar(c[5]),
      anchor: SIMD2(Scalar(c[2]), Scalar(c[3])))
  }
}

extension Affine2: MotionValue {
  /// The parts of the decomposition: translation, scales, rotation and shear.
  @inlinable
  public var motionComponents: SIMD8<Double> {
    let parts = decomposition
    return SIMD8(
      Double(parts.translation.x), Double(parts.translation.y), Double(parts.scale.x),
      Double(parts.scale.y), Double(parts.rotation), Double(parts.shear), 0, 0)
  }

  /// The transform with the given parts.
  @inlinable
  public init(motionComponents c: SIMD8<Double>) {
    self.init(
      Decomposition(
        translation: SIMD2(Scalar(c[0]), Scalar(c[1])), rotation: Scalar(c[4]),
        scale: SIMD2(Scalar(c[2]), Scalar(c[3])), shear: Scalar(c[5])))
  }

  /// The parts with the rotation that is nearest to `start`'s: at most half a turn from it.
  @inlinable
  public func motionComponents(from start: SIMD8<Double>) -> SIMD8<Double> {
    var parts = motionComponents
    let turns = (start[4] - parts[4]) / (2 * .pi)
    let rounding = 0x1.8p52  // Adding it rounds to an integer.
    if turns.magnitude < 0x1p51 { parts[4] += ((turns + rounding) - rounding) * (2 * .pi) }
    return parts
  }
}
