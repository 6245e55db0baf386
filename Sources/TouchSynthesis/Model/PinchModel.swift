import TouchGeometry

/// How a hand pinches: two fingers that move apart or together.
public struct PinchModel: Hashable, Sendable {
  /// The share of pinches in which the fingers move together; 147 of 294 in the iPad study.
  public var inwardShare = 0.5
  /// The smaller separation, where moving together ends and moving apart starts, in millimetres.
  ///
  /// 21.9 (9.3–30.0) together, n = 101; 20.8 (7.9–31.4) apart, n = 101, iPad study. It is drawn
  /// without regard to the larger one: their recorded rank correlation is 0.11 and −0.03. The
  /// recorded ratios follow: 0.357 (0.138–0.542) and 2.7 (1.76–7.55), n = 147 each.
  public var near: Distribution = [
    0: 6, 0.05: 7.5, 0.25: 14.2, 0.5: 21.3, 0.75: 25, 0.95: 30.5, 1: 37,
  ]
  /// The larger separation, in millimetres.
  ///
  /// 61.2 (38.7–82.3) together, n = 101; 57.7 (46.6–88.6) apart, n = 101, iPad study.
  public var far: Distribution = [
    0: 38.5, 0.05: 42, 0.25: 53.5, 0.5: 59.5, 0.75: 67, 0.95: 85, 1: 103,
  ]
  /// How long the fingers are down, in seconds.
  ///
  /// 0.469 (0.186–0.744), n = 294, iPad study.
  public var duration: Distribution = [
    0: 0.17, 0.05: 0.24, 0.25: 0.36, 0.5: 0.469, 0.75: 0.578, 0.95: 0.744, 1: 0.9,
  ]
  /// How far the rank of the duration may lie from the rank of the way: 1 is independent.
  ///
  /// The recorded rank correlation is 0.44 together and 0.59 apart, n = 101 each, iPad study.
  public var durationReach = 0.55
  /// The share of the reach's time that has passed at the first landing.
  ///
  /// Sets the recorded time until a finger is 3 mm away, 0.063 s (0.028–0.12), n = 202, iPad study.
  public var entry: Distribution = [0: -0.05, 0.1: 0, 0.5: 0.08, 0.95: 0.16, 1: 0.2]
  /// The way of the finger that goes less far, as a share of both ways; 0 is one finger still.
  ///
  /// 0.33 (0.07–0.48), n = 202, iPad study.
  public var share: Distribution = [0: 0, 0.05: 0.07, 0.25: 0.225, 0.5: 0.33, 0.75: 0.41, 1: 0.5]
  /// How much later the second finger sets out, in seconds; see the leads in the tests.
  public var lag: Distribution = [0: 0, 0.5: 0.004, 0.7: 0.035, 0.95: 0.09, 1: 0.13]
  /// The share of its own reach's time after which the drifting hand is seen: it lands moving.
  ///
  /// Sets in how many pinches the centroid leads at 2, 4 and 8 mm.
  public var carryEntry: Distribution = [0: 0.1, 1: 0.45]
  /// How far the hand drifts besides, in millimetres; see the centroid's way in the tests.
  public var drift: Distribution = [0: 0.5, 0.5: 6, 0.95: 11, 1: 16]
  /// The greatest angle on the way, in degrees.
  ///
  /// 8.91 (2.72–26.9), n = 294, iPad study.
  public var angle: Distribution = [0: 1, 0.05: 2.72, 0.5: 8.91, 0.95: 26.9, 1: 34]
  /// How much later the second finger lands, in milliseconds.
  ///
  /// 19 (0–75.6), n = 289, iPad study.
  public var landingDelay: Distribution = [0: 0, 0.2: 0, 0.5: 19, 0.75: 30, 0.95: 75.6, 1: 130]
  /// How much sooner the other finger lifts, in milliseconds.
  ///
  /// 16 (0–41), n = 289, iPad study.
  public var liftingDelay: Distribution = [0: 0, 0.2: 0, 0.5: 16, 0.75: 25, 0.95: 41, 1: 200]

  /// A pinch's motion about the origin.
  func motion(random: inout SplitMix64) -> HandMotion {
    let rank = random.unit()
    let (near, far) = (near.draw(from: &random), far.quantile(rank))
    let isInward = random.chance(inwardShare)
    let places = FingerLayout.places(count: 2, spacing: isInward ? far : near, random: &random)
    let length = duration.quantile(random.unit(near: rank, within: durationReach))
    var motion = HandMotion(
      fingers: FingerLayout.fingers(
        at: places, duration: length, landingDelay: landingDelay, liftingDelay: liftingDelay,
        random: &random))
    motion.goesStraight = true
    motion.scale = isInward ? near / far : far / near
    let late = random.index(below: 2)
    let lag = min(lag.draw(from: &random), length / 5)
    motion.fingers[late].lag = lag
    motion.reach = MinimumJerk(
      landing: 0, lifting: length - lag, entry: entry.draw(from: &random), release: 1)
    let share = share.draw(from: &random)
    motion.pivot = places[late] * (1 - share) + places[1 - late] * share
    motion.carry = MinimumJerk(
      landing: 0, lifting: length - lag, entry: carryEntry.draw(from: &random), release: 1)
    motion.translation = random.direction() * drift.draw(from: &random)
    let angle = angle.draw(from: &random) * (.pi / 180) * (random.chance(0.5) ? 1 : -1)
    motion.turn = angle
    for index in 0..<2 { motion.fingers[index].radius = random.number(in: 3...5.5) }
    return motion
  }
}
