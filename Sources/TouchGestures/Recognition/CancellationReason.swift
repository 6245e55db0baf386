/// Why a gesture was cancelled.
@frozen
public enum CancellationReason: UInt8, Hashable, Sendable, CaseIterable {
  /// The system took the contact away.
  case system
  /// The contact's end was never reported.
  case lostContact
  /// The recogniser was disabled.
  case disabled
  /// Another gesture was announced.
  case wonByAnother
  /// The host asked for it.
  case host
  /// The trace ended with contacts down.
  case endOfTrace

  /// The name used in reports, for example `end-of-trace`.
  @inlinable
  public var name: String {
    switch self {
    case .system: "system"
    case .lostContact: "lost-contact"
    case .disabled: "disabled"
    case .wonByAnother: "won-by-another"
    case .host: "host"
    case .endOfTrace: "end-of-trace"
    }
  }
}
