import TouchGestures

extension RecognitionProfile {
  /// The profile with every unusable threshold replaced by the default one: a length, a ratio or a
  /// time that is negative, not finite or, where that is no limit at all, zero.
  var repaired: RecognitionProfile {
    let ready = RecognitionProfile.default
    var profile = self
    profile.repairDistances(ready)
    profile.repairEvidence(ready)
    repair(&profile.pressMaximumDuration, ready.pressMaximumDuration)
    repair(&profile.pressMinimumInterval, ready.pressMinimumInterval)
    repair(&profile.pressMaximumInterval, ready.pressMaximumInterval)
    repair(&profile.longPressMinimumDuration, ready.longPressMinimumDuration)
    repair(&profile.earlyDragSettlingTime, ready.earlyDragSettlingTime)
    return profile
  }

  private mutating func repairDistances(_ ready: RecognitionProfile) {
    repair(&pressMaximumDistance, ready.pressMaximumDistance)
    repair(&pressSeriesDistance, ready.pressSeriesDistance)
    repair(&longPressMaximumDistance, ready.longPressMaximumDistance)
    repair(&dragMinimumDistance, ready.dragMinimumDistance)
    repair(&earlyDragMeanSpeed, ready.earlyDragMeanSpeed)
    repair(&earlyDragSpeed, ready.earlyDragSpeed)
    repair(&pinchMinimumTravel, ready.pinchMinimumTravel)
    repair(&pinchMinimumScaleDelta, ready.pinchMinimumScaleDelta)
    repair(&pinchMinimumSpan, ready.pinchMinimumSpan)
    repair(&rotateMinimumTravel, ready.rotateMinimumTravel)
    repair(&rotateMinimumAngle, ready.rotateMinimumAngle)
    repair(&labelPressDistance, ready.labelPressDistance)
    repair(&labelPressTranslation, ready.labelPressTranslation)
    repair(&labelPressTravel, ready.labelPressTravel)
    repair(&minimumRadius, ready.minimumRadius)
  }

  private mutating func repairEvidence(_ ready: RecognitionProfile) {
    repair(&pinchWeight, ready.pinchWeight)
    repair(&rotateWeight, ready.rotateWeight)
    repair(&decisionTravel, ready.decisionTravel)
    repair(&decisionLead, ready.decisionLead)
    repair(&certainTravel, ready.certainTravel)
    repair(&flingMinimumSpeed, ready.flingMinimumSpeed)
    repair(&maximumSpeed, ready.maximumSpeed)
    if maximumSpeed == 0 { maximumSpeed = ready.maximumSpeed }
  }
}

private func repair(_ value: inout Double, _ ready: Double) {
  if !(value >= 0 && value < .infinity) { value = ready }
}

private func repair(_ value: inout Duration, _ ready: Duration) {
  if value < .zero { value = ready }
}
