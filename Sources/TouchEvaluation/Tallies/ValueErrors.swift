import TouchGestures
import TouchTraces

/// How far the values of the last event lie from the reference, by gesture.
///
/// A trace counts when it truly is a drag, a pinch or a rotation, the recogniser reported that
/// gesture, and ``ReferenceValues`` has an answer.
public struct ValueErrors: Equatable, Sendable {
  /// Drags: the distance between the translations, in points.
  public internal(set) var translation = MeasurementSample()
  /// Pinches: the difference of the scales, as a share of the reference.
  public internal(set) var scale = MeasurementSample()
  /// Rotations: the difference of the turns, in radians.
  public internal(set) var rotation = MeasurementSample()

  /// No errors yet.
  public init() {}

  mutating func add(_ recognition: TraceRecognition, of trace: TouchTrace, truth: Gesture?) {
    guard let truth, truth == .drag || truth == .pinch || truth == .rotate,
      let event = recognition.events.last(where: { $0.gesture == truth }),
      let reference = ReferenceValues(of: trace)
    else { return }
    switch truth {
    case .drag:
      let difference = event.translation - reference.translation
      translation.add((difference * difference).sum().squareRoot())
    case .pinch:
      if let exact = reference.scale { scale.add(abs(event.scale - exact) / exact) }
    default:
      if let exact = reference.rotation { rotation.add(abs(event.rotation - exact)) }
    }
  }

  mutating func merge(_ other: ValueErrors) {
    translation.merge(other.translation)
    scale.merge(other.scale)
    rotation.merge(other.rotation)
  }
}
