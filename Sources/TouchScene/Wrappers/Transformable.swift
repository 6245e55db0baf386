import TouchGeometry
import TouchGestures

/// Content that fingers move, turn and scale at once, and that stays as it is let go.
///
///     let map = Transformable { tiles }
///
/// One finger moves it, two hold it: each point that they touched stays under its finger, exactly,
/// whatever surrounds the wrapper (turned, mirrored, stretched, or moving meanwhile); three and more
/// in the least-squares sense. Fingers may land and lift in any order without a jump. An end commits
/// what is seen, a cancellation takes it back.
///
/// The three motions as responsibilities of their own, each with its threshold, are ``Draggable``,
/// ``Rotatable`` and ``Pinchable``.
public struct Transformable<Content: NodeContent>: NodeContent {
  /// The wrapper's node; its transform belongs to the wrapper.
  public let node: TouchNode
  /// What is wrapped.
  public let content: Content
  let grip: TransformGrip

  /// Makes `content` transformable, taking it from the parent that it has.
  ///
  /// The whole scale (√ of the area's ratio) stays within `limits`, which are kept positive and
  /// finite; where it reaches them, the content stays under the fingers' centroid.
  public init(_ content: Content, limits: ClosedRange<Double> = 0.01...100) {
    self.content = content
    node = content.wrapped()
    grip = TransformGrip(node, limits: limits.clamped(to: 1e-6...1e6))
    node.attach(priority: .simultaneous) { [grip] profile in
      ShownRecognizer(TransformRecognizer(profile)).onStep { grip.take($0) }
    }
  }

  /// Makes what `content` returns transformable.
  public init(limits: ClosedRange<Double> = 0.01...100, content: () -> Content) {
    self.init(content(), limits: limits)
  }

  /// Whether fingers move it.
  public var isActive: Bool { grip.isActive }

  /// Where the content is seen, in the coordinates that the wrapper is placed in.
  public var transform: Affine2<Double> { node.transform }

  /// The transform without that of a gesture under way.
  ///
  /// Setting it moves the content at once, and a gesture under way goes on from there; what is not
  /// finite is not taken.
  public var committedTransform: Affine2<Double> {
    get { grip.committed }
    nonmutating set { grip.commit(newValue) }
  }

  /// Calls `action` with the new ``committedTransform`` when a gesture has been committed.
  @discardableResult
  public func onCommit(_ action: @escaping (Affine2<Double>) -> Void) -> Self {
    grip.commitAction = action
    return self
  }
}
