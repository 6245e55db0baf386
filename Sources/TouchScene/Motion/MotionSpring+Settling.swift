import TouchGeometry

extension MotionSpring {
  /// When the spring has come to rest to one part in `precision⁻¹`, in seconds.
  ///
  /// From then on |x| stays below `precision` · (|x₀| + |v₀| / ω), whatever the start. The time is
  /// that of a bound, not of the last crossing itself. Infinite without damping.
  public func settlingTime(precision: Double = 1e-4) -> Double {
    let slowest = dampingRatio <= 1 ? rate : frequency * frequency / (rate + swing)
    guard slowest > 0 else { return .infinity }
    let precision = precision > 0 && precision < 0.1 ? precision : 1e-4
    // |A| and ω|B| are at most p · e^−y and (1 + q · y) · e^−y at the time y / slowest.
    let p =
      dampingRatio < 1
      ? 1 / ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot() : 1 + 0.5 * rate / swing
    let q = max(frequency, rate) / slowest
    var y = Exponential.logarithm(of: 1 / precision)
    // The fixed point of y = ln((1 + q · y) / precision), which each step comes nearer from below.
    for _ in 0..<60 { y = Exponential.logarithm(of: (1 + q * y) / precision) }
    return min(Exponential.logarithm(of: p / precision), y) / slowest
  }
}
