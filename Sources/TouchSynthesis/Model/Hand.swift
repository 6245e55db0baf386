import TouchGeometry

/// One person's hand: how still it can be kept.
///
/// The same person has the same hand in every trace of one seed, so that splitting by user means
/// something.
public struct Hand: Hashable, Sendable {
  /// The person's number, from 1.
  public var user: Int
  /// The standard deviation of a resting finger's place on each axis, in millimetres.
  public var driftSpread: Double
  /// The tremor's amplitude, in millimetres.
  public var tremorAmplitude: Double
  /// The tremor's frequency, in hertz.
  public var tremorFrequency: Double

  /// The time after which a resting finger has forgotten where it was, in seconds (assumed).
  static let driftTime = 0.4

  /// The hand of person `user` by `model`.
  init(user: Int, model: HandModel, seed: UInt64) {
    var random = SplitMix64(seed: seed, stream: 0x68616E64, index: UInt64(user))
    self.user = user
    driftSpread = model.restSpread.draw(from: &random)
    let isShaky = random.chance(model.shakyShare)
    let amplitude = isShaky ? model.shakyTremorAmplitude : model.tremorAmplitude
    let frequency = isShaky ? model.shakyTremorFrequency : model.tremorFrequency
    tremorAmplitude = amplitude.draw(from: &random)
    tremorFrequency = frequency.draw(from: &random)
  }

  /// The drift that follows `drift` after `step` seconds.
  ///
  /// An Ornstein–Uhlenbeck process: it pulls back to 0 within ``driftTime`` and settles at a
  /// standard deviation of ``driftSpread``.
  func drift(
    after drift: SIMD2<Double>, _ step: Double, _ random: inout SplitMix64
  ) -> SIMD2<Double> {
    let share = min(step / Hand.driftTime, 1)
    let push = driftSpread * (2 * share).squareRoot()
    return drift * (1 - share) + random.normalPair() * push
  }
}
