import TouchGeometry

/// How a hand presses long: one or two fingers that stay.
public struct HoldModel: Hashable, Sendable {
  /// How often one and two fingers press long (assumed).
  public var fingerWeights = [0.9, 0.1]
  /// How long the fingers are down, in seconds.
  ///
  /// 1.61 (1.51–4.14), n = 8, people with shaky hands who were asked to hold for 1.5 s; that people
  /// who feel a response after 0.5 s let go sooner is assumed.
  public var duration: Distribution = [0: 0.62, 0.05: 0.7, 0.5: 1.2, 0.95: 2.6, 1: 4.1]
  /// How long the pad rolls after landing, in seconds; as in a press.
  public var settling = 0.2
  /// How far the pad rolls, in millimetres.
  ///
  /// With drift and noise it gives the recorded greatest distance from the landing place,
  /// 0.962 (0.3–1.81), n = 181, Chromium OS trackpad study.
  public var roll: Distribution = [0: 0.08, 0.5: 0.63, 0.95: 1.35, 1: 1.55]
  /// How far apart two fingers land, in millimetres; as in a press.
  public var separation: Distribution = [0: 14, 0.05: 20.1, 0.5: 36.4, 0.95: 62.2, 1: 80]
  /// How much later the second finger lands, in milliseconds; as in a press.
  public var landingDelay: Distribution = [0: 0, 0.3: 0, 0.5: 14, 0.75: 18, 0.95: 46, 1: 90]
  /// How much sooner the other finger lifts, in milliseconds; as in a press.
  public var liftingDelay: Distribution = [0: 0, 0.2: 0, 0.5: 9, 0.75: 17, 0.95: 41, 1: 90]

  /// A long press's motion about the origin.
  func motion(random: inout SplitMix64) -> HandMotion {
    let count = 1 + random.index(weightedBy: fingerWeights)
    let places = FingerLayout.places(
      count: count, spacing: separation.draw(from: &random), random: &random)
    var fingers = FingerLayout.fingers(
      at: places, duration: duration.draw(from: &random), landingDelay: landingDelay,
      liftingDelay: liftingDelay, random: &random)
    for index in fingers.indices {
      fingers[index].roll = random.direction() * roll.draw(from: &random)
      fingers[index].settling = settling
      fingers[index].radius = random.number(in: 3...5.5)
    }
    return HandMotion(fingers: fingers)
  }
}
