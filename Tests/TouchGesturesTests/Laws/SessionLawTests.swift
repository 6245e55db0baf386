import Testing
import TouchGeometry
import TouchGestures
import TouchTestSupport

/// The eight laws over sessions of random compositions and random streams with faults.
@Suite struct SessionLawTests {
  static let parts = 8
  static let count = streamCount(unoptimised: 500)

  @Test(arguments: 0..<parts)
  func lawsHold(part: Int) {
    for seed in stride(from: part, to: Self.count, by: Self.parts) {
      let actions = RandomStream(seed: UInt64(seed)).actions
      do {
        try SessionLaws(actions, seed: UInt64(seed)).check()
      } catch {
        Issue.record("seed \(seed): \(error)")
        return
      }
    }
    if part == 0 { print("sessions: the laws over \(Self.count) random compositions and streams") }
  }

  /// Whatever a host switches on and off, every part lives one life and is heard to end.
  @Test func switchedOnAndOff() {
    for seed in 0..<UInt64(Self.count) {
      let composition = RandomComposition(seed: seed)
      var session = GestureSession(composition.root!)
      var random = SplitMix64(seed: seed ^ 0x5A5A)
      for action in RandomStream(seed: seed).actions {
        session.perform(action)
        if random.index(below: 40) == 0 { session.isEnabled.toggle() }
      }
      session.isEnabled = true
      session.cancelAll()
      do {
        for node in composition.nodes { try node.check() }
      } catch {
        Issue.record("seed \(seed): \(error)")
        return
      }
      let open = composition.nodes.count(where: \.isOpen)
      #expect(open == 0, "seed \(seed): heard no end")
    }
  }
}
