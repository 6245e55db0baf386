// Curves are solved two at a time, one a lane: a curve alone takes both.
extension TimingCurve {
  /// The progress of two curves that are not straight, each at its time within 0…1.
  @inlinable
  @inline(__always)
  static func progress(
    of a: TimingCurve, _ b: TimingCurve, at fractions: SIMD2<Double>
  ) -> SIMD2<Double> {
    let y = BezierCubic(SIMD2(a.first.y, b.first.y), SIMD2(a.second.y, b.second.y))
    return y.value(at: parameters(of: a, b, at: fractions))
  }

  @inlinable
  func parameter(at fraction: Double) -> Double {
    Self.parameters(of: self, self, at: SIMD2(repeating: fraction)).x
  }

  /// The parameters where x is `fractions`.
  ///
  /// The half of the curve that holds it is turned so that it starts at 0, and guessed by the
  /// parabola that meets it at 0, ¼ and ½ of the parameter. A step of E. Halley and one of I. Newton
  /// follow; where they have not come to rest, as near a vertical end, a search that cannot miss.
  @inlinable
  @inline(__always)
  static func parameters(
    of a: TimingCurve, _ b: TimingCurve, at fractions: SIMD2<Double>
  ) -> SIMD2<Double> {
    let (p, q) = (SIMD2(a.first.x, b.first.x), SIMD2(a.second.x, b.second.x))
    let isLate = fractions .> 0.125 + 0.375 * (p + q)
    let x = BezierCubic(
      p.replacing(with: 1 - q, where: isLate), q.replacing(with: 1 - p, where: isLate))
    let (u, isFound) = x.parameters(at: fractions.replacing(with: 1 - fractions, where: isLate))
    var t = u.replacing(with: 1 - u, where: isLate)
    if !isFound[0] { t.x = a.search(for: fractions.x) }
    if !isFound[1] { t.y = b.search(for: fractions.y) }
    return t
  }

  /// Newton steps, halved where they leave the bracket: x never falls between 0 and 1.
  @usableFromInline
  func search(for fraction: Double) -> Double {
    let x = BezierCubic(SIMD2(repeating: first.x), SIMD2(repeating: second.x))
    var (low, high) = (0.0, 1.0)
    var t = fraction
    for _ in 0..<100 {
      let (value, slope, _) = x.look(at: SIMD2(repeating: t))
      let excess = value.x - fraction
      if excess == 0 { return t }
      if excess < 0 { low = t } else { high = t }
      let newton = t - excess / slope.x
      let next = newton > low && newton < high ? newton : 0.5 * (low + high)
      if (next - t).magnitude <= 1e-15 { return next }
      t = next
    }
    return t
  }
}
