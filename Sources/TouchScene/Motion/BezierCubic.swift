/// One coordinate of two cubic Bézier curves, one a lane: ((a · t + b) · t + c) · t, from 0 to 1.
@frozen
@usableFromInline
struct BezierCubic {
  @usableFromInline let a: SIMD2<Double>
  @usableFromInline let b: SIMD2<Double>
  @usableFromInline let c: SIMD2<Double>

  /// The coordinates whose control points are `p` and `q`.
  @inlinable
  @inline(__always)
  init(_ p: SIMD2<Double>, _ q: SIMD2<Double>) {
    c = 3 * p
    b = 3 * (q - p) - c
    a = 1 - c - b
  }

  @inlinable
  @inline(__always)
  func value(at t: SIMD2<Double>) -> SIMD2<Double> { (a * t + b) * (t * t) + c * t }

  /// The value, and its first derivative and half of its second.
  @inlinable
  @inline(__always)
  func look(
    at t: SIMD2<Double>
  ) -> (value: SIMD2<Double>, slope: SIMD2<Double>, bend: SIMD2<Double>) {
    (value(at: t), 3 * a * (t * t) + (2 * b * t + c), 3 * a * t + b)
  }

  /// The parameters up to ½ where the values are `x`, and whether they were found.
  @inlinable
  @inline(__always)
  func parameters(
    at x: SIMD2<Double>
  ) -> (SIMD2<Double>, isFound: SIMDMask<SIMD2<Int64>>) {
    let (square, linear) = (b + 0.75 * a, c - 0.125 * a)
    let guess = 2 * x / (linear + Self.nearRoot(linear * linear + 4 * square * x))
    let (value, slope, bend) = look(at: guess)
    let excess = value - x
    let t = guess - excess * slope / (slope * slope - excess * bend)
    let (newValue, newSlope, newBend) = look(at: t)
    let step = (newValue - x) / newSlope
    let end = t - step
    // What is left is about step² · bend / slope.
    let error = step * step * newBend
    let isFound =
      (error .<= 2e-10 * newSlope) .& (error .>= -2e-10 * newSlope)
      .& (step .<= 1e-3) .& (step .>= -1e-3) .& (end .>= 0) .& (end .<= 1)
    return (end, isFound)
  }

  /// The square root to 0.2 %, for a guess.
  ///
  /// The bits give half of the exponent, and a step of Newton's for the inverse root the rest; the
  /// number that starts it is in M. Robertson, *A Brief History of InvSqrt* (2012).
  @inlinable
  @inline(__always)
  static func nearRoot(_ x: SIMD2<Double>) -> SIMD2<Double> {
    let halved = unsafeBitCast(x, to: SIMD2<UInt64>.self) &>> SIMD2(repeating: 1)
    let inverse = unsafeBitCast(0x5fe6_eb50_c7b5_37a9 &- halved, to: SIMD2<Double>.self)
    let root = x * inverse
    return root * (1.5 - 0.5 * (root * inverse))
  }
}
