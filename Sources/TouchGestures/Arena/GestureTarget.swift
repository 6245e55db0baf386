/// Something that touches can hit: it has gestures, and the host knows where it is.
///
/// A host keeps one for each object, passes those that a touch hit to ``GestureArena`` when it
/// lands, and may drop it at any time. A target belongs to one arena at a time.
public final class GestureTarget {
  let contest = TargetLane(isSimultaneous: false)
  let together = TargetLane(isSimultaneous: true)

  /// A target without gestures.
  public init() {}

  /// Adds a gesture; its values reach the host by the actions attached to it.
  ///
  /// Contacts that are down already are not its business: it starts when the target is touched
  /// anew.
  /// - Returns: the gesture's place in the arena, for requirements and for its removal.
  @inlinable
  @discardableResult
  public func add<Recognizer: GestureRecognizer>(
    _ recognizer: Recognizer, priority: GestureMember.Priority = .normal
  ) -> GestureMember {
    let member = GestureMember.running(recognizer, priority)
    append(member)
    return member
  }

  @usableFromInline
  func append(_ member: GestureMember) {
    (member.isSimultaneous ? together : contest).members.append(member)
  }
}

/// The gestures of one target that share their touches, and those touches.
///
/// Gestures that are recognised whatever happens have a lane of their own, because a touch that
/// another target's gesture takes is taken away from the rest only.
final class TargetLane {
  let isSimultaneous: Bool
  @exclusivity(unchecked) var members: [GestureMember] = []
  /// Follows the touches while there are any, or while a gesture waits.
  @exclusivity(unchecked) var tracker: LaneTracker?
  /// The slots of the touches of the present group.
  @exclusivity(unchecked) var touches: UInt64 = 0
  /// How many targets lie around this one.
  @exclusivity(unchecked) var depth = 0
  @exclusivity(unchecked) var hasFrame = false
  /// The gesture that has the touches.
  @exclusivity(unchecked) var winner: GestureMember?

  init(isSimultaneous: Bool) { self.isSimultaneous = isSimultaneous }

  /// Whether fingers are down on it, or are about to be.
  var isTouched: Bool { touches != 0 }
}

/// A tracker that lanes take in turn.
final class LaneTracker {
  @exclusivity(unchecked) var tracker: TouchTracker

  init(capacity: Int) { tracker = TouchTracker(capacity: capacity) }
}
