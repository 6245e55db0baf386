import TouchGeometry
import TouchGestures

/// An object that can be touched: a place in a tree, a size, a shape, and gestures.
///
/// A node's own coordinates have their origin at its upper left corner, x to the right and y down,
/// in points. Its ``transform`` takes them to its parent's. Children lie above their parent, later
/// ones above earlier ones, and may reach beyond it.
///
/// Nodes are objects with identity and are not thread-safe: use a tree from one thread at a time.
/// A tree that hangs on a ``TouchStage`` receives touches; its nodes have an ``id``.
public final class TouchNode {
  /// The node's number while it is on a stage, else nil.
  public internal(set) var id: NodeID?

  /// The children from bottom to top.
  ///
  /// The array is a value: a loop over it is not disturbed by what it does to the tree.
  public internal(set) var children: [TouchNode] = []

  /// From the node's coordinates to its parent's.
  ///
  /// A transform that has no inverse or is not finite hides the node and its children from touches.
  public var transform: Affine2<Double> {
    didSet {
      guard transform != oldValue else { return }
      if !isStale { boundsChanged() }
      guard let stage else { return }
      if !stage.holding.isEmpty { stage.keepHeld(in: self) }
      if !stage.observations.isEmpty { notify(.transform) }
    }
  }

  /// Width and height in points; what is not finite or below zero counts as 0.
  public var size: SIMD2<Double> {
    didSet {
      size = size.repaired
      guard size != oldValue else { return }
      boundsChanged()
      notify(.size)
    }
  }

  /// Where a touch hits the node itself.
  public var shape: HitShape {
    didSet {
      boundsChanged()
      notify(.shape)
    }
  }

  /// Whether touches reach the node and its children.
  public var allowsHitTesting = true {
    didSet { if allowsHitTesting != oldValue { notify(.shape) } }
  }

  // Back links are unmanaged because Embedded Swift has no weak ones. Whoever holds the node or the
  // stage that is pointed to clears them when it goes.
  var parentLink: Unmanaged<TouchNode>?
  var stageLink: Unmanaged<TouchStage>?
  /// The node's place among its parent's children.
  var index = 0

  /// The children's bounds in this node's coordinates, in their order.
  var childBounds: [TouchBounds] = []
  /// Children whose entry in `childBounds` is out of date.
  var staleChildren: [TouchNode] = []
  /// Whether this node's entry at its parent is out of date.
  var isStale = true

  var environment: [EnvironmentEntry] = []
  var updates: [() -> Void] = []

  /// The gestures that are attached, in order.
  public internal(set) var gestures: [NodeGesture] = []
  /// The node in the stage's arena, once it has been touched there, and the profile that its
  /// gestures were made from.
  var target: GestureTarget?
  var targetProfile: RecognitionProfile?
  var grips: [NodeGrip] = []
  var motions: [StageMotion] = []

  /// A node of `size` points, by itself.
  public init(
    size: SIMD2<Double> = .zero, shape: HitShape = .rectangle,
    transform: Affine2<Double> = .identity
  ) {
    self.size = size.repaired
    self.shape = shape
    self.transform = transform
  }

  deinit {
    releaseChildren()
    for gesture in gestures { gesture.nodeLink = nil }
    for grip in grips { grip.nodeLink = nil }
    for motion in motions { motion.nodeLink = nil }
  }

  /// One by one, so that no depth of the tree becomes a depth of calls.
  private func releaseChildren() {
    var going = takeChildren()
    while var child = going.popLast() {
      if isKnownUniquelyReferenced(&child) { going += child.takeChildren() }
    }
  }

  private func takeChildren() -> [TouchNode] {
    for child in children { child.parentLink = nil }
    staleChildren = []
    defer { children = [] }
    return children
  }

  /// The node that this one is a child of.
  public var parent: TouchNode? { parentLink?.takeUnretainedValue() }

  /// The stage that the node's tree hangs on.
  public var stage: TouchStage? { stageLink?.takeUnretainedValue() }
}

extension SIMD2<Double> {
  /// The vector as a size: components that are not finite or below zero become 0.
  var repaired: SIMD2<Double> {
    SIMD2(x > 0 && x < .infinity ? x : 0, y > 0 && y < .infinity ? y : 0)
  }
}
