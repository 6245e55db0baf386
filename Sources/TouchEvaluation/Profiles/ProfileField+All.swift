import TouchGestures

extension ProfileField {
  /// Every number of `RecognitionProfile`, in the order of its declaration.
  public static let all: [ProfileField] = [
    .time("pressMaximumDuration", \.pressMaximumDuration),
    .length("pressMaximumDistance", \.pressMaximumDistance),
    .time("pressMinimumInterval", \.pressMinimumInterval),
    .time("pressMaximumInterval", \.pressMaximumInterval),
    .length("pressSeriesDistance", \.pressSeriesDistance),
    .time("longPressMinimumDuration", \.longPressMinimumDuration),
    .length("longPressMaximumDistance", \.longPressMaximumDistance),
    .length("dragMinimumDistance", \.dragMinimumDistance),
    .speed("earlyDragSpeed", \.earlyDragSpeed),
    .speed("earlyDragMeanSpeed", \.earlyDragMeanSpeed),
    .time("earlyDragSettlingTime", \.earlyDragSettlingTime),
    .speed("flingMinimumSpeed", \.flingMinimumSpeed),
    .length("pinchMinimumTravel", \.pinchMinimumTravel),
    .ratio("pinchMinimumScaleDelta", \.pinchMinimumScaleDelta),
    .length("pinchMinimumSpan", \.pinchMinimumSpan),
    .length("rotateMinimumTravel", \.rotateMinimumTravel),
    .angle("rotateMinimumAngle", \.rotateMinimumAngle),
    .ratio("pinchWeight", \.pinchWeight),
    .ratio("rotateWeight", \.rotateWeight),
    .length("decisionTravel", \.decisionTravel),
    .ratio("decisionLead", \.decisionLead),
    .length("certainTravel", \.certainTravel),
    .length("labelPressDistance", \.labelPressDistance),
    .length("labelPressTranslation", \.labelPressTranslation),
    .length("labelPressTravel", \.labelPressTravel),
    .length("minimumRadius", \.minimumRadius),
    .speed("maximumSpeed", \.maximumSpeed),
  ]

  private typealias NumberPath = any WritableKeyPath<RecognitionProfile, Double> & Sendable
  private typealias DurationPath = any WritableKeyPath<RecognitionProfile, Duration> & Sendable

  /// Up to ten thousand points: more than any surface has.
  private static func length(_ name: String, _ path: NumberPath) -> ProfileField {
    ProfileField(name: name, unit: .points, range: 0...10_000, storage: .number(path))
  }

  /// Up to a minute.
  private static func time(_ name: String, _ path: DurationPath) -> ProfileField {
    ProfileField(name: name, unit: .seconds, range: 0...60, storage: .duration(path))
  }

  private static func speed(_ name: String, _ path: NumberPath) -> ProfileField {
    ProfileField(name: name, unit: .pointsPerSecond, range: 0...1e6, storage: .number(path))
  }

  /// Up to ten turns.
  private static func angle(_ name: String, _ path: NumberPath) -> ProfileField {
    ProfileField(name: name, unit: .radians, range: 0...(20 * .pi), storage: .number(path))
  }

  private static func ratio(_ name: String, _ path: NumberPath) -> ProfileField {
    ProfileField(name: name, unit: .ratio, range: 0...1_000, storage: .number(path))
  }
}
