import TouchGestures

extension TouchNode {
  /// Puts `content` above the other children, taking it from the parent it had.
  ///
  /// - Throws: ``NodeTreeError`` when `content` is this node, one of its ancestors, or a stage's
  ///   root.
  /// - Complexity: that of ``remove()`` where it had a parent, and linear in the size of the
  ///   subtree that comes or goes.
  public func add(_ content: some NodeContent) throws(NodeTreeError) {
    try insert(content, at: children.count)
  }

  /// Puts `content` at `index` among the children, counted from the bottom without `content`;
  /// beyond the ends it is the nearest place.
  ///
  /// - Throws: as ``add(_:)``.
  public func insert(_ content: some NodeContent, at index: Int) throws(NodeTreeError) {
    let node = content.node
    if node.isRootOfStage { throw .rootOfStage }
    if node.isSelfOrAncestor(of: self) { throw .cycle }
    let moves = node.stageLink != nil && node.stage === stage
    if moves { node.unlink() } else { node.remove() }
    link(node, at: min(max(index, 0), children.count))
    if moves {
      stage?.keepHeld(from: node)
      node.notify(.parent)
    } else if let stage {
      stage.enter(node)
      node.notify(.inserted)
    }
  }

  /// Takes the node, with its children, from its parent; its gestures are cancelled.
  ///
  /// Does nothing without a parent.
  ///
  /// - Complexity: linear in the children above it and in its own subtree.
  public func remove() {
    guard parentLink != nil else { return }
    let (stage, id) = (stage, id)
    let targets = stage?.leave(self) ?? []
    unlink()
    stage?.dropTargets(targets)
    if let id { stage?.notify(NodeChange(kind: .removed, node: id)) }
  }

  /// Puts the node above its parent's other children.
  public func moveToFront() {
    guard let parent else { return }
    reorder(to: parent.children.count - 1)
  }

  /// Puts the node below its parent's other children.
  public func moveToBack() { reorder(to: 0) }

  private func reorder(to place: Int) {
    guard let parent, index != place else { return }
    unlink()
    parent.link(self, at: place)
    notify(.order)
  }

  /// Whether the node is `other` or above it in the tree.
  func isSelfOrAncestor(of other: TouchNode) -> Bool {
    var node: TouchNode? = other
    while let current = node {
      if current === self { return true }
      node = current.parent
    }
    return false
  }

  private var isRootOfStage: Bool { stage?.root === self }

  private func link(_ node: TouchNode, at place: Int) {
    children.insert(node, at: place)
    childBounds.insert(.empty, at: place)
    renumber(from: place)
    node.parentLink = .passUnretained(self)
    node.isStale = false
    node.boundsChanged()
  }

  /// The caller keeps the node alive.
  private func unlink() {
    guard let parent else { return }
    if isStale { parent.refreshChildBounds() }
    parent.children.remove(at: index)
    parent.childBounds.remove(at: index)
    parent.renumber(from: index)
    parentLink = nil
    isStale = true
    parent.boundsChanged()
  }

  private func renumber(from place: Int) {
    for i in place..<children.count { children[i].index = i }
  }

  /// Tells the stage's observers.
  func notify(_ kind: NodeChange.Kind) {
    guard let stage, let id else { return }
    stage.notify(NodeChange(kind: kind, node: id))
  }
}
