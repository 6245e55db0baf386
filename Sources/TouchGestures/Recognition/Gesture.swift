/// The five gestures that this package recognises.
@frozen
public enum Gesture: UInt8, Hashable, Sendable, CaseIterable {
  /// A short touch of one or more fingers that stays in place.
  case press
  /// A touch that stays in place until a deadline.
  case longPress
  /// A movement of one or more fingers together.
  case drag
  /// Two or more fingers that turn about their centroid.
  case rotate
  /// Two or more fingers that move apart or together.
  case pinch

  /// The name used in traces and reports: `press`, `long-press`, `drag`, `rotate`, `pinch`.
  @inlinable
  public var name: String {
    switch self {
    case .press: "press"
    case .longPress: "long-press"
    case .drag: "drag"
    case .rotate: "rotate"
    case .pinch: "pinch"
    }
  }
}
