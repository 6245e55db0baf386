extension Trigonometry {
  /// The sines and cosines of two angles at once, in radians.
  ///
  /// The bits of ``sineAndCosine(of:)-(Double)`` for each, sooner than one after the other.
  @inlinable
  public static func sinesAndCosines(
    of angles: SIMD2<Double>
  ) -> (sines: SIMD2<Double>, cosines: SIMD2<Double>) {
    guard angles.x.magnitude <= largestQuickAngle && angles.y.magnitude <= largestQuickAngle else {
      let (first, second) = (sineAndCosine(of: angles.x), sineAndCosine(of: angles.y))
      return (SIMD2(first.sine, second.sine), SIMD2(first.cosine, second.cosine))
    }
    return pairOfSinesAndCosines(of: angles, isShort: false)
  }

  /// The sines and cosines of four angles at once, in radians.
  ///
  /// The bits of ``sineAndCosine(of:)-(Double)`` for each, sooner than one after the other.
  @inlinable
  public static func sinesAndCosines(
    of angles: SIMD4<Double>
  ) -> (sines: SIMD4<Double>, cosines: SIMD4<Double>) {
    let low = sinesAndCosines(of: angles.lowHalf)
    let high = sinesAndCosines(of: angles.highHalf)
    return (
      SIMD4(lowHalf: low.sines, highHalf: high.sines),
      SIMD4(lowHalf: low.cosines, highHalf: high.cosines)
    )
  }

  /// The sines and cosines of two angles at once, in radians.
  ///
  /// The bits of ``sineAndCosine(of:)-(Float)`` for each, sooner than one after the other.
  @inlinable
  public static func sinesAndCosines(
    of angles: SIMD2<Float>
  ) -> (sines: SIMD2<Float>, cosines: SIMD2<Float>) {
    let wide = SIMD2<Double>(angles)
    guard wide.x.magnitude <= largestQuickAngle && wide.y.magnitude <= largestQuickAngle else {
      let (first, second) = (sineAndCosine(of: angles.x), sineAndCosine(of: angles.y))
      return (SIMD2(first.sine, second.sine), SIMD2(first.cosine, second.cosine))
    }
    let (sines, cosines) = pairOfSinesAndCosines(of: wide, isShort: true)
    return (SIMD2<Float>(sines), SIMD2<Float>(cosines))
  }

  /// The sines and cosines of four angles at once, in radians.
  ///
  /// The bits of ``sineAndCosine(of:)-(Float)`` for each, sooner than one after the other.
  @inlinable
  public static func sinesAndCosines(
    of angles: SIMD4<Float>
  ) -> (sines: SIMD4<Float>, cosines: SIMD4<Float>) {
    let low = sinesAndCosines(of: angles.lowHalf)
    let high = sinesAndCosines(of: angles.highHalf)
    return (
      SIMD4(lowHalf: low.sines, highHalf: high.sines),
      SIMD4(lowHalf: low.cosines, highHalf: high.cosines)
    )
  }
}
