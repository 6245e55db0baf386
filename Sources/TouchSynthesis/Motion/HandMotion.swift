/// Where the fingers of one hand mean to be, in millimetres, as a function of time in seconds.
///
/// The fingers move as one similarity about a pivot (turn, scale and translation, each a
/// minimum-jerk reach with a hump that comes back), each finger a little later than the hand, and
/// each finger's pad rolls on its own from landing to lifting. Tremor, drift and the sensor come
/// later, in ``Digitizer``.
struct HandMotion: Hashable, Sendable {
  /// How a contact ends.
  enum Ending: Hashable, Sendable {
    /// The finger lifts, and the device sees it.
    case lifted
    /// The device takes the contact away.
    case cancelled
    /// Nothing more is reported.
    case unseen
  }

  /// One finger of the hand.
  struct Finger: Hashable, Sendable {
    /// When it lands, in seconds.
    var landing: Double
    /// When it lifts, in seconds; after `landing`.
    var lifting: Double
    /// Where it lands, in millimetres.
    var place: SIMD2<Double>
    /// How far its pad rolls after landing, in millimetres.
    var roll = SIMD2<Double>.zero
    /// How long the roll takes, in seconds, if the finger stays so long.
    var settling = Double.infinity
    /// How much later than the hand it moves, in seconds.
    var lag = 0.0
    /// How its contact ends.
    var ending = Ending.lifted
    /// The contact's radius in millimetres, where the device reports it.
    var radius: Double?
  }

  var fingers: [Finger]
  /// The reach that the hand's way, turn and scale follow.
  var reach = MinimumJerk(onset: 0, duration: 1)
  /// The fixed point of turn and scale, in millimetres.
  var pivot = SIMD2<Double>.zero
  /// The reach that the hand's way follows, where it is not ``reach``.
  var carry: MinimumJerk?
  /// The way of the whole hand, in millimetres.
  var translation = SIMD2<Double>.zero
  /// How far the way bows to its side half-way, in millimetres.
  var bow = 0.0
  /// How far the hand goes out and comes back, in millimetres.
  var excursion = SIMD2<Double>.zero
  /// The turn about the pivot, in radians, clockwise on the screen.
  var turn = 0.0
  /// A turn that comes back, in radians.
  var turnWobble = 0.0
  /// The ratio of the fingers' distance from the pivot, end to start; positive.
  var scale = 1.0
  /// A change of that ratio that comes back.
  var scaleWobble = 0.0
  /// Whether each finger goes straight to where turn and scale put it, instead of on an arc.
  var goesStraight = false

  /// Where finger `index` means to be at `time`.
  func place(of index: Int, at time: Double) -> SIMD2<Double> {
    let finger = fingers[index]
    let progress = reach.progress(at: time - finger.lag)
    let carried = carry?.progress(at: time - finger.lag) ?? progress
    let hump = reach.hump(at: time - finger.lag)
    let angle = turn * progress + turnWobble * hump
    let ratio = 1 + (scale - 1) * progress + scaleWobble * hump
    let arm = finger.place - pivot
    let turned =
      goesStraight
      ? arm * (1 - progress) + rotated(arm * scale, by: turn) * progress
      : rotated(arm * ratio, by: angle)
    let side = SIMD2(-translation.y, translation.x)
    let length = (side.x * side.x + side.y * side.y).squareRoot()
    let bowed = length > 0 ? side * (bow / length) : .zero
    let pad = MinimumJerk(
      onset: finger.landing, duration: min(finger.lifting - finger.landing, finger.settling))
    return pivot + turned + translation * carried + (bowed + excursion) * hump
      + finger.roll * pad.progress(at: time)
  }

  /// The corners of the box of all places on the way, looked at `steps` + 1 times.
  func bounds(steps: Int = 32) -> (lower: SIMD2<Double>, upper: SIMD2<Double>) {
    var lower = fingers[0].place
    var upper = lower
    for (index, finger) in fingers.enumerated() {
      for step in 0...steps {
        let share = Double(step) / Double(steps)
        let time = finger.landing + (finger.lifting - finger.landing) * share
        let place = place(of: index, at: time)
        lower = SIMD2(min(lower.x, place.x), min(lower.y, place.y))
        upper = SIMD2(max(upper.x, place.x), max(upper.y, place.y))
      }
    }
    return (lower, upper)
  }

  /// The same motion with its fingers in the order of landing; the first lands at 0.
  func orderedByLanding() -> HandMotion {
    var motion = self
    // By index where two land at once: the library's sort promises no order of equals.
    let order = fingers.indices.sorted {
      (fingers[$0].landing, $0) < (fingers[$1].landing, $1)
    }
    motion.fingers = order.map { fingers[$0] }
    return motion
  }

  /// Makes every length `ratio` times as long.
  mutating func shrink(by ratio: Double) {
    pivot *= ratio
    translation *= ratio
    excursion *= ratio
    bow *= ratio
    for index in fingers.indices {
      fingers[index].place *= ratio
      fingers[index].roll *= ratio
    }
  }

  /// Moves every place by `offset`.
  mutating func move(by offset: SIMD2<Double>) {
    pivot += offset
    for index in fingers.indices { fingers[index].place += offset }
  }
}
