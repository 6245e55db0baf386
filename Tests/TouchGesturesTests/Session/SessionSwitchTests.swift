import Testing
import TouchGeometry
import TouchGestures
import TouchTestSupport

/// Whatever a host switches on and off, every part lives one life and is heard to end.
@Test func sessionsSwitchedOnAndOff() {
  let count = streamCount(unoptimised: 500)
  for seed in 0..<UInt64(count) {
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
