import TouchGestures

/// What a surface knows of one finger between its landing and its lift.
struct SensedContact {
  private(set) var isDown = false
  private(set) var isOver = false
  /// The place last reported, in device units.
  private(set) var reported = SIMD2<Double>.zero
  var drift = Drift()
  private var landed = SIMD2<Double>.zero
  private var isMoving = false

  /// What is reported of `finger`, at `place` (device units) at `time`; nil for nothing.
  ///
  /// A lift is reported at the place before it. Until the finger is farther than
  /// ``TouchSurface/stillness`` from where it landed, it counts as still.
  mutating func report(
    of finger: HandMotion.Finger, at time: Double, _ place: SIMD2<Double>, by surface: TouchSurface
  ) -> TouchSample.Phase? {
    if isOver { return nil }
    if !isDown {
      isDown = true
      landed = place
      reported = place
      return .began
    }
    if time >= finger.lifting {
      isOver = true
      return finger.ending.phase
    }
    let way = (place - landed) / surface.unitsPerMillimeter
    isMoving = isMoving || (way * way).sum() > surface.stillness * surface.stillness
    if isMoving && place != reported {
      reported = place
      return .moved
    }
    return surface.repeatsStillContacts ? .stationary : nil
  }
}

extension HandMotion.Ending {
  /// What is reported of the end; nil for nothing.
  fileprivate var phase: TouchSample.Phase? {
    switch self {
    case .lifted: .ended
    case .cancelled: .cancelled
    case .unseen: nil
    }
  }
}
