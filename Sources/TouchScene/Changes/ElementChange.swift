/// One difference between two lists, place by place.
@frozen
public struct ElementChange<Element> {
  /// What happened at a place.
  @frozen
  public enum Kind {
    /// Another element stands there.
    case replaced(old: Element, new: Element)
    /// The new list is longer.
    case appended(Element)
    /// The new list is shorter.
    case removed(Element)
  }

  /// The place, counted from the list's first element as 0.
  public var offset: Int
  /// What happened there.
  public var kind: Kind

  /// A difference at `offset`.
  @inlinable
  public init(offset: Int, kind: Kind) {
    self.offset = offset
    self.kind = kind
  }

  /// The element before; nil where one was appended.
  @inlinable
  public var oldValue: Element? {
    switch kind {
    case .replaced(let old, _), .removed(let old): old
    case .appended: nil
    }
  }

  /// The element after; nil where one was removed.
  @inlinable
  public var newValue: Element? {
    switch kind {
    case .replaced(_, let new), .appended(let new): new
    case .removed: nil
    }
  }
}

extension ElementChange.Kind: Equatable where Element: Equatable {}
extension ElementChange: Equatable where Element: Equatable {}
extension ElementChange.Kind: Sendable where Element: Sendable {}
extension ElementChange: Sendable where Element: Sendable {}
