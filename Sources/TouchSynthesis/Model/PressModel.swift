import TouchGeometry

/// How a hand presses: one to five fingers, down and up again.
public struct PressModel: Hashable, Sendable {
  /// How often one, two, three, four and five fingers press (assumed).
  public var fingerWeights = [0.55, 0.2, 0.1, 0.07, 0.08]
  /// How long one finger is down, in seconds.
  ///
  /// 0.078 (0.037–0.212), n = 46,781, iPad study. Held below 0.5 s, from where a press is long; in
  /// the study 0.45 % of 31,767 taps last longer.
  public var duration: Distribution = [
    0: 0.02, 0.01: 0.026, 0.05: 0.037, 0.25: 0.059, 0.5: 0.078, 0.75: 0.104, 0.95: 0.212,
    0.99: 0.4, 1: 0.47,
  ]
  /// How long several fingers are down, from the first landing to the last lift, in seconds.
  ///
  /// 0.169 (0.0757–0.447), n = 378, iPad study.
  public var severalDuration: Distribution = [
    0: 0.043, 0.05: 0.0757, 0.25: 0.112, 0.5: 0.169, 0.75: 0.29, 0.95: 0.447, 1: 0.47,
  ]
  /// How much later each further finger lands, in milliseconds.
  ///
  /// 14 (0–46), n = 378, iPad study.
  public var landingDelay: Distribution = [0: 0, 0.3: 0, 0.5: 14, 0.75: 18, 0.95: 46, 1: 90]
  /// How much sooner each further finger lifts, in milliseconds.
  ///
  /// 9 (0–41), n = 378, iPad study.
  public var liftingDelay: Distribution = [0: 0, 0.2: 0, 0.5: 9, 0.75: 17, 0.95: 41, 1: 90]
  /// How far apart two fingers land, in millimetres.
  ///
  /// 36.4 (20.1–62.2), n = 255, iPad study.
  public var separation: Distribution = [
    0: 12, 0.05: 20.1, 0.25: 29.2, 0.5: 36.4, 0.75: 49.6, 0.95: 62.2, 1: 80,
  ]
  /// How far apart neighbours of three and more fingers land, in millimetres (assumed).
  public var spacing: Distribution = [0: 16, 0.5: 22, 1: 30]
  /// How long the pad rolls after landing, in seconds, if the finger stays so long (assumed).
  public var settling = 0.2
  /// How far the finger's pad rolls, in millimetres.
  ///
  /// Of 31,767 taps of the iPad study 12.3 % go beyond 10 pt (1.5875 mm), 3.0 % beyond 20 pt,
  /// 0.2 % beyond 30 pt, 0.02 % beyond 45 pt; below that from touch pads, which hold nothing back:
  /// 0.56 mm (0.07–2.26), n = 108.
  public var roll: Distribution = [
    0: 0, 0.05: 0.07, 0.25: 0.2, 0.5: 0.5, 0.75: 1.1, 0.885: 1.5, 0.972: 3, 0.998: 4.5,
    0.9998: 6.5, 1: 7.5,
  ]
  /// How far the pads of several fingers roll, in millimetres.
  ///
  /// The farthest of two contacts goes 0 (0–4.7), 75th percentile 1.2, n = 255, iPad study, which
  /// holds small movement back.
  public var severalRoll: Distribution = [0: 0, 0.5: 0.6, 0.75: 1.3, 0.95: 4.5, 1: 8]
  /// How much of its roll each of several fingers has of its own; the rest is the hand's
  /// (assumed).
  public var ownRollShare = 0.5

  /// A press's motion about the origin.
  func motion(random: inout SplitMix64) -> HandMotion {
    let count = 1 + random.index(weightedBy: fingerWeights)
    let spacing = count == 2 ? separation : spacing
    let places = FingerLayout.places(
      count: count, spacing: spacing.draw(from: &random), random: &random)
    let duration = count == 1 ? duration : severalDuration
    var fingers = FingerLayout.fingers(
      at: places, duration: duration.draw(from: &random), landingDelay: landingDelay,
      liftingDelay: liftingDelay, random: &random)
    let roll = count == 1 ? roll : severalRoll
    let common = random.direction() * roll.draw(from: &random)
    let share = count == 1 ? 0 : ownRollShare
    for index in fingers.indices {
      let own = random.direction() * roll.draw(from: &random)
      fingers[index].roll = common * (1 - share) + own * share
      fingers[index].settling = settling
      fingers[index].radius = random.number(in: 3...5.5)
    }
    return HandMotion(fingers: fingers)
  }
}
