import TouchGestures

/// Content that two fingers turn, and that stays as it is let go.
///
/// It owns one responsibility: while the fingers turn, ``rotation`` is ``committedRotation`` and
/// what they add; an end commits that, a cancellation takes it back. Radians, clockwise positive on
/// the screen, unwrapped; where a node around the wrapper mirrors, the content still follows the
/// fingers.
public struct Rotatable<Content: NodeContent>: NodeContent {
  /// The wrapper's node; its transform belongs to the wrapper.
  public let node: TouchNode
  /// What is wrapped.
  public let content: Content
  let grip: PairGrip

  /// Makes `content` rotatable about `anchor`, taking it from the parent that it has.
  public init(_ content: Content, about anchor: PairAnchor = .touches) {
    self.content = content
    node = content.wrapped()
    grip = PairGrip(node, .rotation, about: anchor)
    node.attach(priority: .simultaneous) { [grip] profile in
      ShownRecognizer(RotateRecognizer(profile)).onStep { grip.take($0) }
    }
  }

  /// Makes what `content` returns rotatable about `anchor`.
  public init(about anchor: PairAnchor = .touches, content: () -> Content) {
    self.init(content(), about: anchor)
  }

  /// Whether fingers turn it.
  public var isActive: Bool { grip.isActive }

  /// The rotation that is seen.
  public var rotation: Double { grip.committedRotation + grip.rotation }

  /// The rotation without that of a gesture under way; setting it turns about the content's middle.
  public var committedRotation: Double {
    get { grip.committedRotation }
    nonmutating set { grip.commit(rotation: newValue) }
  }

  /// Calls `action` with the new ``committedRotation`` when a rotation has been committed.
  @discardableResult
  public func onCommit(_ action: @escaping (Double) -> Void) -> Self {
    grip.commitAction = { rotation, _ in action(rotation) }
    return self
  }
}
