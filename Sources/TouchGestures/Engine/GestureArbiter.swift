/// Makes out, once for a group of contacts and while they are down, whether they drag, pinch or
/// rotate.
///
/// The three are compared by the travel that each took at the fingers, in points (see
/// ``MotionEvidence``): one gesture is announced when its travel is enough and leads the others'
/// clearly, or is so long that no lead is needed.
struct GestureArbiter: Sendable {
  private let profile: RecognitionProfile
  private var group: UInt32 = 0

  init(_ profile: RecognitionProfile) { self.profile = profile }

  /// True when `frame` shows a group that was not seen before.
  @inline(__always)
  mutating func startsGroup(with frame: TouchFrame) -> Bool {
    guard frame.group != group else { return false }
    group = frame.group
    return true
  }

  /// The gesture that the frame makes certain, or nil.
  @inline(__always)
  func decide(_ frame: TouchFrame) -> Gesture? {
    if frame.lifted + frame.cancelled > 0 { return nil }
    if frame.touches < 2 {
      let limit = profile.dragMinimumDistance
      return squaredLength(frame.settled.translation) >= limit * limit ? .drag : nil
    }
    let evidence = MotionEvidence(frame.settled, profile.evidenceWeights)
    let (first, second) = evidence.leaders
    guard first.travel >= profile.decisionTravel else { return nil }
    let leads = first.travel >= profile.decisionLead * second.travel
    return leads || first.travel >= profile.certainTravel ? first.gesture : nil
  }
}
