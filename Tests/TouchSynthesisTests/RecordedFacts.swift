extension RecordedFact {
  /// The recorded facts: `(5 %, 50 %, 95 %)`, and how far the model may be off.
  static let all: [RecordedFact] = presses + drags + pinches + rotations

  private static func pair(
    _ measure: @escaping @Sendable (PairMeasures) -> Double?
  ) -> @Sendable (TraceMeasures) -> Double? {
    { $0.pair.flatMap(measure) }
  }

  static let presses = [
    RecordedFact(
      what: "duration, s", source: "iPad study, n = 46,781", recorded: (0.037, 0.078, 0.212),
      within: (0.15, 0.008), made: .press, measure: \.duration),
    RecordedFact(
      what: "greatest distance, mm", source: "iPad study, n = 46,781",
      recorded: (0, 0, 2.51), within: (0.2, 0), made: .press, measure: \.reach),
    RecordedFact(
      what: "duration, s", source: "iPad study, n = 378", recorded: (0.0757, 0.169, 0.447),
      within: (0.15, 0), made: .twoFingerPress, measure: \.duration),
    RecordedFact(
      what: "second landing after, ms", source: "iPad study, n = 378", recorded: (0, 14, 46),
      within: (0.2, 8), made: .twoFingerPress, measure: \.landingDelay),
    RecordedFact(
      what: "second lift after, ms", source: "iPad study, n = 378", recorded: (0, 9, 41),
      within: (0.2, 8), made: .twoFingerPress, measure: \.liftingDelay),
    RecordedFact(
      what: "separation, mm", source: "iPad study, n = 255", recorded: (20.1, 36.4, 62.2),
      within: (0.15, 0), made: .twoFingerPress, measure: pair(\.startSeparation)),
    RecordedFact(
      what: "place spread, mm", source: "Chromium OS trackpad study, n = 181",
      recorded: (0.052, 0.163, 0.463), within: (0.4, 0.02), made: .hold, measure: \.placeSpread),
    RecordedFact(
      what: "greatest distance, mm", source: "Chromium OS trackpad study, n = 181",
      recorded: (0.3, 0.962, 1.81), within: (0.2, 0), made: .hold, measure: \.reach),
  ]

  static let drags = [
    RecordedFact(
      what: "duration, s", source: "iPad study, n = 758", recorded: (0.244, 0.504, 1.1),
      within: (0.2, 0), made: .drag, measure: \.duration),
    RecordedFact(
      what: "distance, mm", source: "iPad study, n = 758", recorded: (30.6, 73.9, 130),
      within: (0.15, 0), made: .drag, measure: \.distance),
    RecordedFact(
      what: "peak speed, mm/s", source: "iPad study, n = 758", recorded: (123, 239, 518),
      within: (0.35, 0), made: .drag, measure: \.peakSpeed),
    RecordedFact(
      what: "time until 3 mm away, s", source: "iPad study, n = 755",
      recorded: (0.023, 0.067, 0.154), within: (0.2, 0.008), made: .drag,
      measure: \.timeTo3Millimeters),
    RecordedFact(
      what: "distance / path", source: "iPad study, n = 518", recorded: (0.91, 0.989, 0.998),
      within: (0.02, 0), made: .drag, measure: \.straightness),
    RecordedFact(
      what: "end / start separation", source: "Chromium OS trackpad study, n = 151",
      recorded: (0.874, 0.982, 1.16), within: (0.06, 0), made: .twoFingerDrag,
      measure: pair(\.ratio)),
    RecordedFact(
      what: "greatest angle, degrees", source: "Chromium OS trackpad study, n = 151",
      recorded: (1.84, 6.74, 17.5), within: (0.3, 0), made: .twoFingerDrag,
      measure: pair(\.greatestAngle)),
    RecordedFact(
      what: "separation, mm", source: "Chromium OS trackpad study, n = 127",
      recorded: (11.4, 20.8, 27.3), within: (0.15, 0), made: .twoFingerDrag,
      measure: pair(\.startSeparation)),
    RecordedFact(
      what: "second landing after, ms", source: "Chromium OS trackpad study, n = 150",
      recorded: (0, 11.5, 286), within: (0.25, 12), made: .twoFingerDrag, measure: \.landingDelay),
    RecordedFact(
      what: "second lift after, ms", source: "Chromium OS trackpad study, n = 150",
      recorded: (0, 4, 165), within: (0.25, 12), made: .twoFingerDrag, measure: \.liftingDelay),
  ]

  static let pinches = [
    RecordedFact(
      what: "duration, s", source: "iPad study, n = 294", recorded: (0.186, 0.469, 0.744),
      within: (0.3, 0), made: .pinch, measure: \.duration),
    RecordedFact(
      what: "start separation, mm", source: "iPad study, n = 294", recorded: (9.54, 37.6, 78.6),
      within: (0.2, 0), made: .pinch, measure: pair(\.startSeparation)),
    RecordedFact(
      what: "end / start separation, together", source: "iPad study, n = 147",
      recorded: (0.138, 0.357, 0.542), within: (0.25, 0), made: .pinch,
      measure: pair { $0.ratio < 1 ? $0.ratio : nil }),
    RecordedFact(
      what: "end / start separation, apart", source: "iPad study, n = 147",
      recorded: (1.76, 2.7, 7.55), within: (0.25, 0), made: .pinch,
      measure: pair { $0.ratio > 1 ? $0.ratio : nil }),
    RecordedFact(
      what: "greatest angle, degrees", source: "iPad study, n = 294",
      recorded: (2.72, 8.91, 26.9), within: (0.25, 0), made: .pinch, measure: pair(\.greatestAngle)),
    RecordedFact(
      what: "centroid's way, mm", source: "iPad study, n = 294", recorded: (1.88, 8.1, 22.5),
      within: (0.25, 0), made: .pinch, measure: pair(\.centroidWay)),
    RecordedFact(
      what: "lesser finger's share of the way", source: "iPad study, n = 202",
      recorded: (0.07, 0.33, 0.48), within: (0.15, 0.03), made: .pinch, measure: pair(\.share)),
    RecordedFact(
      what: "second landing after, ms", source: "iPad study, n = 289", recorded: (0, 19, 75.6),
      within: (0.2, 8), made: .pinch, measure: \.landingDelay),
    RecordedFact(
      what: "second lift after, ms", source: "iPad study, n = 289", recorded: (0, 16, 41),
      within: (0.2, 8), made: .pinch, measure: \.liftingDelay),
  ]

  static let rotations = [
    RecordedFact(
      what: "end / start separation", source: "PalmTouch, n = 17", recorded: (0.789, 0.971, 1.14),
      within: (0.05, 0), made: .rotate, measure: pair(\.ratio)),
    RecordedFact(
      what: "centroid's way, mm", source: "PalmTouch, n = 17", recorded: (0.672, 8.65, 20.2),
      within: (0.3, 1.5), made: .rotate, measure: pair(\.centroidWay)),
  ]
}
