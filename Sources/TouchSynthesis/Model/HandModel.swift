/// The hand that makes the traces: every number it draws from, with its source.
///
/// Recorded numbers give median (5th–95th percentile), n, and the recording; a number that nobody
/// recorded says *assumed*. Change a field to ask what a recogniser does with, say, shakier hands.
public struct HandModel: Hashable, Sendable {
  /// The numbers of this package.
  public static let `default` = HandModel()

  /// The surfaces that are drawn from, all equally often.
  public var surfaces = TouchSurface.all
  /// How many people there are (assumed).
  public var users = 24

  /// The standard deviation of a resting finger's place on each axis, in millimetres.
  ///
  /// 0.163 (0.052–0.463), n = 181, Chromium OS trackpad study; this is a whole rest, sensor noise
  /// included.
  public var restSpread: Distribution = [0: 0.04, 0.05: 0.052, 0.5: 0.163, 0.95: 0.463, 1: 0.55]
  /// A steady hand's tremor amplitude, in millimetres (assumed: below a sensor's quantum).
  public var tremorAmplitude: Distribution = [0: 0, 1: 0.03]
  /// A steady hand's tremor frequency, in hertz: physiological tremor lies at 8 to 12 Hz.
  public var tremorFrequency: Distribution = [0: 8, 1: 12]
  /// The share of people with shaky hands (assumed).
  public var shakyShare = 0.08
  /// A shaky hand's tremor amplitude, in millimetres (assumed).
  public var shakyTremorAmplitude: Distribution = [0: 0.2, 0.5: 0.4, 1: 0.8]
  /// A shaky hand's tremor frequency, in hertz: essential and Parkinsonian tremor lie at 4 to
  /// 7 Hz.
  public var shakyTremorFrequency: Distribution = [0: 4, 1: 7]

  /// How a hand presses.
  public var press = PressModel()
  /// How a hand presses long.
  public var hold = HoldModel()
  /// How a hand drags.
  public var drag = DragModel()
  /// How a hand rotates.
  public var rotate = RotateModel()
  /// How a hand pinches.
  public var pinch = PinchModel()
  /// What a hand does that is none of these.
  public var stray = StrayModel()

  /// A model with the numbers of this package.
  public init() {}
}
