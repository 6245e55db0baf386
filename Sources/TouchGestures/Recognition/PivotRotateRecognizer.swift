import TouchGeometry

/// Recognises one or more fingers that turn about a fixed pivot, as on a dial.
///
/// It begins when the fingers have turned about `pivot` by `minimumAngle` and by an arc of
/// `minimumTravel` points on the smallest circle they were on; it ends with the last lift. Several
/// fingers turn by the least-squares angle of their steps. Nearer than `minimumRadius` to the pivot
/// the angle means nothing, and steps there do not count.
///
///     over ──landing──▶ possible ──enough turn──▶ active ──last lift──▶ over (ended)
///                          │ last lift, contact     │ contact cancelled
///                          │ cancelled              ▼
///                          └──▶ over (failed)      over (cancelled)
///
/// Only the landing of a new group of contacts leads out of *over*.
public struct PivotRotateRecognizer: GestureRecognizer, Sendable {
  /// The point to turn about.
  public var pivot: SIMD2<Double>
  /// How far a finger must go along its circle, in points.
  public var minimumTravel: Double
  /// How far the fingers must turn, in radians.
  public var minimumAngle: Double
  /// The distance from the pivot below which nothing turns, in points.
  public var minimumRadius: Double

  private var life = RecognizerLife.over
  private var group: UInt32 = 0
  private var start = SIMD2<Double>()
  private var startLocation = SIMD2<Double>()
  private var rotation = 0.0
  private var smallestRadius = Double.greatestFiniteMagnitude

  /// A recogniser of turns about `pivot`, otherwise by the numbers of `profile`.
  public init(pivot: SIMD2<Double>, profile: RecognitionProfile = .default) {
    self.pivot = pivot
    minimumTravel = profile.rotateMinimumTravel
    minimumAngle = profile.rotateMinimumAngle
    minimumRadius = profile.minimumRadius
  }

  /// Always nil: a rotation waits for movement only.
  public var deadline: TouchInstant? { nil }

  /// Takes the next frame.
  public mutating func receive(_ frame: TouchFrame) -> GestureStep<PairValue> {
    if frame.group != group { start(with: frame) }
    if life == .over { return .idle }
    if frame.cancelled > 0 { return cancel(frame.reason) }
    if frame.moved { turn(with: frame) }
    if life == .active { return follow(frame) }
    let turn = rotation.magnitude
    if frame.down > 0 && turn >= minimumAngle && turn * smallestRadius >= minimumTravel {
      life = .active
      return .began(value(frame))
    }
    if frame.down > 0 { return .possible(value(frame)) }
    life = .over
    return .failed
  }

  /// Does nothing: a rotation waits for movement only.
  public mutating func advance(to time: TouchInstant) -> GestureStep<PairValue> { .idle }

  /// Gives the rotation up.
  public mutating func cancel(_ reason: CancellationReason) -> GestureStep<PairValue> {
    defer { life = .over }
    switch life {
    case .over: return .idle
    case .possible: return .failed
    case .active: return .cancelled(reason)
    }
  }

  /// Forgets everything but the settings.
  public mutating func reset() {
    life = .over
    group = 0
  }
}

extension PivotRotateRecognizer {
  private mutating func start(with frame: TouchFrame) {
    group = frame.group
    life = .possible
    start = frame.previous.translation
    startLocation = frame.centroid - (frame.motion.translation - start)
    rotation = 0
    smallestRadius = .greatestFiniteMagnitude
  }

  /// Adds the step of the contacts that were down before.
  private mutating func turn(with frame: TouchFrame) {
    var (dots, crosses, squareBefore, squareAfter, count) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for contact in frame.contacts where contact.phase != .began {
      let (before, after) = (contact.previousLocation - pivot, contact.location - pivot)
      dots += dotProduct(before, after)
      crosses += crossProduct(before, after)
      squareBefore += squaredLength(before)
      squareAfter += squaredLength(after)
      count += 1
    }
    let square = min(squareBefore, squareAfter)
    guard square > 0 && square >= minimumRadius * minimumRadius * count else { return }
    rotation += Trigonometry.arctangent(y: crosses, x: dots)
    smallestRadius = min(smallestRadius, (square / count).squareRoot())
  }

  private mutating func follow(_ frame: TouchFrame) -> GestureStep<PairValue> {
    if frame.down == 0 {
      life = .over
      return .ended(value(frame))
    }
    let changes = frame.moved || frame.landed > 0 || frame.lifted > 0
    return changes ? .changed(value(frame)) : .idle
  }

  private func value(_ frame: TouchFrame) -> PairValue {
    let arm = frame.centroid - pivot
    let square = squaredLength(arm)
    let isNear = square < minimumRadius * minimumRadius || square == 0
    return PairValue(
      time: frame.time, touches: frame.touches, startLocation: startLocation,
      translation: frame.motion.translation - start, scale: 1, rotation: rotation,
      velocity: frame.velocity, scaleVelocity: 0,
      angularVelocity: isNear ? 0 : crossProduct(arm, frame.velocity) / square)
  }
}
