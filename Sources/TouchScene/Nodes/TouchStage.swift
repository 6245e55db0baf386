import TouchGestures

/// Where a tree of nodes meets touches.
///
///     let stage = TouchStage(size: SIMD2(800, 600))
///     try stage.add(Draggable { Rotatable { picture } })
///     stage.receive(sample)
///
/// The stage numbers the nodes, finds what a touch hits, and keeps each touch with what it hit at
/// its landing. It is not thread-safe.
public final class TouchStage {
  /// The node that all others are under; its coordinates are the screen's.
  public let root: TouchNode

  var nodes = NodeTable()
  var observations: [NodeObservation] = []
  let arena: GestureArena
  var captures: [Capture] = []
  /// The grips that fingers hold content by.
  var holding: [NodeGrip] = []
  /// The motions that are told the time, in the order of their starts; how far they were, and how
  /// far the step under way goes.
  var motions: [StageMotion] = []
  var motionTime = TouchInstant(nanoseconds: .min)
  var motionLimit = TouchInstant(nanoseconds: .min)
  var isRunningMotions = false

  /// A stage of `size` points that follows at most `capacity` touches (1 … 64) at once.
  public init(size: SIMD2<Double> = .zero, capacity: Int = 16) {
    root = TouchNode(size: size)
    arena = GestureArena(capacity: capacity)
    enter(root)
  }

  deinit {
    root.forEachInSubtree { _ = $0.leave() }
    arena.cancelAll(.host)
  }

  /// The node with the number `id`, if it is still on the stage.
  ///
  /// - Complexity: logarithmic in the number of nodes.
  public subscript(id: NodeID) -> TouchNode? { nodes[id] }

  /// Puts `content` above everything else.
  ///
  /// - Throws: ``NodeTreeError`` when `content` is the root of a stage.
  public func add(_ content: some NodeContent) throws(NodeTreeError) { try root.add(content) }

  /// The topmost node at `point` of the screen, or nil.
  ///
  /// - Complexity: a comparison a sibling on the way down, and the nodes' own tests where their
  ///   bounds hold the point.
  public func hitTest(_ point: SIMD2<Double>) -> TouchNode? { root.hitTest(inParent: point) }

  func enter(_ subtree: TouchNode) {
    subtree.forEachInSubtree { node in
      node.stageLink = .passUnretained(self)
      node.id = nodes.insert(node)
      listMotions(of: node)
    }
  }

  /// Returns the arena's targets of what has left; they are dropped when the tree is in order.
  func leave(_ subtree: TouchNode) -> [GestureTarget] {
    var targets: [GestureTarget] = []
    subtree.forEachInSubtree { node in
      if let id = node.id { nodes.remove(id) }
      if let target = node.leave() { targets.append(target) }
    }
    holding.removeAll { $0.node?.stageLink == nil }
    if !motions.isEmpty { dropMotions { $0.node?.stageLink == nil } }
    return targets
  }
}

extension TouchNode {
  /// Calls `body` for the node and everything below it, parents first; however deep the tree is.
  func forEachInSubtree(_ body: (TouchNode) -> Void) {
    var waiting = [self]
    while let node = waiting.popLast() {
      body(node)
      waiting.append(contentsOf: node.children.reversed())
    }
  }

  fileprivate func leave() -> GestureTarget? {
    stageLink = nil
    id = nil
    return takeTarget()
  }
}
