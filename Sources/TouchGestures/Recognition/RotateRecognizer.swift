/// Recognises two or more fingers that turn about their centroid.
///
/// It begins when the fingers have turned by `minimumAngle` and by an arc of `minimumTravel` points
/// on the smallest circle they were on since the second one landed (so that a pinch that goes in
/// and out cannot lower the bar); it ends when fewer than two fingers are left.
///
///     over ──second landing──▶ possible ──enough turn──▶ active ──fewer than two left──▶ over (ended)
///                                 │ fewer than two left,   │ contact cancelled
///                                 │ contact cancelled      ▼
///                                 └──────▶ over (failed)  over (cancelled)
///
/// Only the landing of a second finger beside a first leads out of *over*.
public struct RotateRecognizer: GestureRecognizer, Sendable {
  /// How far a finger must go along its circle, in points.
  public var minimumTravel: Double
  /// How far the fingers must turn, in radians.
  public var minimumAngle: Double
  /// What becomes of the turn up to where these limits were passed.
  public var slop: SlopTreatment

  private var life = PairLife()

  /// A recogniser of rotations of `minimumTravel` points at the fingers or more.
  public init(
    minimumTravel: Double = RecognitionProfile.default.rotateMinimumTravel,
    minimumAngle: Double = RecognitionProfile.default.rotateMinimumAngle
  ) {
    self.init(.default)
    self.minimumTravel = minimumTravel
    self.minimumAngle = minimumAngle
  }

  /// A recogniser of rotations by the numbers of `profile`.
  public init(_ profile: RecognitionProfile) {
    minimumTravel = profile.rotateMinimumTravel
    minimumAngle = profile.rotateMinimumAngle
    slop = profile.slop
  }

  /// Always nil: a rotation waits for movement only.
  public var deadline: TouchInstant? { nil }

  /// Takes the next frame.
  public mutating func receive(_ frame: TouchFrame) -> GestureStep<PairValue> {
    receive(frame) { PairValue($0, $1) }
  }

  /// The same with what `value` makes of a reading.
  @inline(__always)
  mutating func receive<Value>(
    _ frame: TouchFrame, value: (PairReading, TouchFrame) -> Value
  ) -> GestureStep<Value> {
    let (travel, angle, slop) = (minimumTravel, minimumAngle, slop)
    return life.receive(frame) { pair, frame in
      let turn = pair.settled(frame).rotation
      let arc = turn.magnitude * frame.smallestRadius
      guard turn.magnitude >= angle && arc >= travel else { return false }
      if slop == .takenOff {
        let limit = max(angle, arc > 0 ? travel / frame.smallestRadius : 0)
        pair.takeOff(rotation: turn < 0 ? -limit : limit)
      }
      return true
    } value: { reading, frame in
      var reading = reading
      if slop == .takenOff && !reading.isBegun { reading.motion.rotation = 0 }
      return value(reading, frame)
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
