import Testing
import TouchGeometry
import TouchGestures
import TouchTestSupport

/// The eight laws over seeded random streams of touches with faults injected.
@Suite struct RandomStreamTests {
  static let parts = 8

  static let count = streamCount(unoptimised: 1000)

  @Test(arguments: 0..<parts)
  func lawsHold(part: Int) {
    for seed in stride(from: part, to: Self.count, by: Self.parts) {
      let stream = RandomStream(seed: UInt64(seed))
      let laws = StreamLaws(
        stream.actions, composition: seed & 2 == 0 ? .simultaneous : .arbitrated)
      do {
        try laws.check(seed: UInt64(seed))
      } catch {
        Issue.record("seed \(seed): \(error)")
        return
      }
    }
    if part == 0 { print("engine: the laws over \(Self.count) random streams") }
  }

  @Test func turnsByAnyAngle() throws {
    var leftOut = 0
    let count = Self.count / 4
    for seed in 0..<count {
      var random = SplitMix64(seed: UInt64(seed) ^ 0xA5A5)
      let t = random.number(in: -1...1)
      let angle = SIMD2((1 - t * t) / (1 + t * t), 2 * t / (1 + t * t))
      let stream = RandomStream(seed: UInt64(seed))
      let laws = StreamLaws(stream.actions, composition: .simultaneous)
      do {
        if try !laws.checkTurn(angle: angle) { leftOut += 1 }
      } catch {
        Issue.record("seed \(seed): \(error)")
        return
      }
    }
    print("turned by any angle: \(count) streams, \(leftOut) near a threshold left out")
    #expect(leftOut * 5 < count)
  }
}
