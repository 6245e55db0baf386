import TouchGestures

/// A threshold that is fitted, and the values that are tried for it.
public struct TuningParameter: Sendable {
  /// The threshold.
  public let field: ProfileField
  /// What is tried beside the value it starts from, smallest first.
  public let values: [Double]
  /// Whether it bears on traces of several fingers only.
  public let concernsSeveralFingersOnly: Bool

  init(_ name: String, severalFingersOnly: Bool = false, _ values: [Double]) {
    guard let field = ProfileField.named(name) else { preconditionFailure("no threshold \(name)") }
    self.field = field
    self.values = values
    concernsSeveralFingersOnly = severalFingersOnly
  }

  /// ``values`` and the one at the `start`, smallest first.
  func values(with start: Double) -> [Double] {
    values.contains(start) ? values : (values + [start]).sorted()
  }

  /// What ``ProfileTuner`` fits, in the order of its search: one finger's live drags and presses,
  /// then labels, then the weighing of drag, pinch and rotate, live and in labels.
  ///
  /// Left alone are durations (half a second is what people are told), series of presses, flings and
  /// the five recognisers' own begins in pairs, which neither the label nor the live decision shows.
  public static let all: [TuningParameter] = [
    TuningParameter(
      "dragMinimumDistance", [4, 6, 8, 10, 12, 15, 18, 22, 26, 30, 35, 40, 45, 50, 60]),
    TuningParameter("earlyDragSpeed", [0, 300, 350, 400, 450, 500, 550, 600, 700, 800]),
    TuningParameter("earlyDragMeanSpeed", [0, 50, 100, 150, 200, 250, 300, 400]),
    TuningParameter("earlyDragSettlingTime", [0, 0.03, 0.04, 0.045, 0.05, 0.055, 0.06, 0.08]),
    TuningParameter("pressMaximumDistance", [6, 8, 10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 80]),
    TuningParameter("longPressMaximumDistance", [6, 8, 10, 12, 15, 20, 25, 30, 40, 60]),
    TuningParameter("labelPressDistance", [10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 70, 80]),
    TuningParameter(
      "labelPressTranslation", severalFingersOnly: true,
      [10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 80]),
    TuningParameter(
      "labelPressTravel", severalFingersOnly: true,
      [5, 8, 10, 12, 14, 16, 18, 19, 20, 22, 25, 30, 40]),
    TuningParameter(
      "pinchWeight", severalFingersOnly: true, [1, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5, 4, 5, 6]),
    TuningParameter(
      "rotateWeight", severalFingersOnly: true, [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4]),
    TuningParameter(
      "decisionTravel", severalFingersOnly: true, [5, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100]),
    TuningParameter(
      "decisionLead", severalFingersOnly: true, [1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4]),
    TuningParameter(
      "certainTravel", severalFingersOnly: true, [20, 30, 40, 50, 60, 80, 100, 150, 200]),
  ]
}
