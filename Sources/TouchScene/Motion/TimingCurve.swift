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

  /// The curve with the control points (`x1`, `y1`) and (`x2`, `y2`).
  ///
  /// x1 and x2 are brought within 0…1, y1 and y2 within ±10⁶; what is not a number makes a straight
  /// line.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    let (a, b) = (SIMD2(x1, y1), SIMD2(x2, y2))
    let isNumber = (a + b).x == (a + b).x && (a + b).y == (a + b).y
    first = isNumber ? Self.limited(a) : SIMD2(1.0 / 3, 1.0 / 3)
    second = isNumber ? Self.limited(b) : SIMD2(2.0 / 3, 2.0 / 3)
  }

  @inlinable
  init(first: SIMD2<Double>, second: SIMD2<Double>) {
    (self.first, self.second) = (first, second)
  }

  private static func limited(_ p: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(min(max(p.x, 0), 1), min(max(p.y, -1e6), 1e6))
  }

  /// Evenly: CSS `linear`.
  public static var linear: TimingCurve { TimingCurve(1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3) }
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
    if isStraight { return fraction }
    return TimingCurve.progress(of: self, self, at: SIMD2(repeating: fraction)).x
  }

  @inlinable
  var isStraight: Bool { first.x == first.y && second.x == second.y }
}
