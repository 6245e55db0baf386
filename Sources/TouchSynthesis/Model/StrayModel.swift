import TouchGeometry

/// What hands and screens do that is none of the five gestures.
///
/// No recording says how often each happens: the weights are assumed, and so is every number here
/// unless it says otherwise.
public struct StrayModel: Hashable, Sendable {
  /// A kind of touch that a fair person would call none of the five.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// One to three wide contacts slide a little, and the device's palm detector takes them away.
    case palm
    /// Fingers land and rest, and the system takes them away before anything has happened.
    case cancelled
    /// One finger stays too long for a press, goes to and fro too far for a long press, and ends
    /// where it began: no drag either.
    case hesitation
    /// Four or five fingers settle, each in its own direction: the hand as a whole neither goes,
    /// turns nor spreads, and no finger stays in its place.
    case shuffle
    /// A finger has landed and not yet done anything when the recording ends.
    case unfinished
    /// Water or a charger's noise: contacts that flicker all over the screen faster than fingers
    /// can move.
    case ghost
  }

  /// How often each kind comes, in the order of ``Kind``'s cases.
  public var weights = [0.28, 0.22, 0.14, 0.16, 0.12, 0.08]
  /// The radius of a palm's contact, in millimetres.
  public var palmRadius: Distribution = [0: 9, 0.5: 12, 1: 18]
  /// How far a palm slides, in millimetres.
  public var palmSlide: Distribution = [0: 1, 0.5: 4, 1: 11]
  /// How long a palm lies until it is taken away, in seconds.
  public var palmDuration: Distribution = [0: 0.12, 0.5: 0.5, 1: 1.6]
  /// How long a finger rests until the system takes it away, in seconds: below a long press's
  /// 0.5 s.
  public var cancelledDuration: Distribution = [0: 0.05, 0.5: 0.18, 1: 0.42]
  /// How far a hesitating finger goes before it turns back, in millimetres: 16 to 27 pt, where
  /// 0.2 % of 31,767 recorded taps and 99.4 % of 518 recorded drags go beyond 30 pt (iPad study).
  public var hesitationDistance: Distribution = [0: 2.6, 0.5: 3.4, 1: 4.3]
  /// How long a hesitation takes, in seconds: longer than 99.5 % of recorded taps.
  public var hesitationDuration: Distribution = [0: 0.6, 0.5: 0.75, 1: 0.95]
  /// How far each finger of a settling hand goes, in millimetres.
  public var shuffleDistance: Distribution = [0: 5, 0.5: 7, 1: 10]
  /// How long a settling hand is down, in seconds.
  public var shuffleDuration: Distribution = [0: 0.7, 0.5: 0.95, 1: 1.3]
  /// How long a ghost contact lasts, in seconds.
  public var ghostDuration: Distribution = [0: 0.018, 1: 0.05]
  /// How far a ghost contact jumps in its life, in millimetres.
  public var ghostJump: Distribution = [0: 12, 1: 45]

  /// A motion of `kind` about the origin.
  func motion(of kind: Kind, random: inout SplitMix64) -> HandMotion {
    switch kind {
    case .palm: palm(random: &random)
    case .cancelled:
      rest(
        ending: .cancelled, fingers: 1 + random.index(below: 3),
        duration: cancelledDuration.draw(from: &random), random: &random)
    case .hesitation: hesitation(random: &random)
    case .shuffle: shuffle(random: &random)
    case .unfinished:
      rest(
        ending: .unseen, fingers: 1, duration: cancelledDuration.draw(from: &random),
        random: &random)
    case .ghost: ghosts(random: &random)
    }
  }
}
