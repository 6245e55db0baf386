/// Every threshold of the engine in one value.
///
/// Lengths are points, angles radians, times durations.
public struct RecognitionProfile: Hashable, Sendable {
  /// The name that `--profile` takes.
  public var name: String

  /// A touch held this long or longer is no press.
  public var pressMaximumDuration: Duration
  /// A finger farther than this from its landing makes a touch no press.
  public var pressMaximumDistance: Double
  /// The least time from a lift to the next landing of a series of presses.
  public var pressMinimumInterval: Duration
  /// The next press of a series lands before this time after a lift.
  public var pressMaximumInterval: Duration
  /// The next press of a series lands within this distance.
  public var pressSeriesDistance: Double

  /// A touch that stays this long is a long press.
  public var longPressMinimumDuration: Duration
  /// How far a finger may go until then.
  public var longPressMaximumDistance: Double

  /// How far the centroid must go for a drag; this far is enough.
  public var dragMinimumDistance: Double
  /// A drag of one finger begins short of that distance at this speed away from where it landed, in
  /// points per second; 0: none does.
  public var earlyDragSpeed: Double
  /// It has gone at this speed on average since it landed, in points per second.
  public var earlyDragMeanSpeed: Double
  /// It landed at least this long ago, because a finger that lands rolls.
  public var earlyDragSettlingTime: Duration
  /// The centroid's speed at the lift from which a drag is a fling, in points per second.
  public var flingMinimumSpeed: Double

  /// How far a finger must go toward or away from the centroid for a pinch.
  public var pinchMinimumTravel: Double
  /// How much the spread's ratio must differ from 1 for a pinch.
  public var pinchMinimumScaleDelta: Double
  /// The span (twice the root mean square distance from the centroid; for two fingers their
  /// distance) below which no pinch begins.
  public var pinchMinimumSpan: Double

  /// How far a finger must go along its circle for a rotation.
  public var rotateMinimumTravel: Double
  /// How far the fingers must turn for a rotation.
  public var rotateMinimumAngle: Double

  /// What becomes of the motion before a drag, a pinch or a rotation begins.
  public var slop: SlopTreatment

  /// What a point of a pinch's travel counts beside a point of a drag's.
  public var pinchWeight: Double
  /// What a point of a rotation's travel counts beside a point of a drag's.
  public var rotateWeight: Double
  /// The weighted travel from which drag, pinch and rotate of several fingers are told apart.
  public var decisionTravel: Double
  /// The lead over the next gesture's travel, as a ratio, that an announcement needs.
  public var decisionLead: Double
  /// The travel from which an announcement needs no lead.
  public var certainTravel: Double

  /// A whole trace of one finger that went no farther than this is a press, not a drag.
  public var labelPressDistance: Double
  /// A whole trace of several fingers is a press only if their centroid went no farther than this.
  public var labelPressTranslation: Double
  /// It is a press only if their radial travel is no longer than this, and their tangential travel
  /// counts no more, either.
  public var labelPressTravel: Double

  /// Fingers nearer than this to their centroid (root mean square) neither turn nor scale.
  public var minimumRadius: Double
  /// The limit of a velocity's magnitude in points per second.
  public var maximumSpeed: Double
}

extension RecognitionProfile {
  /// This package's own answers.
  public static let `default` = RecognitionProfile(
    name: "default",
    pressMaximumDuration: .milliseconds(500), pressMaximumDistance: 10,
    pressMinimumInterval: .zero, pressMaximumInterval: .milliseconds(300),
    pressSeriesDistance: 100,
    longPressMinimumDuration: .milliseconds(500), longPressMaximumDistance: 10,
    dragMinimumDistance: 10, earlyDragSpeed: 0, earlyDragMeanSpeed: 200,
    earlyDragSettlingTime: .milliseconds(50), flingMinimumSpeed: 50,
    pinchMinimumTravel: 10, pinchMinimumScaleDelta: 0, pinchMinimumSpan: 0,
    rotateMinimumTravel: 10, rotateMinimumAngle: 0,
    slop: .kept,
    pinchWeight: 3, rotateWeight: 2, decisionTravel: 20, decisionLead: 1.5, certainTravel: 60,
    labelPressDistance: 45, labelPressTranslation: 30, labelPressTravel: 19,
    minimumRadius: 5, maximumSpeed: 8000)

  /// The profiles that ship, `default` first.
  public static let all: [RecognitionProfile] = [
    .default, .recorded, .tremor, .apple, .android, .chromium, .flutter, .gtk, .hammer,
  ]

  /// The shipped profile called `name`, or nil.
  public static func named(_ name: String) -> RecognitionProfile? {
    all.first { $0.name == name }
  }
}
