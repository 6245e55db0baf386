import TouchGeometry

extension Placement: MotionValue {
  /// Offset, anchor, and rotation and scale; the rotation is not wrapped.
  @inlinable
  public var motionComponents: MotionVector6 {
    MotionVector6(
      SIMD2<Double>(Double(offset.x), Double(offset.y)),
      SIMD2<Double>(Double(anchor.x), Double(anchor.y)),
      SIMD2<Double>(Double(rotation), Double(scale)))
  }

  /// The placement with the given offset, anchor, rotation and scale.
  @inlinable
  public init(motionComponents parts: MotionVector6) {
    self.init(
      offset: SIMD2(Scalar(parts.first.x), Scalar(parts.first.y)),
      rotation: Scalar(parts.third.x), scale: Scalar(parts.third.y),
      anchor: SIMD2(Scalar(parts.second.x), Scalar(parts.second.y)))
  }
}

extension Affine2: MotionValue {
  /// The parts of the decomposition: translation, scales, and rotation and shear.
  @inlinable
  public var motionComponents: MotionVector6 {
    let parts = decomposition
    return MotionVector6(
      SIMD2<Double>(Double(parts.translation.x), Double(parts.translation.y)),
      SIMD2<Double>(Double(parts.scale.x), Double(parts.scale.y)),
      SIMD2<Double>(Double(parts.rotation), Double(parts.shear)))
  }

  /// The transform with the given parts: one taken apart and put together is the same but for
  /// rounding.
  @inlinable
  public init(motionComponents parts: MotionVector6) {
    self.init(
      Decomposition(
        translation: SIMD2(Scalar(parts.first.x), Scalar(parts.first.y)),
        rotation: Scalar(parts.third.x),
        scale: SIMD2(Scalar(parts.second.x), Scalar(parts.second.y)),
        shear: Scalar(parts.third.y)))
  }

  /// The parts with the rotation that is nearest to `start`'s: at most half a turn from it.
  @inlinable
  public func motionComponents(from start: MotionVector6) -> MotionVector6 {
    var parts = motionComponents
    let turns = (start.third.x - parts.third.x) / (2 * .pi)
    let rounding = 0x1.8p52  // Adding it rounds to an integer.
    if turns.magnitude < 0x1p51 { parts.third.x += ((turns + rounding) - rounding) * (2 * .pi) }
    return parts
  }
}
