import TouchGestures

/// Writes traces as JSON Lines, one a line.
///
/// Times are written exactly, positions as the shortest decimals that read back the same, so that
/// reading gives the same trace again. The one loss: a position that is not finite becomes `null`,
/// which reads as NaN.
public struct JSONLinesEncoder: Sendable {
  /// What could not be written.
  public private(set) var losses = EncodingLosses()
  private var writer = JSONWriter()

  /// An encoder that has written nothing.
  public init() {}

  /// What has been written.
  public var bytes: [UInt8] { writer.bytes }

  /// Forgets what has been written and keeps the storage.
  public mutating func clear() { writer.clear() }

  /// Writes `trace` and a line feed.
  public mutating func append(_ trace: TouchTrace) {
    writer.beginObject()
    writer.key("id")
    writer.string(trace.id)
    writeFacts(of: trace)
    writer.key("samples")
    writer.beginArray()
    for row in trace.rows {
      losses.count(.places, if: row.location.x.isInfinite || row.location.y.isInfinite)
      write(row)
    }
    writer.endArray()
    if let until = trace.until {
      writer.key("until")
      writer.seconds(nanoseconds: until.nanoseconds)
    }
    writer.endObject()
    writer.endLine()
  }

  private mutating func writeFacts(of trace: TouchTrace) {
    if let label = trace.label {
      writer.key("label")
      writer.string(label)
    }
    if let user = trace.user {
      writer.key("user")
      writer.integer(user)
    }
    if let actor = trace.actor {
      writer.key("actor")
      writer.string(actor)
    }
    if trace.device != TouchTrace.Device() { write(trace.device) }
  }

  private mutating func write(_ device: TouchTrace.Device) {
    writer.key("device")
    writer.beginObject()
    if let kind = device.kind {
      writer.key("kind")
      writer.string(kind)
    }
    write("unitsPerMillimeter", device.unitsPerMillimeter)
    write("width", device.width)
    write("height", device.height)
    if device.scale != .measured {
      writer.key("scale")
      writer.string(device.scale == .nominal ? "nominal" : "unknown")
    }
    writer.endObject()
  }

  private mutating func write(_ key: StaticString, _ value: Double?) {
    guard let value else { return }
    writer.key(key)
    writer.number(value)
  }

  private mutating func write(_ row: TouchTrace.Row) {
    writer.beginArray()
    writer.seconds(nanoseconds: row.time.nanoseconds)
    writer.integer(row.contactID)
    writer.string(row.phase.name)
    writer.number(row.location.x)
    writer.number(row.location.y)
    if let pressure = row.pressure {
      writer.number(pressure)
    } else if row.radius != nil {
      writer.null()
    }
    if let radius = row.radius { writer.number(radius) }
    writer.endArray()
  }
}

extension TouchSample.Phase {
  /// The name used in traces.
  var name: StaticString {
    switch self {
    case .began: "began"
    case .moved: "moved"
    case .stationary: "stationary"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }
}
