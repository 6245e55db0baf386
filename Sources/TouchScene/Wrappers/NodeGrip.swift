import TouchGeometry

/// What a wrapper's gesture does to its node: the part of a wrapper that closures share.
class NodeGrip {
  var nodeLink: Unmanaged<TouchNode>?

  init(_ node: TouchNode) {
    nodeLink = .passUnretained(node)
    node.grips.append(self)
  }

  var node: TouchNode? { nodeLink?.takeUnretainedValue() }

  /// Keeps what fingers hold under them when a node around it has moved.
  func follow() {}
}

extension TouchStage {
  /// `outer` has moved: what is held in it stays under the fingers.
  func keepHeld(in outer: TouchNode) {
    for grip in holding {
      guard let held = grip.node, held !== outer, outer.isSelfOrAncestor(of: held)
      else { continue }
      grip.follow()
    }
  }

  /// `node` has another parent: what is held of it and in it stays under the fingers.
  func keepHeld(from node: TouchNode) {
    for grip in holding {
      if let held = grip.node, node.isSelfOrAncestor(of: held) { grip.follow() }
    }
  }

  func release(_ grip: NodeGrip) { holding.removeAll { $0 === grip } }
}

extension NodeContent {
  /// A wrapper's node around this content, without a shape of its own.
  ///
  /// The root of a stage cannot be wrapped: it stays where it is, and the node is empty.
  func wrapped() -> TouchNode {
    let wrapper = TouchNode(size: node.size, shape: .nothing)
    try? wrapper.add(self)
    return wrapper
  }
}
