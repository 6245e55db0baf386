extension Affine2 {
  /// The transform `fraction` of the way from this one to `end`.
  ///
  /// Each part of the ``decomposition`` moves evenly, the rotation the shorter way round. 0 gives
  /// this transform and 1 gives `end`, exactly; other numbers, also outside, go along. Between a
  /// transform that mirrors and one that does not the way leads through a singular one.
  @inlinable
  public func interpolated(to end: Self, at fraction: Scalar) -> Self {
    if fraction == 0 { return self }
    if fraction == 1 { return end }
    let (from, to) = (decomposition, end.decomposition)
    let turn = from.shortestTurn(to: to)
    return Self(
      Decomposition(
        translation: from.translation + (to.translation - from.translation) * fraction,
        rotation: from.rotation + turn * fraction,
        scale: from.scale + (to.scale - from.scale) * fraction,
        shear: from.shear + (to.shear - from.shear) * fraction))
  }
}

extension Affine2.Decomposition {
  /// The rotation to `other`'s, at most half a turn; both are within −π…π.
  @inlinable
  func shortestTurn(to other: Self) -> Scalar {
    let turn = other.rotation - rotation
    guard turn.magnitude > .pi else { return turn }
    return turn > 0 ? turn - 2 * .pi : turn + 2 * .pi
  }
}
