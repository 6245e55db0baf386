/// Makes out, once for a group of contacts, which gesture it is.
///
/// While several fingers are down, drag, pinch and rotate are compared by the travel that each took
/// at the fingers, in points (see ``MotionEvidence``): one is announced when its weighted travel is
/// enough and leads the others' clearly, or is so long that no lead is needed. One finger drags as
/// soon as its recogniser says so. What is open at the last lift is what the label says.
struct GestureArbiter: Sendable {
  /// What the present group of contacts showed so far.
  private(set) var evidence = GroupEvidence()
  private let profile: RecognitionProfile

  init(_ profile: RecognitionProfile) { self.profile = profile }

  /// True when `frame` shows a group that was not seen before.
  @inline(__always)
  mutating func startsGroup(with frame: TouchFrame) -> Bool {
    guard frame.group != evidence.group else { return false }
    evidence = GroupEvidence()
    return true
  }

  @inline(__always)
  mutating func add(_ frame: TouchFrame) { evidence.add(frame, profile) }

  mutating func hold(until time: TouchInstant) { evidence.hold(until: time, profile) }

  /// The gesture that the frame makes certain, or nil; `drag` is what its recogniser says.
  @inline(__always)
  func decide(_ frame: TouchFrame, drag: GestureStep<DragValue>) -> Gesture? {
    if frame.cancelled > 0 { return nil }
    if frame.lifted > 0 { return motionAtLift(frame) }
    if frame.mostContacts > 1 { return leader(frame) }
    if case .began = drag { return .drag }
    return nil
  }

  @inline(__always)
  private func leader(_ frame: TouchFrame) -> Gesture? {
    let (first, second) = MotionEvidence(frame.settled).leaders(profile)
    guard first.travel >= profile.decisionTravel else { return nil }
    if frame.touches < 2 && first.gesture != .drag { return nil }
    let leads = first.travel >= profile.decisionLead * second.travel
    return leads || first.travel >= profile.certainTravel ? first.gesture : nil
  }

  /// What is still open when its fingers leave; presses and long presses are announced by their
  /// recognisers.
  @inline(__always)
  private func motionAtLift(_ frame: TouchFrame) -> Gesture? {
    switch evidence.label(profile)?.gesture {
    case .drag: frame.down == 0 ? .drag : nil
    case .rotate: frame.down < 2 ? .rotate : nil
    case .pinch: frame.down < 2 ? .pinch : nil
    case .press, .longPress, nil: nil
    }
  }
}
