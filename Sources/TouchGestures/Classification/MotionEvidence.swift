/// How far the fingers went along, apart and around, made comparable.
///
/// A finger of a pair that pinches or turns also moves the centroid, because hands are not
/// symmetric: recorded pinches move it 55 pt in the median, while recorded two-finger drags
/// change the spread by 6 pt only. So a point of radial or tangential travel says more than a point
/// of translation, by the weights of the profile.
struct MotionEvidence: Hashable, Sendable {
  /// What a point of travel counts.
  struct Weights: Hashable, Sendable {
    var pinch: Double
    var rotate: Double
  }

  /// Travel of the centroid.
  var drag = 0.0
  /// Weighted travel around the centroid.
  var rotate = 0.0
  /// Weighted travel toward or away from the centroid.
  var pinch = 0.0

  init() {}

  init(_ motion: TouchMotion, _ weights: Weights) {
    drag = squaredLength(motion.translation).squareRoot()
    rotate = motion.arc.magnitude * weights.rotate
    pinch = motion.radial.magnitude * weights.pinch
  }

  /// The greatest travel of each kind.
  mutating func formMaximum(_ other: MotionEvidence) {
    drag = max(drag, other.drag)
    rotate = max(rotate, other.rotate)
    pinch = max(pinch, other.pinch)
  }

  /// The gestures with the longest travel and the next longest; in a tie pinch comes before
  /// rotate, and rotate before drag.
  var leaders: (first: Lead, second: Lead) {
    var first = Lead(gesture: .pinch, travel: pinch)
    var second = Lead(gesture: .rotate, travel: rotate)
    if second.travel > first.travel { swap(&first, &second) }
    let third = Lead(gesture: .drag, travel: drag)
    if third.travel > first.travel { return (third, first) }
    return third.travel > second.travel ? (first, third) : (first, second)
  }

  struct Lead: Hashable, Sendable {
    var gesture: Gesture
    var travel: Double
  }
}
