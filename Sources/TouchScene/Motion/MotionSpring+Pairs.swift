import TouchGeometry

// Two lanes of exactly the operations of the scalar function; a test compares the bits.
extension MotionSpring {
  /// A and B of two springs, each at its time; nil for springs that are not of one kind.
  @inlinable
  @inline(__always)
  static func responses(
    of a: MotionSpring, _ b: MotionSpring, at times: SIMD2<Double>
  ) -> (way: SIMD2<Double>, push: SIMD2<Double>)? {
    let (rate, swing) = (SIMD2(a.rate, b.rate), SIMD2(a.swing, b.swing))
    if a.dampingRatio < 1 && b.dampingRatio < 1 {
      let fade = Exponential.exponentials(of: -rate * times)
      let (sine, cosine) = Trigonometry.sinesAndCosines(of: swing * times)
      let push = fade / swing * sine
      return (fade * cosine + rate * push, push)
    }
    guard a.dampingRatio == 1 && b.dampingRatio == 1 else { return nil }
    let fade = Exponential.exponentials(of: -rate * times)
    let push = fade * times
    return (fade + rate * push, push)
  }
}
