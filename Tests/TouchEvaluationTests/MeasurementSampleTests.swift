import Testing
import TouchEvaluation

/// Times in nanoseconds, a share, and the quantile that `numpy.quantile` gives, in seconds.
struct QuantileFact: CustomTestStringConvertible {
  let times: [Int64]
  let share: Double
  let quantile: Double

  var testDescription: String { "\(share) of \(times)" }

  static let all: [QuantileFact] = [
    QuantileFact(times: [83_000_000], share: 0.95, quantile: 0.083),
    QuantileFact(times: [3_000_000_000, 1_000_000_000], share: 0.5, quantile: 2),
    QuantileFact(times: [5, 1, 3].map { $0 * 1_000_000_000 }, share: 0.5, quantile: 3),
    QuantileFact(times: [5, 1, 3].map { $0 * 1_000_000_000 }, share: 0.95, quantile: 4.8),
    QuantileFact(times: [5, 1, 3].map { $0 * 1_000_000_000 }, share: 0, quantile: 1),
    QuantileFact(times: [5, 1, 3].map { $0 * 1_000_000_000 }, share: 1, quantile: 5),
    QuantileFact(times: (1...11).map { $0 * 100_000_000 }, share: 0.25, quantile: 0.35),
    QuantileFact(times: [-2_000_000_000, 2_000_000_000], share: 0.25, quantile: -1),
  ]
}

@Suite struct MeasurementSampleTests {
  @Test(arguments: QuantileFact.all)
  func quantilesAreThoseOfNumpy(_ fact: QuantileFact) throws {
    let quantiles = try #require(
      MeasurementSample(billionths: fact.times).quantiles([fact.share]))
    #expect(abs(quantiles[0] - fact.quantile) <= 1e-12)
  }

  @Test func noTimesHaveNoQuantiles() {
    #expect(MeasurementSample().quantiles([0.5]) == nil)
  }

  @Test func theOrderOfMergingDoesNotMatter() {
    var (one, other) = (MeasurementSample(billionths: [3, 1]), MeasurementSample(billionths: [2]))
    let first = one
    one.merge(other)
    other.merge(first)
    #expect(one.sorted == [1, 2, 3])
    #expect(other.sorted == one.sorted)
  }
}
