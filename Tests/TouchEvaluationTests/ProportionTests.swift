import Testing
import TouchEvaluation
import TouchGeometry

/// A rate and its Wilson interval as statsmodels 0.15.0 gives it
/// (`proportion_confint(method="wilson")`).
struct IntervalFact: CustomTestStringConvertible {
  let count: Int
  let total: Int
  let lower: Double
  let upper: Double

  var testDescription: String { "\(count) of \(total)" }

  static let all: [IntervalFact] = [
    IntervalFact(count: 0, total: 10, lower: 0.0, upper: 0.27753279986288926),
    IntervalFact(count: 10, total: 10, lower: 0.7224672001371106, upper: 1.0),
    IntervalFact(count: 1, total: 1, lower: 0.2065493143772374, upper: 1.0),
    IntervalFact(count: 5, total: 10, lower: 0.23659309051256394, upper: 0.7634069094874361),
    IntervalFact(count: 1, total: 30, lower: 0.005908590381612455, upper: 0.16670390991409176),
    IntervalFact(count: 97, total: 100, lower: 0.9154806357094724, upper: 0.9897454759759611),
    IntervalFact(
      count: 32000, total: 32153, lower: 0.9944278562373199, upper: 0.995936823726119),
    IntervalFact(count: 11, total: 12, lower: 0.646120088858883, upper: 0.9851349055950829),
    IntervalFact(count: 3, total: 7, lower: 0.15821985525146964, upper: 0.7495416354723428),
  ]
}

@Suite struct ProportionTests {
  @Test(arguments: IntervalFact.all)
  func intervalsAreThoseOfStatsmodels(_ fact: IntervalFact) throws {
    let interval = try #require(Proportion(fact.count, of: fact.total).interval)
    #expect(abs(interval.lowerBound - fact.lower) <= 1e-12)
    #expect(abs(interval.upperBound - fact.upper) <= 1e-12)
  }

  @Test(arguments: UInt64(1)...50)
  func anIntervalHoldsItsRateAndMirrors(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let total = 1 + random.index(below: 1_000_000)
    let count = random.index(below: total + 1)
    let proportion = Proportion(count, of: total)
    let interval = try #require(proportion.interval)
    let mirrored = try #require(Proportion(total - count, of: total).interval)
    #expect(interval.contains(try #require(proportion.value)))
    #expect((0...1).contains(interval.lowerBound) && (0...1).contains(interval.upperBound))
    #expect(abs(interval.lowerBound - (1 - mirrored.upperBound)) <= 1e-12)
  }

  @Test func aRateOfNothingHasNeitherValueNorInterval() {
    #expect(Proportion(0, of: 0).value == nil)
    #expect(Proportion(0, of: 0).interval == nil)
  }
}
