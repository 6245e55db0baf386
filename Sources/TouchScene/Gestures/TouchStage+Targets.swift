import TouchGestures

// From nodes to the arena's targets, when a touch lands.
extension TouchStage {
  /// The nodes that a touch at `point` belongs to, innermost first: what it hits, and all nodes
  /// around that.
  ///
  /// A touch that hits nothing belongs to the root. A gesture whose mask leaves out the nodes below
  /// cuts the way short.
  func path(at point: SIMD2<Double>) -> [TouchNode] {
    var path: [TouchNode] = []
    var node: TouchNode? = hitTest(point) ?? root
    while let current = node {
      if current.excludesNodesBelow { path.removeAll(keepingCapacity: true) }
      if !current.gestures.isEmpty { path.append(current) }
      node = current.parent
    }
    return path
  }

  /// The node's target in the arena, with gestures of the node's present profile.
  ///
  /// While fingers are on the node its gestures stay as they are.
  func target(of node: TouchNode) -> GestureTarget {
    let profile = node.gestures.contains { $0.followsStyle } ? node.recognitionProfile : nil
    if let target = node.target, profile == node.targetProfile || isTouched(node) {
      return target
    }
    if let old = node.target { arena.removeAll(from: old) }
    let target = GestureTarget()
    node.target = target
    node.targetProfile = profile
    for gesture in node.gestures { gesture.join(target, profile ?? .default, in: arena) }
    return target
  }

  /// Takes the gestures of a subtree that has left out of the arena.
  func dropTargets(_ targets: [GestureTarget]) {
    for target in targets { arena.removeAll(from: target) }
  }
}

extension TouchNode {
  fileprivate var excludesNodesBelow: Bool {
    gestures.contains { !$0.mask.contains(.subviews) }
  }

  /// Forgets the target of the stage that the node leaves, and gives it back.
  func takeTarget() -> GestureTarget? {
    defer { target = nil }
    targetProfile = nil
    for gesture in gestures { gesture.member = nil }
    return target
  }
}
