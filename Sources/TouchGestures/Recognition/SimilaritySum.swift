import TouchGeometry

/// The steps of a transform gesture, added up.
struct SimilaritySum: Sendable {
  var startLocation = SIMD2<Double>()
  /// Since the start.
  var transform = Affine2<Double>.identity
  /// Since the last report.
  var step = Affine2<Double>.identity
  /// The same as numbers.
  var motion = TouchMotion()

  mutating func add(_ step: Affine2<Double>) {
    transform = step * transform
    self.step = step * self.step
  }

  func value(_ frame: TouchFrame) -> TransformValue {
    var value = value(at: frame.time, touches: frame.touches)
    value.velocity = frame.velocity
    value.scaleVelocity = motion.scale * frame.scaleVelocity / frame.motion.scale
    value.angularVelocity = frame.angularVelocity
    return value
  }

  func value(at time: TouchInstant, touches: Int) -> TransformValue {
    TransformValue(
      time: time, touches: touches, startLocation: startLocation,
      translation: motion.translation, rotation: motion.rotation, scale: motion.scale,
      transform: transform, step: step, velocity: .zero, scaleVelocity: 0, angularVelocity: 0)
  }
}
