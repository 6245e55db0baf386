import TouchEvaluation
import TouchGestures
import TouchTraces

/// A recogniser that says of each trace what the test tells it to; of others it knows nothing.
struct ScriptedRecognizer: TraceRecognizer {
  let name: String
  let script: [String: TraceRecognition]

  mutating func recognize(_ trace: TouchTrace) -> TraceRecognition? { script[trace.id] }
}

extension TouchTrace {
  /// A tap of one contact that lasts 100 ms.
  static func tap(
    _ id: String, label: String? = "press", user: Int64? = nil, actor: String? = nil,
    device: Device = Device()
  ) -> TouchTrace {
    TouchTrace(
      id: id, label: label, user: user, actor: actor, device: device,
      rows: [
        Row(time: .milliseconds(5), contactID: 1, phase: .began, location: [10, 10]),
        Row(time: .milliseconds(105), contactID: 1, phase: .ended, location: [10, 10]),
      ])
  }

  /// Contacts that go through the given places, one every 10 ms, then lift where they are.
  static func walk(
    _ id: String, label: String?, _ paths: [[SIMD2<Double>]], device: Device = Device()
  ) -> TouchTrace {
    let longest = paths.map(\.count).max() ?? 0
    var rows: [Row] = []
    for step in 0..<longest {
      for (contact, path) in paths.enumerated() where step < path.count {
        let phase: TouchSample.Phase =
          step == 0 ? .began : step == path.count - 1 ? .ended : .moved
        rows.append(
          Row(
            time: .milliseconds(Int64(step) * 10), contactID: Int64(contact), phase: phase,
            location: path[step]))
      }
    }
    return TouchTrace(id: id, label: label, device: device, rows: rows)
  }
}
