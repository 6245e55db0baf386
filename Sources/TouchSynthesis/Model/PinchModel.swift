import TouchGeometry

/// How a hand pinches: two fingers that move apart or together.
public struct PinchModel: Hashable, Sendable {
  /// The share of pinches in which the fingers move together; 147 of 294 in the iPad study.
  public var inwardShare = 0.5
  /// How far apart the fingers land to move together, in millimetres.
  public var inwardSeparation: Distribution = [0: 30, 0.05: 40, 0.5: 62, 0.95: 85, 1: 105]
  /// How far apart the fingers land to move apart, in millimetres.
  public var outwardSeparation: Distribution = [0: 7, 0.05: 9, 0.5: 20, 0.95: 36, 1: 45]
  /// The separation at the end as a share of that at the start, together.
  ///
  /// 0.357 (0.138–0.542), n = 147, iPad study.
  public var inwardScale: Distribution = [0: 0.11, 0.05: 0.138, 0.5: 0.357, 0.95: 0.542, 1: 0.62]
  /// The separation at the end as a share of that at the start, apart.
  ///
  /// 2.7 (1.76–7.55), n = 147, iPad study.
  public var outwardScale: Distribution = [0: 1.6, 0.05: 1.76, 0.5: 2.7, 0.95: 7.55, 1: 9]
  /// How long the fingers are down, in seconds.
  ///
  /// 0.469 (0.186–0.744), n = 294, iPad study.
  public var duration: Distribution = [
    0: 0.17, 0.05: 0.24, 0.25: 0.36, 0.5: 0.469, 0.75: 0.578, 0.95: 0.744, 1: 0.9,
  ]
  /// The way of the finger that goes less far, as a share of both ways; 0 is one finger still.
  ///
  /// 0.33 (0.07–0.48), n = 202, iPad study.
  public var share: Distribution = [0: 0, 0.05: 0.07, 0.25: 0.225, 0.5: 0.33, 0.75: 0.41, 1: 0.5]
  /// How much later the second finger sets out, in seconds; see the leads in the tests.
  public var lag: Distribution = [0: 0, 0.25: 0.005, 0.5: 0.02, 0.75: 0.04, 0.95: 0.08, 1: 0.12]
  /// How far the hand drifts besides, in millimetres; see the centroid's way in the tests.
  public var drift: Distribution = [0: 0, 0.5: 3.5, 0.95: 12, 1: 20]
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
    let isInward = random.chance(inwardShare)
    let separation = isInward ? inwardSeparation : outwardSeparation
    let places = FingerLayout.places(
      count: 2, spacing: separation.draw(from: &random), random: &random)
    let length = duration.draw(from: &random)
    var motion = HandMotion(
      fingers: FingerLayout.fingers(
        at: places, duration: length, landingDelay: landingDelay, liftingDelay: liftingDelay,
        random: &random))
    let onset = motion.fingers.map(\.landing).max()! * 0.8
    let late = random.index(below: 2)
    motion.fingers[late].lag = min(lag.draw(from: &random), length / 4)
    motion.reach = MinimumJerk(
      onset: onset, duration: length - onset - motion.fingers[late].lag)
    motion.scale = (isInward ? inwardScale : outwardScale).draw(from: &random)
    let share = share.draw(from: &random)
    motion.pivot = places[late] * (1 - share) + places[1 - late] * share
    motion.translation = random.direction() * drift.draw(from: &random)
    let angle = angle.draw(from: &random) * (.pi / 180) * (random.chance(0.5) ? 1 : -1)
    motion.turn = angle * 0.8
    motion.turnWobble = angle * 0.2
    for index in 0..<2 { motion.fingers[index].radius = random.number(in: 3...5.5) }
    return motion
  }
}
