import TouchGeometry

/// Keeps the scale exact over any number of steps.
///
/// While the same contacts move, the scale is the ratio of two radii, the present one and the one
/// at the anchor, not a product of many steps that each round. A step that does not start at the
/// radius where the last one ended (a contact landed or lifted, or the fingers were too near each
/// other) sets the anchor anew.
struct ScaleAnchor: Sendable {
  /// The scale stays within these bounds, so that no chain of steps can overflow it.
  static let bounds = 1e-9...1e9

  private var scale = 1.0
  private var radius = 0.0
  private var last = 0.0

  /// The scale after `step`, which starts at the scale `current`.
  mutating func scale(after step: MotionStep<Double>, from current: Double) -> Double {
    guard step.hasSpan else { return current }
    if step.radiusBefore != last {
      scale = current
      radius = step.radiusBefore
    }
    last = step.radiusAfter
    let result = scale * (step.radiusAfter / radius)
    if Self.bounds.contains(result) { return result }
    last = 0
    return current
  }
}
