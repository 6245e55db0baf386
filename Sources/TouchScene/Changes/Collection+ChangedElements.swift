extension Collection where Element: Equatable {
  /// How this list differs from `old`: every place that changed, in order, none lost.
  ///
  /// Places are compared, not contents moved about: an insertion at the front changes all places.
  /// A list of optionals shows a change to nil and from nil like any other.
  ///
  /// - Complexity: linear in the longer list.
  @inlinable
  public func changedElements(
    from old: some Collection<Element>
  ) -> [ElementChange<Element>] {
    var changes: [ElementChange<Element>] = []
    var (new, old) = (makeIterator(), old.makeIterator())
    var offset = 0
    while true {
      switch (old.next(), new.next()) {
      case (nil, nil): return changes
      case (let a?, let b?):
        if a != b { changes.append(.init(offset: offset, kind: .replaced(old: a, new: b))) }
      case (nil, let b?): changes.append(.init(offset: offset, kind: .appended(b)))
      case (let a?, nil): changes.append(.init(offset: offset, kind: .removed(a)))
      }
      offset += 1
    }
  }
}
