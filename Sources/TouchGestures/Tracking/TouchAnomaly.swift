/// A kind of bad input that the tracker repaired or dropped; each one is counted.
@frozen
public enum TouchAnomaly: Int, Hashable, Sendable, CaseIterable {
  /// A location that is not finite or lies beyond 10⁹ points: the place is dropped.
  case invalidLocation
  /// A time before the newest one: taken as the newest. A landing a minute or more before it, with
  /// no contact down, starts the clock anew instead.
  case backwardTime
  /// A contact landed while down: its end was lost, it is cancelled and lands anew.
  case lostEnd
  /// A report of a contact that is not down: dropped.
  case unknownContact
  /// A landing beyond the capacity: the contact is ignored until it lifts.
  case beyondCapacity

  /// The name used in reports.
  @inlinable
  public var name: String {
    switch self {
    case .invalidLocation: "invalid-location"
    case .backwardTime: "backward-time"
    case .lostEnd: "lost-end"
    case .unknownContact: "unknown-contact"
    case .beyondCapacity: "beyond-capacity"
    }
  }
}

/// How often each ``TouchAnomaly`` was met.
@frozen
public struct TouchAnomalyCounts: Hashable, Sendable {
  @usableFromInline var counts = SIMD8<UInt32>()

  /// No anomalies.
  @inlinable
  public init() {}

  /// How often `anomaly` was met, up to 2³² − 1.
  @inlinable
  public internal(set) subscript(anomaly: TouchAnomaly) -> Int {
    get { Int(counts[anomaly.rawValue]) }
    set { counts[anomaly.rawValue] = UInt32(clamping: newValue) }
  }

  /// All of them together.
  @inlinable
  public var total: Int {
    TouchAnomaly.allCases.reduce(0) { $0 + self[$1] }
  }

  mutating func add(_ anomaly: TouchAnomaly) { self[anomaly] += 1 }
}
