/// The number of a node on its stage.
///
/// A stage numbers nodes in the order of their arrival and never gives a number twice, so an id
/// that was kept finds its node or nothing, but never another node.
@frozen
public struct NodeID: Hashable, Comparable, Sendable {
  /// The number, from 1.
  public let rawValue: UInt64

  @inlinable
  package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Whether `a` arrived before `b`.
  @inlinable
  public static func < (a: NodeID, b: NodeID) -> Bool { a.rawValue < b.rawValue }
}
