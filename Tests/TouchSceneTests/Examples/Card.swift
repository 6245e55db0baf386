import TouchGestures
import TouchScene

/// What a card shows, and what a style can go by.
struct CardConfiguration {
  var item: String
  var size: SIMD2<Double>
  var onTap: () -> Void
}

/// The look of a card: one component, many looks, no branches in it.
protocol CardStyle: Sendable {
  func makeBody(configuration: CardConfiguration) -> TouchNode
}

struct LargeCardStyle: CardStyle {
  func makeBody(configuration: CardConfiguration) -> TouchNode {
    TouchNode(size: configuration.size)
      .gesture(PressRecognizer().onEnded { _ in configuration.onTap() })
  }
}

struct SmallCardStyle: CardStyle {
  func makeBody(configuration: CardConfiguration) -> TouchNode {
    TouchNode(size: 0.5 * configuration.size, shape: .ellipse)
      .gesture(PressRecognizer().onEnded { _ in configuration.onTap() })
  }
}

extension CardStyle where Self == LargeCardStyle {
  static var large: LargeCardStyle { LargeCardStyle() }
}

extension CardStyle where Self == SmallCardStyle {
  static var small: SmallCardStyle { SmallCardStyle() }
}

/// The style without its type: a closure.
private let cardStyleKey = NodeEnvironmentKey<@Sendable (CardConfiguration) -> TouchNode>(
  defaultValue: { LargeCardStyle().makeBody(configuration: $0) })

extension NodeContent {
  @discardableResult
  func cardStyle(_ style: some CardStyle) -> Self {
    environment(cardStyleKey) { style.makeBody(configuration: $0) }
  }
}

/// A card; it takes its look from where it stands.
struct Card: NodeContent {
  let node = TouchNode(shape: .nothing)
  let configuration: CardConfiguration

  init(_ item: String, onTap: @escaping () -> Void = {}) {
    configuration = CardConfiguration(item: item, size: SIMD2(200, 100), onTap: onTap)
  }

  /// Makes the body anew, as a host does when the card has come to its place or the style changes.
  func layOut() throws {
    for child in node.children { child.remove() }
    try node.add(node[cardStyleKey](configuration))
  }

  var bodySize: SIMD2<Double>? { node.children.first?.size }
}
