import TouchGestures

/// What the gestures of an arena were heard to say, in order.
final class ArenaDiary {
  private(set) var lines: [String] = []
  let arena = GestureArena()

  func write(_ line: String) { lines.append(line) }

  /// Adds a gesture whose steps are written down under `name`; `possible` is not.
  @discardableResult
  func add<Recognizer: GestureRecognizer>(
    _ name: String, _ recognizer: Recognizer, to target: GestureTarget,
    priority: GestureMember.Priority = .normal
  ) -> GestureMember where Recognizer.Value: Described {
    target.add(
      recognizer.onStep { step in
        switch step {
        case .idle, .possible, .failed: break
        default:
          let value = step.value.map { " " + $0.described } ?? ""
          self.write("\(name) \(step.phaseName)\(value)")
        }
      }, priority: priority)
  }

  /// Plays samples; each landing hits what `hit` says.
  func play(
    _ rows: [(Double, Int64, TouchSample.Phase, Double, Double)],
    hit: (SIMD2<Double>) -> [GestureTarget]
  ) {
    for sample in samples(rows) {
      arena.receive(sample, hitting: sample.phase == .began ? hit(sample.location) : [])
    }
    arena.endFrame()
  }
}
