/// What a whole group of contacts showed, for its label.
struct GroupEvidence: Hashable, Sendable {
  private(set) var group: UInt32 = 0
  private var motion = MotionEvidence()
  private var farthestSquared = 0.0
  private var mostContacts = 0
  private var landingTime = TouchInstant(nanoseconds: 0)
  private var groupTime = TouchInstant(nanoseconds: 0)
  private var time = TouchInstant(nanoseconds: 0)
  private var isDown = false
  private var isLifted = false

  mutating func add(_ frame: TouchFrame, _ weights: MotionEvidence.Weights) {
    group = frame.group
    motion.formMaximum(MotionEvidence(frame.motion, weights))
    farthestSquared = max(farthestSquared, frame.farthestSquared)
    mostContacts = max(mostContacts, frame.mostContacts)
    landingTime = frame.landingTime
    groupTime = frame.groupTime
    time = frame.time
    isDown = frame.down > 0
    isLifted = frame.down == 0 && frame.cancelled == 0
  }

  /// Time went on; contacts that are down were held.
  mutating func advance(to time: TouchInstant) {
    if isDown { self.time = max(self.time, time) }
  }

  /// The label with the travel that speaks for it; nil is none.
  func label(_ profile: RecognitionProfile) -> MotionEvidence.Lead? {
    let held = groupTime.nanoseconds(to: time)
    let heldTogether = landingTime.nanoseconds(to: time)
    if isWithin(profile.longPressMaximumDistance)
      && heldTogether >= profile.longPressMinimumDuration.wholeNanoseconds
    {
      return .init(gesture: .longPress, travel: 0)
    }
    let isSingle = mostContacts < 2
    let farthest = farthestSquared.squareRoot()
    let leader = isSingle ? .init(gesture: .drag, travel: farthest) : motion.leaders.first
    let limit = isSingle ? profile.labelPressDistance : profile.labelPairPressTravel
    if leader.travel <= limit && held < profile.pressMaximumDuration.wholeNanoseconds {
      return isLifted ? .init(gesture: .press, travel: 0) : nil
    }
    return leader
  }

  private func isWithin(_ distance: Double) -> Bool {
    farthestSquared <= distance * distance
  }
}
