import Testing
import TouchSynthesis

@Suite struct MinimumJerkTests {
  let reach = MinimumJerk(onset: 0.1, duration: 0.4)

  @Test(arguments: [
    (0, 0), (0.1, 0), (0.2, 0.103515625), (0.3, 0.5), (0.4, 0.896484375), (0.5, 1), (9, 1),
  ])
  func progress(time: Double, expected: Double) {
    #expect(abs(reach.progress(at: time) - expected) < 1e-12)
  }

  @Test func peakSpeedIsFifteenEighthsOfTheMean() {
    let speed = (reach.progress(at: 0.3001) - reach.progress(at: 0.2999)) / 0.0002
    #expect(abs(speed - 1.875 / 0.4) < 1e-4)
  }

  @Test func humpComesBack() {
    #expect(reach.hump(at: 0.1) == 0)
    #expect(abs(reach.hump(at: 0.3) - 1) < 1e-12)
    #expect(abs(reach.hump(at: 0.5)) < 1e-12)
  }

  @Test func entryAndReleaseCutTheReach() {
    let part = MinimumJerk(landing: 1, lifting: 2, entry: 0.25, release: 0.75)
    #expect(abs(part.phase(at: 1) - 0.25) < 1e-12)
    #expect(abs(part.phase(at: 2) - 0.75) < 1e-12)
  }
}
