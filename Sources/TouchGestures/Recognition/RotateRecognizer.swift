/// Recognises two or more fingers that turn about their centroid.
///
/// It begins when the fingers have turned by `minimumAngle` and by an arc of `minimumTravel` points
/// on the smallest circle they were on since the second one landed (so that a pinch that goes in
/// and out cannot lower the bar); it ends when fewer than two fingers are left.
public struct RotateRecognizer: GestureRecognizer, Sendable {
  /// How far a finger must go along its circle, in points.
  public var minimumTravel: Double
  /// How far the fingers must turn, in radians.
  public var minimumAngle: Double

  private var life = PairLife()

  /// A recogniser of rotations of `minimumTravel` points at the fingers or more.
  public init(
    minimumTravel: Double = RecognitionProfile.default.rotateMinimumTravel,
    minimumAngle: Double = RecognitionProfile.default.rotateMinimumAngle
  ) {
    self.minimumTravel = minimumTravel
    self.minimumAngle = minimumAngle
  }

  /// Always nil: a rotation waits for movement only.
  public var deadline: TouchInstant? { nil }

  /// Takes the next frame.
  public mutating func receive(_ frame: TouchFrame) -> GestureStep<PairValue> {
    let (travel, angle) = (minimumTravel, minimumAngle)
    return life.receive(frame) { motion, frame in
      let turn = motion.rotation.magnitude
      return turn >= angle && turn * frame.smallestRadius >= travel
    }
  }

  /// Does nothing: a rotation waits for movement only.
  public mutating func advance(to time: TouchInstant) -> GestureStep<PairValue> { .idle }

  /// Gives the rotation up.
  public mutating func cancel(_ reason: CancellationReason) -> GestureStep<PairValue> {
    life.cancel(reason)
  }

  /// Forgets everything but the settings.
  public mutating func reset() { life = PairLife() }
}
