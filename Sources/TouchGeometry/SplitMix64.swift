/// A seeded random generator: the same seed gives the same numbers on every machine.
///
/// SplitMix64 of G. Steele, D. Lea and C. Flood, "Fast Splittable Pseudorandom Number Generators"
/// (OOPSLA 2014). For tests, benchmarks, synthesis and the bootstrap; the library's own results
/// never depend on it.
@frozen
package struct SplitMix64: RandomNumberGenerator, Sendable {
  @usableFromInline var state: UInt64

  /// A generator whose sequence is a function of `seed` alone.
  @inlinable
  package init(seed: UInt64) { state = seed }

  /// The next 64 random bits.
  @inlinable
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number in 0 ..< 1, a multiple of 2⁻⁵³.
  @inlinable
  package mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A number in `range`.
  @inlinable
  package mutating func number(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * unit()
  }

  /// An integer in 0 ..< `count`; `count` is positive and far below 2³².
  @inlinable
  package mutating func index(below count: Int) -> Int {
    Int(truncatingIfNeeded: ((next() >> 32) &* UInt64(truncatingIfNeeded: count)) >> 32)
  }
}
