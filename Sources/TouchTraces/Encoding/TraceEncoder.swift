/// Writes traces in a format that is chosen at run time.
public struct TraceEncoder: Sendable {
  /// The formats that can be written.
  public static let formats: [TraceFormat] = [.jsonLines, .csv, .evemu]

  private let format: TraceFormat
  private var lines = JSONLinesEncoder()
  private var csv = CSVEncoder()
  private var evemu = EvemuEncoder()

  /// An encoder of `format`, or nil when it can only be read.
  public init?(_ format: TraceFormat) {
    guard Self.formats.contains(format) else { return nil }
    self.format = format
  }

  /// What the format could not hold.
  public var losses: EncodingLosses {
    switch format {
    case .csv: csv.losses
    case .evemu: evemu.losses
    default: lines.losses
    }
  }

  /// Writes `trace`.
  public mutating func append(_ trace: TouchTrace) {
    switch format {
    case .csv: csv.append(trace)
    case .evemu: evemu.append(trace)
    default: lines.append(trace)
    }
  }

  /// Hands over what has been written since the last call.
  public mutating func takeBytes() -> [UInt8] {
    switch format {
    case .csv:
      defer { csv.clear() }
      return csv.bytes
    case .evemu:
      defer { evemu.clear() }
      return evemu.bytes
    default:
      defer { lines.clear() }
      return lines.bytes
    }
  }
}
