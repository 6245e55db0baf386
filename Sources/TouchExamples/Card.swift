import TouchGestures
package import TouchScene

/// What a card shows, and what a style can go by.
package struct CardConfiguration {
  package var item: String
  package var size: SIMD2<Double>
  package var onTap: () -> Void
}

/// The look of a card: one component, many looks, no branches in it.
package protocol CardStyle: Sendable {
  func makeBody(configuration: CardConfiguration) -> TouchNode
}

package struct LargeCardStyle: CardStyle {
  package init() {}

  package func makeBody(configuration: CardConfiguration) -> TouchNode {
    TouchNode(size: configuration.size)
      .gesture(PressRecognizer().onEnded { _ in configuration.onTap() })
  }
}

package struct SmallCardStyle: CardStyle {
  package init() {}

  package func makeBody(configuration: CardConfiguration) -> TouchNode {
    TouchNode(size: 0.5 * configuration.size, shape: .ellipse)
      .gesture(PressRecognizer().onEnded { _ in configuration.onTap() })
  }
}

extension CardStyle where Self == LargeCardStyle {
  package static var large: LargeCardStyle { LargeCardStyle() }
}

extension CardStyle where Self == SmallCardStyle {
  package static var small: SmallCardStyle { SmallCardStyle() }
}

/// The style without its type: a closure.
private let cardStyleKey = NodeEnvironmentKey<@Sendable (CardConfiguration) -> TouchNode>(
  defaultValue: { LargeCardStyle().makeBody(configuration: $0) })

extension NodeContent {
  /// Chooses the look of the cards in the content.
  @discardableResult
  package func cardStyle(_ style: some CardStyle) -> Self {
    environment(cardStyleKey) { style.makeBody(configuration: $0) }
  }
}

/// A card; it takes its look from where it stands.
package struct Card: NodeContent {
  package let node = TouchNode(shape: .nothing)
  package let configuration: CardConfiguration

  package init(_ item: String, onTap: @escaping () -> Void = {}) {
    configuration = CardConfiguration(item: item, size: SIMD2(200, 100), onTap: onTap)
  }

  /// Makes the body anew, as a host does when the card has come to its place or the style changes.
  package func layOut() throws {
    for child in node.children { child.remove() }
    try node.add(node[cardStyleKey](configuration))
  }

  package var bodySize: SIMD2<Double>? { node.children.first?.size }
}
