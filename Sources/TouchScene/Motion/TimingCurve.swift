/// How far a motion is after a part of its time: a cubic Bézier curve as CSS defines it.
///
/// The curve goes from (0, 0) over the control points (x1, y1) and (x2, y2) to (1, 1); x is time
/// and y is progress. x1 and x2 are within 0…1, so that there is one progress at each time; y may
/// lead beyond both ends. W3C, *CSS Easing Functions Level 1*, section 2.3.
@frozen
public struct TimingCurve: Hashable, Sendable {
  /// The first control point.
  public let first: SIMD2<Double>
  /// The second control point.
  public let second: SIMD2<Double>
  /// How the curve's parameter grows with x at the ends, no more than 3 for a guess that rises.
  @usableFromInline let guess: SIMD2<Double>

  /// The curve with the control points (`x1`, `y1`) and (`x2`, `y2`).
  ///
  /// x1 and x2 are brought within 0…1, y1 and y2 within ±10⁶; what is not a number makes a straight
  /// line.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    let (a, b) = (SIMD2(x1, y1), SIMD2(x2, y2))
    let isNumber = (a + b).x == (a + b).x && (a + b).y == (a + b).y
    first = isNumber ? Self.limited(a) : SIMD2(1.0 / 3, 1.0 / 3)
    second = isNumber ? Self.limited(b) : SIMD2(2.0 / 3, 2.0 / 3)
    guess = SIMD2(1 / max(3 * first.x, 1.0 / 3), 1 / max(3 - 3 * second.x, 1.0 / 3))
  }

  @usableFromInline
  init(straight: Void) {
    (first, second) = (SIMD2(1.0 / 3, 1.0 / 3), SIMD2(2.0 / 3, 2.0 / 3))
    guess = SIMD2(1, 1)
  }

  private static func limited(_ p: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(min(max(p.x, 0), 1), min(max(p.y, -1e6), 1e6))
  }

  /// Evenly: CSS `linear`.
  public static var linear: TimingCurve { TimingCurve(straight: ()) }
  /// Quick start, slow end: CSS `ease`.
  public static var ease: TimingCurve { TimingCurve(0.25, 0.1, 0.25, 1) }
  /// Slow start: CSS `ease-in`.
  public static var easeIn: TimingCurve { TimingCurve(0.42, 0, 1, 1) }
  /// Slow end: CSS `ease-out`.
  public static var easeOut: TimingCurve { TimingCurve(0, 0, 0.58, 1) }
  /// Slow start and slow end: CSS `ease-in-out`.
  public static var easeInOut: TimingCurve { TimingCurve(0.42, 0, 0.58, 1) }

  /// The progress after the part `fraction` of the time: 0 at 0 and before, 1 at 1 and after,
  /// exactly.
  ///
  /// The parameter is solved to 10⁻⁸ or better, the progress to 10⁻⁷ while |y1| and |y2| are below 3.
  @inlinable
  @inline(__always)
  public func progress(at fraction: Double) -> Double {
    if fraction >= 1 { return 1 }
    guard fraction > 0 else { return 0 }
    return isStraight ? fraction : y(parameter(at: fraction))
  }

  @inlinable
  var isStraight: Bool { first.x == first.y && second.x == second.y }
}

// MARK: The curve's polynomials

extension TimingCurve {
  /// ((a · t + b) · t + c) · t of one coordinate whose control points are `p` and `q`.
  @inlinable
  @inline(__always)
  static func coefficients(_ p: Double, _ q: Double) -> (a: Double, b: Double, c: Double) {
    let c = 3 * p
    let b = 3 * (q - p) - c
    return (1 - c - b, b, c)
  }

  @inlinable
  @inline(__always)
  func y(_ t: Double) -> Double {
    let (a, b, c) = Self.coefficients(first.y, second.y)
    return ((a * t + b) * t + c) * t
  }

  /// The parameter where x is `fraction`, which is within 0…1.
  ///
  /// Three Newton steps from a cubic with the right slopes at both ends; where they have not come
  /// to rest, as near a vertical end, a search that cannot miss.
  @inlinable
  @inline(__always)
  func parameter(at fraction: Double) -> Double {
    let (a, b, c) = Self.coefficients(first.x, second.x)
    let rest = 1 - fraction
    var t = fraction * rest * (rest * guess.x + fraction * (2 - guess.y)) + fraction * fraction
    var step = 0.0
    for _ in 0..<3 {
      step = (((a * t + b) * t + c) * t - fraction) / ((3 * a * t + 2 * b) * t + c)
      t -= step
    }
    if step.magnitude <= 1e-8 && t >= 0 && t <= 1 { return t }
    return search(for: fraction, (a, b, c))
  }

  /// Newton steps, halved where they leave the bracket: x never falls between 0 and 1.
  @usableFromInline
  func search(for fraction: Double, _ x: (a: Double, b: Double, c: Double)) -> Double {
    var (low, high) = (0.0, 1.0)
    var t = fraction
    for _ in 0..<100 {
      let excess = ((x.a * t + x.b) * t + x.c) * t - fraction
      if excess == 0 { return t }
      if excess < 0 { low = t } else { high = t }
      let slope = (3 * x.a * t + 2 * x.b) * t + x.c
      let newton = t - excess / slope
      let next = newton > low && newton < high ? newton : 0.5 * (low + high)
      if (next - t).magnitude <= 1e-15 { return next }
      t = next
    }
    return t
  }
}
