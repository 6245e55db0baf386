/// What can stand in a tree of nodes: a node, or something that is built around one.
///
/// ``TouchNode`` is the plainest content. ``Draggable`` and its like wrap content in a node of
/// their own, so that they nest in any order: `Draggable { Rotatable { picture } }`.
public protocol NodeContent {
  /// The node that stands in the tree.
  var node: TouchNode { get }
}

extension TouchNode: NodeContent {
  /// The node itself.
  public var node: TouchNode { self }
}

extension NodeContent {
  /// Applies `modify` once for each element of `elements`, one after the other.
  ///
  ///     card.forEach(model.lights) { card, light in card.onChange(of: { light.isOn }) { … } }
  ///
  /// - Returns: what the last application returned; the content itself without elements.
  @discardableResult
  public func forEach<Elements: Sequence>(
    _ elements: Elements, modify: (Self, Elements.Element) -> Self
  ) -> Self {
    elements.reduce(self, modify)
  }
}
