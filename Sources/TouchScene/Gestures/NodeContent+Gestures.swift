import TouchGestures

extension NodeContent {
  /// Attaches a gesture that competes: of those that share a touch one is recognised, those of
  /// the innermost node first.
  ///
  /// What it tells is measured on the screen; ``TouchNode/localVector(fromGlobal:)`` converts.
  @inlinable
  @discardableResult
  public func gesture<Recognizer: GestureRecognizer>(
    _ recognizer: Recognizer, including mask: NodeGestureMask = .all
  ) -> Self {
    node.attach(recognizer, including: mask)
    return self
  }

  /// Attaches a gesture that comes before competing ones of the nodes below.
  @inlinable
  @discardableResult
  public func highPriorityGesture<Recognizer: GestureRecognizer>(
    _ recognizer: Recognizer, including mask: NodeGestureMask = .all
  ) -> Self {
    node.attach(recognizer, priority: .high, including: mask)
    return self
  }

  /// Attaches a gesture that is recognised whatever happens to others.
  @inlinable
  @discardableResult
  public func simultaneousGesture<Recognizer: GestureRecognizer>(
    _ recognizer: Recognizer, including mask: NodeGestureMask = .all
  ) -> Self {
    node.attach(recognizer, priority: .simultaneous, including: mask)
    return self
  }
}

extension TouchNode {
  /// Attaches a gesture with the thresholds that `recognizer` has.
  ///
  /// - Returns: the attached gesture, to switch it on and off or to order it after others.
  @inlinable
  @discardableResult
  public func attach<Recognizer: GestureRecognizer>(
    _ recognizer: Recognizer, priority: GestureMember.Priority = .normal,
    including mask: NodeGestureMask = .all
  ) -> NodeGesture {
    let gesture = NodeGesture(priority: priority, mask: mask, followsStyle: false) { target, _ in
      target.add(recognizer, priority: priority)
    }
    append(gesture)
    return gesture
  }

  /// Attaches a gesture that is made from the node's profile, and made anew when the style has
  /// changed by the time the node is touched again.
  ///
  ///     card.attach { profile in
  ///       DragRecognizer(minimumDistance: profile.dragMinimumDistance).onChanged { … }
  ///     }
  ///
  /// - Returns: the attached gesture, to switch it on and off or to order it after others.
  @inlinable
  @discardableResult
  public func attach<Recognizer: GestureRecognizer>(
    priority: GestureMember.Priority = .normal, including mask: NodeGestureMask = .all,
    _ recognizer: @escaping (RecognitionProfile) -> Recognizer
  ) -> NodeGesture {
    let gesture = NodeGesture(priority: priority, mask: mask, followsStyle: true) {
      target, profile in
      target.add(recognizer(profile), priority: priority)
    }
    append(gesture)
    return gesture
  }

  /// Takes a gesture off the node; if it has begun it is cancelled.
  public func detach(_ gesture: NodeGesture) {
    guard gesture.node === self else { return }
    gestures.removeAll { $0 === gesture }
    gesture.nodeLink = nil
    if let member = gesture.member { stage?.arena.remove(member) }
    gesture.member = nil
  }

  @usableFromInline
  func append(_ gesture: NodeGesture) {
    gestures.append(gesture)
    gesture.nodeLink = .passUnretained(self)
    if let target, let stage {
      gesture.join(target, targetProfile ?? recognitionProfile, in: stage.arena)
    }
  }
}
