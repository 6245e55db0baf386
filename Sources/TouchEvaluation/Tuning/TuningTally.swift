import TouchGestures
import TouchTraces

/// What the objective needs to know of some traces under one profile; it merges exactly.
struct TuningTally: Sendable {
  /// Truth against the label.
  private(set) var label = ConfusionMatrix.gestures
  /// Truth against the live decision.
  private(set) var live = ConfusionMatrix.gestures
  /// From the first contact to a right announcement of a drag, a rotation or a pinch.
  private(set) var delays = Array(repeating: MeasurementSample(), count: Gesture.allCases.count)

  mutating func add(_ result: GestureClassifier.Result, of trace: TouchTrace, truth: Gesture?) {
    label.add(truth: truth, prediction: result.label)
    live.add(truth: truth, prediction: result.live)
    // A press is announced at its lift, a long press at its deadline: no threshold moves them.
    guard let truth, truth != .press, truth != .longPress, result.live == truth,
      let time = result.liveAt, let delay = trace.nanosecondsFromLanding(to: time)
    else { return }
    delays[Int(truth.rawValue)].add(billionths: delay)
  }

  mutating func merge(_ other: TuningTally) {
    label.merge(other.label)
    live.merge(other.live)
    for index in delays.indices { delays[index].merge(other.delays[index]) }
  }
}
