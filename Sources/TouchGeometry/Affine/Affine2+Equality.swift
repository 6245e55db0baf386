extension Affine2 {
  /// Whether all six numbers are equal; NaN equals nothing.
  ///
  /// Written out, because what the compiler derives would run unspecialised in other modules.
  @inlinable
  public static func == (a: Self, b: Self) -> Bool {
    a.x == b.x && a.y == b.y && a.translation == b.translation
  }
}
