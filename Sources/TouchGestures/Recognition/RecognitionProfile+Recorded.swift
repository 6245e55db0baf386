// Thresholds fitted on recorded traces of people.
extension RecognitionProfile {
  /// A trade between early and right on recorded traces: live presses of people stay presses.
  ///
  /// Fitted on the recorded traces whose scores the README shows: 31,767 presses and 518 drags of one
  /// finger (iPad, 19 people), and 586 traces of several fingers. People were not left out of the fit.
  ///
  /// * One finger drags when it would be 40 pt away 10 ms later: a finger that rolls in a press slows
  ///   down, one that drags speeds up. Presses wander up to 45 pt.
  /// * Of several fingers a point of radial travel counts 3, of tangential travel 1.5 points of
  ///   translation, and whichever is first to count 60 is announced, without a lead.
  public static let recorded = RecognitionProfile.default.variant("recorded") { profile in
    profile.pressMaximumDistance = 45
    profile.longPressMaximumDistance = 12
    profile.dragMinimumDistance = 40
    profile.dragLookahead = .milliseconds(10)
    profile.pinchWeight = 3
    profile.rotateWeight = 1.5
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
