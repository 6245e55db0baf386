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
  /// The time a finger takes to follow its drift, in seconds.
  ///
  /// It sets how rough the drift is: a resting finger's path, looked at every 50 ms, grows by
  /// 1.71 mm (0.47–4.0) a second, n = 71, Chromium OS trackpad study.
  static let followTime = 0.1

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

}
