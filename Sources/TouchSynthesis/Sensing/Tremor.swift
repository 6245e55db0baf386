import TouchGeometry

/// The tremor of one hand over time: an oscillation along one axis, whose size comes and goes.
struct Tremor {
  private let axis: SIMD2<Double>
  private let frequency: Double
  private var cycles: Double

  /// The tremor of `hand` from a random point of its cycle.
  init(of hand: Hand, random: inout SplitMix64) {
    axis = random.direction() * hand.tremorAmplitude
    frequency = hand.tremorFrequency
    cycles = random.unit()
  }

  /// Goes on by `seconds`.
  mutating func advance(by seconds: Double) {
    cycles += seconds * frequency
    cycles -= Double(Int(cycles))
  }

  /// How far the hand is from its mean place, in millimetres.
  var offset: SIMD2<Double> { axis * Trigonometry.sine(of: 2 * .pi * cycles) }
}
