/// One change of a tree on a stage.
@frozen
public struct NodeChange: Hashable, Sendable {
  /// What changed.
  @frozen
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// The node came onto the stage, with its children.
    case inserted
    /// The node left the stage, with its children; its id finds nothing any more.
    case removed
    /// The node has another parent on the same stage.
    case parent
    /// The node's place among its siblings.
    case order
    /// ``TouchNode/transform``.
    case transform
    /// ``TouchNode/size``.
    case size
    /// ``TouchNode/shape`` or ``TouchNode/allowsHitTesting``.
    case shape
    /// A value of the node's environment.
    case environment
    /// The state of a gesture or a wrapper of the node, such as ``Draggable/state``.
    case state
  }

  /// What changed.
  public var kind: Kind
  /// The node that it changed of; for a subtree, its topmost.
  public var node: NodeID

  /// A change of the kind `kind` of the node `node`.
  @inlinable
  public init(kind: Kind, node: NodeID) {
    self.kind = kind
    self.node = node
  }
}
