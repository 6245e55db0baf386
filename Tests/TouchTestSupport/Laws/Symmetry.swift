import TouchGestures

/// A change of a stream that changes its gestures in the same way: scale, turn, move, shift.
package struct Symmetry: Sendable {
  /// The cosine and sine of the turn.
  package var turn = SIMD2(1.0, 0.0)
  /// A power of two keeps every bit.
  package var scale = 1.0
  package var move = SIMD2<Double>()
  package var later: Int64 = 0

  package init() {}

  /// One that keeps every bit: quarter turns, a power of two and a shift of time.
  package static func exact(seed: UInt64, for actions: [StreamAction]) -> Symmetry {
    var symmetry = Symmetry()
    symmetry.turn = [SIMD2(0, 1), SIMD2(-1, 0), SIMD2(0, -1)][Int(seed % 3)]
    symmetry.scale = [0.125, 2, 64][Int(seed / 3 % 3)]
    symmetry.later = hasExtremeTimes(actions) ? 0 : 1_234_567_890_123_456
    return symmetry
  }

  /// Whether times near the ends of their range would not shift.
  static func hasExtremeTimes(_ actions: [StreamAction]) -> Bool {
    actions.contains { ($0.time?.nanoseconds.magnitude ?? 0) > 1 << 60 }
  }

  package func callAsFunction(_ actions: [StreamAction]) -> [StreamAction] {
    actions.map { action in
      action.later(by: later).mapLocation { vector($0) + move }
    }
  }

  package func callAsFunction(_ event: GestureEvent) -> GestureEvent {
    var event = event
    event.time = event.time.advanced(byNanoseconds: later)
    event.location = vector(event.location) + move
    event.translation = vector(event.translation)
    event.velocity = vector(event.velocity)
    return event
  }

  func vector(_ v: SIMD2<Double>) -> SIMD2<Double> {
    // A quarter turn must not add a zero product: 0 · ∞ is NaN, and NaN marks a fault.
    if turn.x == 0 { return SIMD2(-v.y * turn.y, v.x * turn.y) * scale }
    if turn.y == 0 { return v * (turn.x * scale) }
    return SIMD2(v.x * turn.x - v.y * turn.y, v.x * turn.y + v.y * turn.x) * scale
  }
}

extension RecognitionProfile {
  /// The profile with every length multiplied by `scale`.
  package func scaled(by scale: Double) -> RecognitionProfile {
    var profile = self
    profile.pressMaximumDistance *= scale
    profile.pressSeriesDistance *= scale
    profile.longPressMaximumDistance *= scale
    profile.dragMinimumDistance *= scale
    profile.earlyDragSpeed *= scale
    profile.earlyDragMeanSpeed *= scale
    profile.flingMinimumSpeed *= scale
    profile.pinchMinimumTravel *= scale
    profile.pinchMinimumSpan *= scale
    profile.rotateMinimumTravel *= scale
    profile.decisionTravel *= scale
    profile.certainTravel *= scale
    profile.labelPressDistance *= scale
    profile.labelPressTranslation *= scale
    profile.labelPressTravel *= scale
    profile.minimumRadius *= scale
    profile.maximumSpeed *= scale
    return profile
  }
}

extension GestureEvent {
  /// Whether the two are equal within `tolerance`, relative where numbers are greater than one.
  package func isNear(_ other: GestureEvent, within tolerance: Double) -> Bool {
    func near(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Bool {
      (a - b).length <= tolerance * max(1, a.length)
    }
    return time == other.time && gesture == other.gesture && phase == other.phase
      && touches == other.touches && count == other.count && reason == other.reason
      && near(location, other.location) && near(translation, other.translation)
      && near(velocity, other.velocity)
      && (scale - other.scale).magnitude <= tolerance * max(1, scale)
      && (rotation - other.rotation).magnitude <= tolerance
  }
}
