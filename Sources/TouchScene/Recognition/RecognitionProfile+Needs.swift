import TouchGestures

extension RecognitionProfile {
  /// How far a trembling finger may wander, in points.
  ///
  /// In recordings of about nine people with shaky hands 95 % of the long presses stay within 43
  /// screen units of their landing (n = 8, of unknown density, taken as points). Of the four that
  /// could be replayed three stay within 45 for the half second that counts, one within 10.
  static var tremorDistance: Double { 45 }

  /// How much longer everything waits for a person who asked for time.
  static var patience: Int { 2 }

  /// The profile with one distance for what a press allows and what a drag needs.
  func withDistances(of distance: Double) -> RecognitionProfile {
    var profile = self
    profile.pressMaximumDistance = distance
    profile.longPressMaximumDistance = distance
    profile.dragMinimumDistance = distance
    return profile
  }

  /// The profile with `needs` met.
  func meeting(_ needs: RecognitionConfiguration.Needs) -> RecognitionProfile {
    var profile = self
    if needs.contains(.steadiness) {
      profile = profile.withDistances(of: Self.tremorDistance)
      profile.labelPressDistance = max(profile.labelPressDistance, Self.tremorDistance)
    }
    if needs.contains(.time) {
      profile.pressMaximumDuration *= Self.patience
      profile.pressMaximumInterval *= Self.patience
      profile.longPressMinimumDuration *= Self.patience
    }
    return profile
  }
}
