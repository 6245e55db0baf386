/// Which gestures take part where one is attached: its own, those of the nodes below, or both.
@frozen
public struct NodeGestureMask: OptionSet, Hashable, Sendable {
  /// The mask as bits.
  public let rawValue: UInt8

  /// A mask from bits; unknown bits are kept.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Neither the gesture nor those of the nodes below.
  @inlinable public static var none: NodeGestureMask { [] }
  /// The gesture, not those of the nodes below.
  @inlinable public static var gesture: NodeGestureMask { NodeGestureMask(rawValue: 1) }
  /// The gestures of the nodes below only.
  @inlinable public static var subviews: NodeGestureMask { NodeGestureMask(rawValue: 2) }
  /// The gesture and those of the nodes below.
  @inlinable public static var all: NodeGestureMask { [.gesture, .subviews] }
}
