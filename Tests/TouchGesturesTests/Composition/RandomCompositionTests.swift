import Testing
import TouchGeometry
import TouchGestures
import TouchTestSupport

/// Laws 1, 2 and 8 over random compositions of recognisers and random streams with faults.
@Suite struct RandomCompositionTests {
  static let parts = 8

  static var count: Int { isBuiltForDebugging() ? 4_000 : 40_000 }

  @Test(arguments: 0..<parts)
  func everyPartLivesOneLife(part: Int) {
    for seed in stride(from: part, to: Self.count, by: Self.parts) {
      let composition = RandomComposition(seed: UInt64(seed))
      var session = GestureSession(composition.root!)
      var random = SplitMix64(seed: UInt64(seed) ^ 0x5A5A)
      for action in RandomStream(seed: UInt64(seed)).actions {
        session.perform(action)
        if random.index(below: 40) == 0 { session.isEnabled.toggle() }
        let isFinite = session.readIsFinite()
        #expect(isFinite, "seed \(seed)")
      }
      session.isEnabled = true
      session.cancelAll()
      let faults = composition.nodes.flatMap(\.faults)
      #expect(faults.isEmpty, "seed \(seed)")
      let open = composition.nodes.filter(\.isOpen).count
      #expect(open == 0, "seed \(seed): heard no end")
      if !faults.isEmpty { return }
    }
  }

  /// Whatever came before, clean touches are recognised as by a new composition.
  @Test func nothingIsStuck() {
    for seed in 0..<UInt64(Self.count / 8) {
      var used = GestureSession(RandomComposition(seed: seed).root!)
      for action in RandomStream(seed: seed).actions {
        if let time = action.time, time > .seconds(1e6) { continue }
        used.perform(action)
      }
      used.cancelAll()
      var fresh = GestureSession(RandomComposition(seed: seed).root!)
      let (later, expected) = (
        used.play(Self.cleanTouches) { "\($0)" }, fresh.play(Self.cleanTouches) { "\($0)" }
      )
      #expect(later == expected, "seed \(seed)")
    }
  }

  /// A press, a press held and dragged, a pinch.
  private static let cleanTouches: [TouchSample] = samples([
    (2e6, 1, .began, 0, 0), (2e6 + 0.1, 1, .ended, 0, 0),
    (2e6 + 2, 1, .began, 0, 0), (2e6 + 2.7, 1, .moved, 0, 0), (2e6 + 2.8, 1, .moved, 50, 0),
    (2e6 + 2.9, 1, .ended, 50, 0),
    (2e6 + 5, 1, .began, 0, 0), (2e6 + 5, 2, .began, 100, 0), (2e6 + 5.1, 1, .moved, -50, 0),
    (2e6 + 5.1, 2, .moved, 150, 0), (2e6 + 5.2, 1, .ended, -50, 0),
    (2e6 + 5.2, 2, .ended, 150, 0), (2e6 + 9, 1, .began, 0, 0), (2e6 + 9.1, 1, .ended, 0, 0),
  ])
}

extension GestureSession {
  mutating func perform(_ action: StreamAction) {
    switch action {
    case .sample(let sample): receive(sample)
    case .endFrame: endFrame()
    case .advance(let time): advance(to: time)
    case .cancelAll(let reason): cancelAll(reason)
    }
  }
}

extension GestureSession where Recognizer.Value == Double {
  /// Whether all values of the last call are finite.
  fileprivate mutating func readIsFinite() -> Bool {
    var isFinite = true
    while let (step, _) = nextStep() { isFinite = isFinite && step.value?.isFinite != false }
    return isFinite
  }
}
