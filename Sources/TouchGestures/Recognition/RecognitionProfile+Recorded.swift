// Thresholds fitted on recorded traces of people.
extension RecognitionProfile {
  /// A trade between early and right on recorded traces: live presses of people stay presses.
  ///
  /// Fitted on the recorded traces whose scores the README shows: 31,767 presses and 518 drags of one
  /// finger (iPad, 13 people), and 586 traces of several fingers.
  ///
  /// * One finger drags at 35 pt, or earlier by its speed: from 50 ms after it landed (until then
  ///   fingers roll), if it went at 200 pt/s since and goes at 500 pt/s now, farther away than ever.
  ///   A drag begins in 0.44 % of those presses; in drags half have begun after 58 ms. Fitted with
  ///   each person left out in turn, 0.9 % of the presses of those left out, after 61 ms; a fixed
  ///   distance fitted likewise, 1.7 %, after 74 ms. Presses wander up to 45 pt.
  /// * Of several fingers whichever is first to count 60 is announced, without a lead: just more than
  ///   what a label allows a press.
  public static let recorded = RecognitionProfile.default.variant("recorded") { profile in
    profile.pressMaximumDistance = 45
    profile.longPressMaximumDistance = 12
    profile.dragMinimumDistance = 35
    profile.earlyDragSpeed = 500
    profile.decisionTravel = 60
    profile.certainTravel = 60
  }

  /// For hands that shake.
  ///
  /// In 8 recorded long presses of people with tremor the finger wandered 22 px in the median on a
  /// screen of unknown density, and 50 px in the widest that is labelled. So a touch within 60 pt is
  /// a press or a long press, and a drag starts beyond.
  public static let tremor = RecognitionProfile.default.variant("tremor") { profile in
    profile.pressMaximumDistance = 60
    profile.pressMaximumInterval = .milliseconds(600)
    profile.longPressMaximumDistance = 60
    profile.dragMinimumDistance = 60
    profile.pinchMinimumTravel = 20
    profile.rotateMinimumTravel = 20
    profile.labelPressDistance = 60
    profile.labelPressTranslation = 60
  }
}
