import TouchGeometry

/// How a hand rotates: two fingers that turn about each other, or one about the other.
public struct RotateModel: Hashable, Sendable {
  /// How far the fingers turn, in degrees.
  ///
  /// 31.5 (10.3–128), n = 17, PalmTouch (one person); 57 (33.5–130), n = 6, hid-devices. Turns
  /// below 15 are left out: nobody could tell them from a drag with two fingers.
  public var angle: Distribution = [0: 16, 0.05: 20, 0.5: 46, 0.95: 128, 1: 150]
  /// How far apart the fingers land, in millimetres.
  ///
  /// 36 (27.6–39.3), n = 9, PalmTouch; wider hands on large screens are assumed.
  public var separation: Distribution = [0: 24, 0.05: 27.6, 0.5: 37, 0.95: 65, 1: 80]
  /// How long the fingers are down, in seconds.
  ///
  /// 0.9 (0.61–1.11), n = 9, PalmTouch at an assumed 20 frames a second; 1.9 (1.6–2.1), n = 3,
  /// hid-devices.
  public var duration: Distribution = [0: 0.4, 0.05: 0.55, 0.5: 0.95, 0.95: 1.9, 1: 2.2]
  /// The share of the reach's time that has passed at the first landing; as in a pinch.
  public var entry: Distribution = [0: -0.05, 0.1: 0, 0.5: 0.08, 0.95: 0.16, 1: 0.2]
  /// The way of the finger that goes less far, as a share of both ways; 0 is a pivot.
  ///
  /// 0.39 (0.24–0.479), n = 9, PalmTouch; the pivot below 0.05 is assumed.
  public var share: Distribution = [0: 0, 0.1: 0.2, 0.5: 0.39, 0.95: 0.479, 1: 0.5]
  /// How far the hand drifts, as a share of each finger's arc.
  ///
  /// Recorded rotations turn 10–13 mm of arc while the centroid drifts 8.65 mm (0.67–20.2), n = 17,
  /// PalmTouch.
  public var drift: Distribution = [0: 0, 0.2: 0.08, 0.5: 0.45, 0.95: 0.95, 1: 1.1]
  /// How far the hand drifts at most, in millimetres; the recorded 95th percentile is 20.2.
  public var largestDrift = 22.0
  /// The separation at the end as a share of that at the start.
  ///
  /// 0.971 (0.789–1.14), n = 17, PalmTouch; 0.967 (0.809–1.04), n = 6, hid-devices.
  public var scale: Distribution = [0: 0.76, 0.05: 0.81, 0.5: 0.97, 0.95: 1.12, 1: 1.16]
  /// A change of separation that comes back, as a share of it (assumed).
  public var scaleWobble: Distribution = [0: -0.12, 0.5: 0, 1: 0.12]
  /// How much later the second finger lands, in milliseconds; as in a pinch.
  public var landingDelay: Distribution = [0: 0, 0.2: 0, 0.5: 19, 0.75: 30, 0.95: 75.6, 1: 130]
  /// How much sooner the other finger lifts, in milliseconds; as in a pinch.
  public var liftingDelay: Distribution = [0: 0, 0.2: 0, 0.5: 16, 0.75: 25, 0.95: 41, 1: 200]

  /// A rotation's motion about the origin.
  func motion(random: inout SplitMix64) -> HandMotion {
    let separation = separation.draw(from: &random)
    let places = FingerLayout.places(count: 2, spacing: separation, random: &random)
    let length = duration.draw(from: &random)
    var motion = HandMotion(
      fingers: FingerLayout.fingers(
        at: places, duration: length, landingDelay: landingDelay, liftingDelay: liftingDelay,
        random: &random))
    motion.reach = MinimumJerk(
      landing: 0, lifting: length, entry: entry.draw(from: &random), release: 1)
    let angle = angle.draw(from: &random) * (.pi / 180)
    motion.turn = random.chance(0.5) ? angle : -angle
    motion.scale = scale.draw(from: &random)
    motion.scaleWobble = scaleWobble.draw(from: &random)
    let share = share.draw(from: &random)
    motion.pivot = places[0] * (1 - share) + places[1] * share
    motion.translation =
      random.direction() * min(drift.draw(from: &random) * angle * separation / 2, largestDrift)
    for index in 0..<2 { motion.fingers[index].radius = random.number(in: 3...5.5) }
    return motion
  }
}
