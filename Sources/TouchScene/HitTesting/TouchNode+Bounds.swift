import TouchGeometry

// The bounds of subtrees are kept at the parent, one after the other in memory, and brought up to
// date when a touch lands. A change marks the way to the root once, so moving an object under a
// finger costs a test of one flag.
extension TouchNode {
  /// Marks the node's bounds, and those of the nodes above it, as out of date.
  func boundsChanged() {
    var node = self
    while !node.isStale, let parent = node.parent {
      node.isStale = true
      parent.staleChildren.append(node)
      node = parent
    }
  }

  /// Brings `childBounds` up to date, here and below: from the innermost outwards, however deep the
  /// tree is.
  func refreshChildBounds() {
    if staleChildren.isEmpty { return }
    var stale: [TouchNode] = []
    takeStaleChildren(into: &stale)
    var next = 0
    while next < stale.count {
      stale[next].takeStaleChildren(into: &stale)
      next += 1
    }
    for node in stale.reversed() {
      node.isStale = false
      node.parent?.childBounds[node.index] = node.boundsInParent()
    }
  }

  private func takeStaleChildren(into list: inout [TouchNode]) {
    list += staleChildren
    staleChildren.removeAll(keepingCapacity: true)
  }

  /// Holds the node's shape and all its children's bounds, which are up to date.
  private func boundsInParent() -> TouchBounds {
    var inner = TouchBounds.empty
    for bounds in childBounds { inner.formUnion(bounds) }
    var bounds = TouchBounds.empty
    if let own = shape.bounds(in: size) {
      bounds = TouchBounds(own.minimum, own.maximum, transform)
    }
    if !inner.isEmpty {
      let (minimum, maximum) = inner.corners
      bounds.formUnion(TouchBounds(minimum, maximum, transform))
    }
    return bounds
  }
}
