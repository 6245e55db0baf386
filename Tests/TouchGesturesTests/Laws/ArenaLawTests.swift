import Testing
import TouchGestures
import TouchTestSupport

/// The eight laws over arenas with random gestures on random targets, hosts that act in the middle,
/// and random streams with faults.
@Suite struct ArenaLawTests {
  static let parts = 8
  static let count = streamCount(unoptimised: 300)

  @Test(arguments: 0..<parts)
  func lawsHold(part: Int) {
    for seed in stride(from: part, to: Self.count, by: Self.parts) {
      let actions = RandomStream(seed: UInt64(seed)).actions
      do {
        try ArenaLaws(actions, seed: UInt64(seed)).check()
      } catch {
        Issue.record("seed \(seed): \(error)")
        return
      }
    }
    if part == 0 { print("arenas: the laws over \(Self.count) random arenas and streams") }
  }
}
