import TouchGestures

/// A gesture that is attached to a node.
///
/// It takes part whenever the node is touched, stays with the node when that goes to another
/// stage, and follows the node's recognition style if it was made from a profile.
public final class NodeGesture {
  /// How it stands to others over the same touches.
  public let priority: GestureMember.Priority
  /// Whether it, and the gestures of the nodes below, take part.
  public let mask: NodeGestureMask

  let make: (GestureTarget, RecognitionProfile) -> GestureMember
  let followsStyle: Bool
  var nodeLink: Unmanaged<TouchNode>?
  /// Its place in the stage's arena, once the node has been touched there.
  var member: GestureMember?
  private var requirements: [Requirement] = []

  private struct Requirement {
    let gesture: NodeGesture
    var linked: GestureMember?
  }

  @usableFromInline
  init(
    priority: GestureMember.Priority, mask: NodeGestureMask, followsStyle: Bool,
    make: @escaping (GestureTarget, RecognitionProfile) -> GestureMember
  ) {
    self.priority = priority
    self.mask = mask
    self.followsStyle = followsStyle
    self.make = make
  }

  /// The node that it is attached to, if that still exists.
  public var node: TouchNode? { nodeLink?.takeUnretainedValue() }

  /// Whether it is recognised.
  ///
  /// Off cancels it, once, with the reason `disabled`. On, it starts when the node is touched anew.
  public var isEnabled = true {
    didSet {
      if let member { node?.stage?.arena.setEnabled(isEnabled, member) }
    }
  }

  /// Lets this gesture wait until `other`, of this node or of another, fails.
  ///
  /// - Throws: `FailureRequirementError.cycle` if `other` waits for this gesture, itself or
  ///   through others.
  public func requireFailure(of other: NodeGesture) throws(FailureRequirementError) {
    if other.waits(for: self) { throw .cycle }
    requirements.append(Requirement(gesture: other))
    linkRequirements()
  }

  private func waits(for other: NodeGesture) -> Bool {
    self === other || requirements.contains { $0.gesture.waits(for: other) }
  }

  /// Takes its place in `target`.
  func join(_ target: GestureTarget, _ profile: RecognitionProfile, in arena: GestureArena) {
    guard mask.contains(.gesture) else { return }
    let member = make(target, profile)
    self.member = member
    for i in requirements.indices { requirements[i].linked = nil }
    if !isEnabled { arena.setEnabled(false, member) }
  }

  /// Tells the arena of requirements whose other side has a place there by now.
  func linkRequirements() {
    guard let member else { return }
    for i in requirements.indices {
      guard let other = requirements[i].gesture.member, other !== requirements[i].linked
      else { continue }
      requirements[i].linked = other
      try? member.requireFailure(of: other)
    }
  }
}
