/// Why a node could not be put where it was to go; the tree is as before.
@frozen
public enum NodeTreeError: Error, Hashable, Sendable {
  /// The node would have become its own ancestor.
  case cycle
  /// The root of a stage has no parent.
  case rootOfStage
}
