import Testing
import TouchGeometry
import TouchGestures
import TouchTestSupport

/// The eight laws over seeded random streams of touches with faults injected: for the engine, for
/// sessions of random compositions, for arenas of random gestures and hosts that act in the middle.
@Suite struct RandomStreamTests {
  static let parts = 8

  @Test(arguments: LawSubject.allCases, 0..<parts)
  func lawsHold(subject: LawSubject, part: Int) {
    let count = Self.count(subject)
    #expect(subject.violation(from: part, to: count, by: Self.parts) == nil)
    if part == 0 { print("\(subject): the laws over \(count) random streams") }
  }

  private static func count(_ subject: LawSubject) -> Int {
    switch subject {
    case .engine: streamCount(unoptimised: 1000)
    case .session: streamCount(unoptimised: 500)
    case .arena: streamCount(unoptimised: 300)
    }
  }

  @Test func turnsByAnyAngle() throws {
    var leftOut = 0
    let count = Self.count(.engine) / 4
    for seed in 0..<count {
      var random = SplitMix64(seed: UInt64(seed) ^ 0xA5A5)
      let t = random.number(in: -1...1)
      let angle = SIMD2((1 - t * t) / (1 + t * t), 2 * t / (1 + t * t))
      let stream = RandomStream(seed: UInt64(seed))
      do {
        let laws = try StreamLaws(stream.actions, composition: .simultaneous)
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
