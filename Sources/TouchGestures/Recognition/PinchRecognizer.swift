/// Recognises two or more fingers that move apart or together.
///
/// It begins when each finger (in the root mean square) has gone `minimumTravel` points toward or
/// away from the centroid since the second one landed, and the spread has changed by the factor
/// 1 + `minimumScaleDelta`; it ends when fewer than two fingers are left. A third finger joins
/// without a leap.
public struct PinchRecognizer: GestureRecognizer, Sendable {
  /// How far a finger must go, in points.
  public var minimumTravel: Double
  /// How much the scale must differ from 1.
  public var minimumScaleDelta: Double

  private var life = PairLife()

  /// A recogniser of pinches of `minimumTravel` points at the fingers or more.
  public init(
    minimumTravel: Double = RecognitionProfile.default.pinchMinimumTravel,
    minimumScaleDelta: Double = RecognitionProfile.default.pinchMinimumScaleDelta
  ) {
    self.minimumTravel = minimumTravel
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// Always nil: a pinch waits for movement only.
  public var deadline: TouchInstant? { nil }

  /// Takes the next frame.
  public mutating func receive(_ frame: TouchFrame) -> GestureStep<PairValue> {
    let (travel, delta) = (minimumTravel, minimumScaleDelta)
    return life.receive(frame) { motion, _ in
      motion.radial.magnitude >= travel && (motion.scale - 1).magnitude >= delta
    }
  }

  /// Does nothing: a pinch waits for movement only.
  public mutating func advance(to time: TouchInstant) -> GestureStep<PairValue> { .idle }

  /// Gives the pinch up.
  public mutating func cancel(_ reason: CancellationReason) -> GestureStep<PairValue> {
    life.cancel(reason)
  }

  /// Forgets everything but the settings.
  public mutating func reset() { life = PairLife() }
}
