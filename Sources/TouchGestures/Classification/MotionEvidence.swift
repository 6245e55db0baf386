/// How far the fingers went along, around and apart, in points at the fingers.
///
/// A hand that pinches or turns also moves the centroid, because hands are not symmetric: recorded
/// pinches move it 55 pt in the median, while recorded two-finger drags change the spread by 6 pt
/// only. So a point of radial or tangential travel says more than a point of translation, by the
/// weights of the profile.
struct MotionEvidence: Hashable, Sendable {
  /// Travel of the centroid.
  private(set) var drag = 0.0
  /// Travel around the centroid.
  private(set) var rotate = 0.0
  /// Travel toward or away from the centroid.
  private(set) var pinch = 0.0

  init() {}

  init(_ motion: TouchMotion) {
    drag = squaredLength(motion.translation).squareRoot()
    rotate = motion.arc.magnitude
    pinch = motion.radial.magnitude
  }

  /// The greatest travel of each kind.
  mutating func formMaximum(_ other: MotionEvidence) {
    drag = greater(drag, other.drag)
    rotate = greater(rotate, other.rotate)
    pinch = greater(pinch, other.pinch)
  }

  /// Whether the radial travel is no longer than `limit`, and the tangential travel counts no more.
  func isWithin(_ limit: Double, _ profile: RecognitionProfile) -> Bool {
    pinch <= limit && rotate * profile.rotateWeight <= limit * profile.pinchWeight
  }

  /// The gestures with the longest weighted travel and the next longest; in a tie pinch comes
  /// before rotate, and rotate before drag.
  func leaders(_ profile: RecognitionProfile) -> (first: Lead, second: Lead) {
    var first = Lead(gesture: .pinch, travel: pinch * profile.pinchWeight)
    var second = Lead(gesture: .rotate, travel: rotate * profile.rotateWeight)
    if second.travel > first.travel { swap(&first, &second) }
    let third = Lead(gesture: .drag, travel: drag)
    if third.travel > first.travel { return (third, first) }
    return third.travel > second.travel ? (first, third) : (first, second)
  }

  /// A gesture with the travel that speaks for it.
  struct Lead: Hashable, Sendable {
    var gesture: Gesture
    var travel: Double
  }
}
