import TouchGeometry

/// A distribution given by its quantiles, linear between them.
///
/// Recorded facts come as quantiles (a median, a 5th and a 95th percentile), and drawing from them
/// by the inverse of the distribution function needs no logarithm, so that the same seed draws the
/// same number on every machine. Written as a literal of probability and value, both ascending:
///
///     let tapDuration: Distribution = [0: 0.02, 0.05: 0.037, 0.5: 0.078, 0.95: 0.212, 1: 0.45]
public struct Distribution: Hashable, Sendable {
  /// A value that a share of `probability` of all draws stays below.
  struct Knot: Hashable, Sendable {
    var probability: Double
    var value: Double
  }

  let knots: [Knot]

  /// The value that a share of `probability` of all draws stays below, for a probability from 0 to 1.
  public func quantile(_ probability: Double) -> Double {
    var lower = knots[0]
    if probability < 0 { return lower.value }
    for upper in knots.dropFirst() {
      if probability < upper.probability {
        let share = (probability - lower.probability) / (upper.probability - lower.probability)
        return lower.value + (upper.value - lower.value) * share
      }
      lower = upper
    }
    return lower.value
  }

  /// A random value.
  package func draw(from random: inout SplitMix64) -> Double { quantile(random.unit()) }
}

extension Distribution: ExpressibleByDictionaryLiteral {
  /// The distribution through the given quantiles: probabilities ascend from 0 to 1, values never
  /// fall.
  public init(dictionaryLiteral elements: (Double, Double)...) {
    knots = elements.map { Knot(probability: $0.0, value: $0.1) }
    precondition(
      knots.first?.probability == 0 && knots.last?.probability == 1,
      "quantiles run from probability 0 to 1")
    for (lower, upper) in zip(knots, knots.dropFirst()) {
      precondition(
        lower.probability < upper.probability && lower.value <= upper.value, "quantiles ascend")
    }
  }
}
