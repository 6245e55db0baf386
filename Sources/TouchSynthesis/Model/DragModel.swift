import TouchGeometry

/// How a hand drags: one to three fingers that go a way together.
public struct DragModel: Hashable, Sendable {
  /// How often one, two and three fingers drag (assumed).
  public var fingerWeights = [0.6, 0.28, 0.12]
  /// How far the hand goes, in millimetres.
  ///
  /// 73.9 (30.6–130), n = 758, iPad study; 1st percentile 21.1, n = 518.
  public var distance: Distribution = [
    0: 10, 0.01: 21.1, 0.05: 30.6, 0.25: 54.5, 0.5: 73.9, 0.75: 98.2, 0.95: 130, 1: 160,
  ]
  /// How long one finger is down, in seconds.
  ///
  /// 0.504 (0.244–1.1), n = 758, iPad study.
  public var duration: Distribution = [
    0: 0.12, 0.05: 0.244, 0.25: 0.38, 0.5: 0.504, 0.75: 0.66, 0.95: 1.1, 1: 1.8,
  ]
  /// How long several fingers are down, in seconds.
  ///
  /// 1.04 (0.31–3.43), n = 72, Chromium OS trackpad study; the upper end is cut, for size.
  public var severalDuration: Distribution = [0: 0.25, 0.05: 0.31, 0.5: 1.04, 0.95: 2.3, 1: 2.6]
  /// How far the rank of the duration may lie from the rank of the distance: 1 is independent.
  ///
  /// With 0.75 their rank correlation is as recorded, 0.30, n = 518, iPad study.
  public var durationReach = 0.75
  /// The share of the reach's time that has passed when a single finger lands; above 0 the finger
  /// lands moving.
  ///
  /// Sets the recorded time until 3 mm away, 0.067 s (0.023–0.154), n = 755, iPad study.
  public var entry: Distribution = [0: -0.05, 0.1: 0, 0.5: 0.08, 0.95: 0.17, 1: 0.22]
  /// The share of the reach's time that has passed at the lift: below 1 the finger is still moving,
  /// above 1 it has rested.
  ///
  /// The speed of the last 40 ms is 0.085 (0.006–0.53) of the peak speed, n = 518, iPad study.
  public var release: Distribution = [0: 0.7, 0.3: 0.95, 0.4: 1, 1: 1.3]
  /// How far the way bows to its side, as a share of its length.
  ///
  /// Gives the recorded ratio of distance to path, 0.989 (0.91–0.998), n = 518, iPad study.
  public var bow: Distribution = [0: 0.003, 0.5: 0.036, 0.95: 0.165, 1: 0.21]
  /// How far apart neighbouring fingers land, in millimetres.
  ///
  /// 20.8 (11.4–27.3), n = 127, Chromium OS trackpad study.
  public var spacing: Distribution = [0: 10, 0.05: 11.4, 0.5: 20.8, 0.95: 27.3, 1: 28.5]
  /// How much later each further finger lands, in milliseconds.
  ///
  /// 11.5 (0–286), n = 150, Chromium OS trackpad study.
  public var landingDelay: Distribution = [0: 0, 0.3: 0, 0.5: 11.5, 0.75: 42, 0.95: 286, 1: 300]
  /// How much sooner each further finger lifts, in milliseconds.
  ///
  /// 4 (0–165), n = 150, Chromium OS trackpad study.
  public var liftingDelay: Distribution = [0: 0, 0.4: 0, 0.5: 4, 0.75: 13, 0.95: 165, 1: 250]
  /// The fingers' separation at the end as a share of that at the start.
  ///
  /// 0.982 (0.874–1.16), n = 151, Chromium OS trackpad study.
  public var scale: Distribution = [0: 0.8, 0.05: 0.874, 0.5: 0.982, 0.95: 1.16, 1: 1.25]
  /// The greatest angle on the way, in degrees.
  ///
  /// 6.74 (1.84–17.5), n = 151, Chromium OS trackpad study.
  public var angle: Distribution = [0: 0.5, 0.05: 1.84, 0.5: 6.74, 0.95: 17.5, 1: 21]

  /// A drag's motion from the origin.
  func motion(random: inout SplitMix64) -> HandMotion {
    let count = 1 + random.index(weightedBy: fingerWeights)
    let places = FingerLayout.places(
      count: count, spacing: spacing.draw(from: &random), random: &random)
    let rank = random.unit()
    let way = distance.quantile(rank)
    let length = (count == 1 ? duration : severalDuration).quantile(
      random.unit(near: rank, within: durationReach))
    var fingers = FingerLayout.fingers(
      at: places, duration: length, landingDelay: landingDelay, liftingDelay: liftingDelay,
      random: &random)
    for index in fingers.indices { fingers[index].radius = random.number(in: 3...5.5) }
    var motion = HandMotion(fingers: fingers)
    motion.reach = MinimumJerk(
      landing: 0, lifting: length, entry: count == 1 ? entry.draw(from: &random) : 0,
      release: release.draw(from: &random))
    let shown = motion.reach.progress(at: length) - motion.reach.progress(at: 0)
    motion.translation = random.direction() * (way / shown)
    motion.bow = (random.chance(0.5) ? 1 : -1) * way * bow.draw(from: &random)
    if count > 1 {
      motion.scale = scale.draw(from: &random)
      let angle = angle.draw(from: &random) * (.pi / 180) * (random.chance(0.5) ? 1 : -1)
      motion.turn = angle * 0.8
      motion.turnWobble = angle * 0.2
    }
    return motion
  }
}
