import Testing
import TouchEvaluation
import TouchGeometry

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
    #expect(one == MeasurementSample(billionths: [1, 2, 3]))
    #expect(other == one)
    #expect(one != MeasurementSample(billionths: [1, 2, 2]))
  }

  /// Times as a study has them, their logarithms spread evenly, some negative.
  private func times(seed: UInt64, count: Int) -> [Int64] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      let size = Int64(random.next() >> UInt64(30 + random.index(below: 30)))
      return random.unit() < 0.1 ? -size : size
    }
  }

  @Test(arguments: UInt64(1)...6)
  func anySplitMergesToTheWhole(seed: UInt64) {
    let values = times(seed: seed, count: seed.isMultiple(of: 2) ? 30_000 : 3_000)
    let whole = MeasurementSample(billionths: values)
    var random = SplitMix64(seed: seed)
    var parts = Array(repeating: MeasurementSample(), count: 7)
    // Parts of very different sizes: some stay exact while the whole does not.
    for value in values { parts[Int(random.unit() * random.unit() * 7)].add(billionths: value) }
    let merged = parts.shuffled(using: &random).reduce(into: MeasurementSample()) { $0.merge($1) }
    #expect(merged == whole)
    #expect(merged.count == values.count)
    #expect(merged.counted.values.count <= MeasurementSample.maximumSteps)
    let reread = MeasurementSample(
      shift: whole.shift, values: whole.counted.values, counts: whole.counted.counts)
    #expect(reread == whole)
  }

  @Test(arguments: UInt64(1)...4)
  func quantilesOfManyLieWithinHalfAStep(seed: UInt64) throws {
    let values = times(seed: seed, count: 30_000)
    let sample = MeasurementSample(billionths: values)
    let (sorted, shares) = (values.sorted(), [0, 0.05, 0.25, 0.5, 0.75, 0.95, 1])
    let quantiles = try #require(sample.quantiles(shares))
    let step = Double(Int64(1) << Int64(sample.shift)) / 1e9
    #expect(sample.shift > 0)
    for (share, quantile) in zip(shares, quantiles) {
      let position = share * Double(sorted.count - 1)
      let (low, part) = (Int(position), position - position.rounded(.down))
      let high = sorted[min(low + 1, sorted.count - 1)]
      let exact = (Double(sorted[low]) * (1 - part) + Double(high) * part) / 1e9
      #expect(abs(quantile - exact) <= step / 2, "\(share)")
    }
  }

  @Test func fewDifferentValuesStayExactHoweverOftenTheyCome() {
    var sample = MeasurementSample()
    for index in 0..<200_000 { sample.add(billionths: Int64(index % 4_096) * 1_000_003) }
    #expect(sample.shift == 0)
    #expect(sample.quantiles([1]) == [4_095 * 1_000_003 / 1e9])
  }

  @Test func whatIsNoSampleIsRefused() {
    #expect(MeasurementSample(shift: 0, values: [1, 2], counts: [3, 4])?.count == 7)
    #expect(MeasurementSample(shift: 63, values: [0], counts: [1]) == nil)
    #expect(MeasurementSample(shift: -1, values: [0], counts: [1]) == nil)
    #expect(MeasurementSample(shift: 0, values: [1, 2], counts: [3]) == nil)
    #expect(MeasurementSample(shift: 0, values: [2, 1], counts: [3, 4]) == nil)
    #expect(MeasurementSample(shift: 0, values: [1], counts: [0]) == nil)
    #expect(MeasurementSample(shift: 40, values: [1 << 40], counts: [1]) == nil)
  }
}
