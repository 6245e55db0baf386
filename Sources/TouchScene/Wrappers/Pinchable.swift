import TouchGestures

/// Content that two fingers make larger or smaller, and that stays as it is let go.
///
/// It owns one responsibility: while the fingers pinch, ``scale`` is ``committedScale`` times what
/// they make of it, within limits; an end commits that, a cancellation takes it back.
public struct Pinchable<Content: NodeContent>: NodeContent {
  /// The wrapper's node; its transform belongs to the wrapper.
  public let node: TouchNode
  /// What is wrapped.
  public let content: Content
  let grip: PairGrip

  /// Makes `content` pinchable about `anchor`, taking it from the parent that it has.
  ///
  /// The whole scale stays within `limits`, which are kept positive and finite.
  public init(
    _ content: Content, about anchor: PairAnchor = .touches,
    limits: ClosedRange<Double> = 0.01...100
  ) {
    self.content = content
    node = content.wrapped()
    let limits = limits.clamped(to: 1e-6...1e6)
    grip = PairGrip(node, .scale(limits), about: anchor)
    node.attach(priority: .simultaneous) { [grip] profile in
      ShownRecognizer(PinchRecognizer(profile)).onStep { grip.take($0) }
    }
  }

  /// Makes what `content` returns pinchable about `anchor`.
  public init(
    about anchor: PairAnchor = .touches, limits: ClosedRange<Double> = 0.01...100,
    content: () -> Content
  ) {
    self.init(content(), about: anchor, limits: limits)
  }

  /// Whether fingers pinch it.
  public var isActive: Bool { grip.isActive }

  /// The scale that is seen.
  public var scale: Double { grip.committedScale * grip.scale }

  /// The scale without that of a gesture under way; setting it, within the limits, scales about the
  /// content's middle.
  public var committedScale: Double {
    get { grip.committedScale }
    nonmutating set { grip.commit(scale: grip.limited(newValue)) }
  }

  /// Calls `action` with the new ``committedScale`` when a pinch has been committed.
  @discardableResult
  public func onCommit(_ action: @escaping (Double) -> Void) -> Self {
    grip.commitAction = { _, scale in action(scale) }
    return self
  }
}
