extension TimingCurve {
  /// How fast the progress grows at the part `fraction` of the time; 0 outside 0…1.
  ///
  /// Where the curve is vertical, 10⁹ stands for infinity.
  @inlinable
  public func slope(at fraction: Double) -> Double {
    guard fraction >= 0 && fraction <= 1 else { return 0 }
    let t = fraction == 0 ? 0 : (fraction == 1 ? 1 : parameter(at: fraction))
    let x = Self.derivatives(first.x, second.x, t)
    let y = Self.derivatives(first.y, second.y, t)
    // The first derivatives that are not zero tell the direction; at the curve's end backwards.
    if x.first.magnitude > 1e-9 || y.first.magnitude > 1e-9 { return Self.ratio(y.first, x.first) }
    if x.second.magnitude > 1e-9 || y.second.magnitude > 1e-9 {
      return Self.ratio(y.second, x.second)
    }
    return Self.ratio(y.third, x.third)
  }

  /// Whether the curve starts with a speed that a resting value does not have.
  @inlinable
  var startsAtSpeed: Bool { slope(at: 0) != 0 }

  @inlinable
  static func derivatives(
    _ p: Double, _ q: Double, _ t: Double
  ) -> (first: Double, second: Double, third: Double) {
    let cubic = BezierCubic(SIMD2(repeating: p), SIMD2(repeating: q))
    let (a, b, c) = (cubic.a.x, cubic.b.x, cubic.c.x)
    return ((3 * a * t + 2 * b) * t + c, 6 * a * t + 2 * b, 6 * a)
  }

  @inlinable
  static func ratio(_ y: Double, _ x: Double) -> Double {
    let slope = y / x
    return slope.magnitude < 1e9 ? slope : (y < 0 ? -1e9 : 1e9)
  }
}
