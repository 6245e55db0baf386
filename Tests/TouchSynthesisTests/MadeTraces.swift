import TouchGestures
import TouchSynthesis

/// Traces of one gesture, by as many fingers and on such a surface as a recording has.
enum MadeTraces: String, CaseIterable, Sendable {
  case press, twoFingerPress, hold, drag, twoFingerDrag, pinch, rotate

  /// The measures of all, made once.
  var measures: [TraceMeasures] { Self.all[MadeTraces.allCases.firstIndex(of: self)!] }

  private static let all: [[TraceMeasures]] = allCases.map { $0.make() }

  private func make() -> [TraceMeasures] {
    var model = HandModel.default
    model.surfaces = TouchSurface.all.filter { $0.name == surface }
    model.press.fingerWeights = self == .press ? [1] : [0, 1]
    model.hold.fingerWeights = [1]
    model.drag.fingerWeights = self == .drag ? [1] : [0, 1]
    let synthesizer = TraceSynthesizer(seed: 2026, model: model)
    return (0..<count).map { TraceMeasures(synthesizer.trace(of: gesture, index: $0)) }
  }

  private var gesture: Gesture {
    switch self {
    case .press, .twoFingerPress: .press
    case .hold: .longPress
    case .drag, .twoFingerDrag: .drag
    case .pinch: .pinch
    case .rotate: .rotate
    }
  }

  /// The iPad study's surface, or a touch pad for the Chromium OS trackpad study.
  private var surface: String { self == .hold || self == .twoFingerDrag ? "pad" : "tablet" }

  private var count: Int {
    switch self {
    case .press: 1000
    case .pinch: 500
    default: 250
    }
  }
}
