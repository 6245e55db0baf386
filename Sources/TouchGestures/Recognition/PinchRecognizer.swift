/// Recognises two or more fingers that move apart or together.
///
/// It begins when each finger (in the root mean square) has gone `minimumTravel` points toward or
/// away from the centroid since the second one landed, the spread has changed by the factor
/// 1 + `minimumScaleDelta` and the span is `minimumSpan`; it ends when fewer than two fingers are
/// left. A third finger joins without a leap.
///
///     over ──second landing──▶ possible ──enough change──▶ active ──fewer than two left──▶ over (ended)
///                                 │ fewer than two left,     │ contact cancelled
///                                 │ contact cancelled        ▼
///                                 └──────▶ over (failed)    over (cancelled)
///
/// Only the landing of a second finger beside a first leads out of *over*.
public struct PinchRecognizer: GestureRecognizer, Sendable {
  /// How far a finger must go, in points.
  public var minimumTravel: Double
  /// How much the scale must differ from 1.
  public var minimumScaleDelta: Double
  /// The span (twice the root mean square distance from the centroid) from which it begins, in
  /// points.
  public var minimumSpan: Double
  /// What becomes of the change of scale up to where these limits were passed.
  public var slop: SlopTreatment

  private var life = PairLife()

  /// A recogniser of pinches of `minimumTravel` points at the fingers or more.
  public init(
    minimumTravel: Double = RecognitionProfile.default.pinchMinimumTravel,
    minimumScaleDelta: Double = RecognitionProfile.default.pinchMinimumScaleDelta
  ) {
    self.init(.default)
    self.minimumTravel = minimumTravel
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// A recogniser of pinches by the numbers of `profile`.
  public init(_ profile: RecognitionProfile) {
    minimumTravel = profile.pinchMinimumTravel
    minimumScaleDelta = profile.pinchMinimumScaleDelta
    minimumSpan = profile.pinchMinimumSpan
    slop = profile.slop
  }

  /// Always nil: a pinch waits for movement only.
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
    let (travel, delta, span, slop) = (minimumTravel, minimumScaleDelta, minimumSpan, slop)
    return life.receive(frame) { pair, frame in
      let motion = pair.settled(frame)
      let (way, change) = (motion.radial.magnitude, (motion.scale - 1).magnitude)
      guard way >= travel && change >= delta && frame.hasSpan(span) else { return false }
      if slop == .takenOff {
        // The limit was passed at this part of the way.
        let part = max(way > 0 ? travel / way : 0, change > 0 ? delta / change : 0)
        pair.takeOff(scale: 1 + (motion.scale - 1) * part)
      }
      return true
    } value: { reading, frame in
      var reading = reading
      if slop == .takenOff && !reading.isBegun { reading.motion.scale = 1 }
      return value(reading, frame)
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

extension TouchFrame {
  /// Whether the contacts' span is at least `minimum`.
  @inline(__always)
  fileprivate func hasSpan(_ minimum: Double) -> Bool {
    minimum <= 0 || contacts.haveSpan(minimum, about: centroid)
  }
}

extension [TouchContact] {
  fileprivate func haveSpan(_ minimum: Double, about centroid: SIMD2<Double>) -> Bool {
    var sum = 0.0
    for i in indices { sum += squaredLength(self[i].location - centroid) }
    return 4 * sum >= minimum * minimum * Double(count)
  }
}
