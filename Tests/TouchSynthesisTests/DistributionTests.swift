import Testing
import TouchGeometry
import TouchSynthesis

@Suite struct DistributionTests {
  static let tapDuration: Distribution = [0: 0.02, 0.05: 0.037, 0.5: 0.078, 0.95: 0.212, 1: 0.45]

  @Test(arguments: [
    (0, 0.02), (0.05, 0.037), (0.5, 0.078), (0.95, 0.212), (1, 0.45), (0.275, 0.0575),
    (0.975, 0.331),
  ])
  func quantilesAreLinearBetweenKnots(probability: Double, value: Double) {
    #expect(abs(Self.tapDuration.quantile(probability) - value) < 1e-12)
  }

  @Test func quantileStaysInsideTheKnots() {
    #expect(Self.tapDuration.quantile(-1) == 0.02)
    #expect(Self.tapDuration.quantile(2) == 0.45)
  }

  @Test func drawsFollowTheQuantiles() {
    var random = SplitMix64(seed: 3)
    let draws = (0..<4000).map { _ in Self.tapDuration.draw(from: &random) }.sorted()
    #expect(abs(draws[2000] - 0.078) < 0.003)
    #expect(abs(draws[200] - 0.037) < 0.003)
    #expect(abs(draws[3800] - 0.212) < 0.02)
  }

  @Test func aRankNearAnotherStaysEven() {
    var random = SplitMix64(seed: 4)
    var counts = [Int](repeating: 0, count: 10)
    var product = 0.0
    for _ in 0..<20_000 {
      let rank = random.unit()
      let near = random.unit(near: rank, within: 0.75)
      #expect((0...1).contains(near))
      counts[min(9, Int(near * 10))] += 1
      product += (rank - 0.5) * (near - 0.5)
    }
    #expect(counts.allSatisfy { abs($0 - 2000) < 200 })
    #expect(abs(product / 20_000 * 12 - 0.3) < 0.05, "rank correlation")
  }

  @Test func normalNumbersHaveUnitSpread() {
    var random = SplitMix64(seed: 5)
    var sum = 0.0
    var square = 0.0
    for _ in 0..<20_000 {
      let x = random.normal()
      sum += x
      square += x * x
    }
    #expect(abs(sum / 20_000) < 0.03)
    #expect(abs(square / 20_000 - 1) < 0.04)
  }

  @Test func directionsHaveLengthOne() {
    var random = SplitMix64(seed: 6)
    var sum = SIMD2<Double>.zero
    for _ in 0..<5000 {
      let v = random.direction()
      #expect(abs((v * v).sum() - 1) < 1e-12)
      sum += v
    }
    #expect((sum * sum).sum().squareRoot() / 5000 < 0.04)
  }
}
