/// What a whole group of contacts showed, for its label.
struct GroupEvidence: Hashable, Sendable {
  private(set) var group: UInt32 = 0
  private var motion = MotionEvidence()
  private var farthestSquared = 0.0
  private var isHeldInPlace = false
  private var mostContacts = 0
  private var landingTime = TouchInstant(nanoseconds: 0)
  private var groupTime = TouchInstant(nanoseconds: 0)
  private var time = TouchInstant(nanoseconds: 0)
  private var isDown = false
  private var isCancelled = false

  @inline(__always)
  mutating func add(_ frame: TouchFrame, _ profile: RecognitionProfile) {
    hold(until: frame.time, profile)
    motion.formMaximum(MotionEvidence(frame.motion))
    farthestSquared = greater(farthestSquared, frame.farthestSquared)
    time = frame.time
    if frame.group != group || frame.landed &+ frame.lifted &+ frame.cancelled > 0 {
      noteContacts(of: frame)
    }
  }

  /// What stays as it is while contacts only move.
  @inline(__always)
  private mutating func noteContacts(of frame: TouchFrame) {
    group = frame.group
    mostContacts = frame.mostContacts
    landingTime = frame.landingTime
    groupTime = frame.groupTime
    isDown = frame.down > 0
    isCancelled = frame.cancelled > 0
  }

  /// Time went on to `time`; contacts that are down were held.
  @inline(__always)
  mutating func hold(until time: TouchInstant, _ profile: RecognitionProfile) {
    guard isDown else { return }
    self.time = max(self.time, time)
    let limit = profile.longPressMaximumDistance
    isHeldInPlace =
      isHeldInPlace
      || farthestSquared <= limit * limit
        && landingTime.duration(to: self.time) >= profile.longPressMinimumDuration
  }

  /// The label with the travel that speaks for it; nil is none.
  ///
  /// A touch that was taken away was none of the five, whatever had begun.
  func label(_ profile: RecognitionProfile) -> MotionEvidence.Lead? {
    if isCancelled || group == 0 { return nil }
    if isInPlace(profile) {
      if isHeldInPlace { return .init(gesture: .longPress, travel: 0) }
      if groupTime.duration(to: time) < profile.pressMaximumDuration {
        return isDown ? nil : .init(gesture: .press, travel: 0)
      }
      if isHeldPair(profile) { return .init(gesture: .longPress, travel: 0) }
    }
    if mostContacts > 1 { return motion.leaders(profile).first }
    return .init(gesture: .drag, travel: farthestSquared.squareRoot())
  }

  private func isInPlace(_ profile: RecognitionProfile) -> Bool {
    if mostContacts < 2 {
      let limit = profile.labelPressDistance
      return farthestSquared <= limit * limit
    }
    return motion.drag <= profile.labelPressTranslation
      && motion.isWithin(profile.labelPressTravel, profile)
  }

  /// Whether several fingers neither turned nor spread farther than a long press may go.
  ///
  /// Asked where they stayed too long for a press: one that slid as it landed made it no pinch.
  private func isHeldPair(_ profile: RecognitionProfile) -> Bool {
    mostContacts > 1 && motion.isWithin(profile.longPressMaximumDistance, profile)
  }
}
