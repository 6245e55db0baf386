/// The point about which two fingers turn or scale content.
@frozen
public enum PairAnchor: Hashable, Sendable {
  /// Where the middle of the fingers was on the content when the second one landed: what they hold
  /// stays under them.
  case touches
  /// A point of the content in unit coordinates, as in SwiftUI: (½, ½) is its middle.
  case unit(SIMD2<Double>)

  /// The content's middle.
  @inlinable
  public static var center: PairAnchor { .unit(SIMD2(0.5, 0.5)) }
}
