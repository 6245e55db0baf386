import TouchGeometry

/// How far one finger has strayed from where it means to be, in millimetres.
///
/// An Ornstein–Uhlenbeck process that pulls back to 0 within ``Hand/driftTime`` and settles at a
/// standard deviation of ``Hand/driftSpread``, followed smoothly within ``Hand/followTime``; and
/// the sensor's error, which changes slowly too, since firmware filters what it reports.
struct Drift {
  private var goal = SIMD2<Double>.zero
  private var place = SIMD2<Double>.zero
  private var error = SIMD2<Double>.zero

  /// How much of the sensor's error is left in the next scan (assumed; with it a resting finger's
  /// path is as long as recorded, 2.4 mm a second (0.8–8.9), n = 71, Chromium OS trackpad study).
  private static let errorMemory = 0.95

  /// Goes on by one scan, `step` seconds.
  mutating func advance(
    by step: Double, hand: Hand, noise: Double, random: inout SplitMix64
  ) {
    let share = min(step / Hand.driftTime, 1)
    goal = goal * (1 - share) + random.normalPair() * (hand.driftSpread * (2 * share).squareRoot())
    place += (goal - place) * min(step / Hand.followTime, 1)
    let memory = Drift.errorMemory
    let fresh = noise * (1 - memory * memory).squareRoot()
    error = error * memory + random.normalPair() * fresh
  }

  /// The sum of both.
  var offset: SIMD2<Double> { place + error }
}
