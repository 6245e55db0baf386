import TouchGestures

/// What one pointer event of the W3C says.
struct PointerEvent {
  /// What happened; nil: an event that is of no interest here.
  var phase: TouchSample.Phase?
  var pointerID: Int64?
  var x: Double?
  var y: Double?
  /// Milliseconds.
  var time: Double?
  var pressure: Double?
  var width: Double?
  var height: Double?
  /// `touch`, `pen` or `mouse`.
  var kind: String?

  /// Reads a JSON object with the members of a `PointerEvent`; others are ignored.
  static func read(_ reader: inout JSONReader) throws(TextError) -> PointerEvent {
    var event = PointerEvent()
    var isFirst = true
    try reader.openObject()
    while let key = try reader.nextMember(&isFirst) {
      if reader.null() { continue }
      switch key {
      case "type": event.phase = try phase(&reader)
      case "pointerId": event.pointerID = try reader.integer()
      case "clientX": event.x = try reader.finiteNumber()
      case "clientY": event.y = try reader.finiteNumber()
      case "timeStamp": event.time = try reader.finiteNumber()
      case "pressure": event.pressure = try reader.finiteNumber()
      case "width": event.width = try reader.finiteNumber()
      case "height": event.height = try reader.finiteNumber()
      case "pointerType": event.kind = try reader.string()
      default: try reader.skipValue()
      }
    }
    try event.check(at: reader.offset - 1)
    return event
  }

  private static func phase(_ reader: inout JSONReader) throws(TextError) -> TouchSample.Phase? {
    switch try reader.text() {
    case "pointerdown": .began
    case "pointermove", "pointerrawupdate": .moved
    case "pointerup": .ended
    case "pointercancel": .cancelled
    default: nil
    }
  }

  /// An event of interest needs to say who, when and where.
  private func check(at offset: Int) throws(TextError) {
    if phase == nil { return }
    if pointerID == nil { throw TextError(offset: offset, expected: "the key \"pointerId\"") }
    guard let time else { throw TextError(offset: offset, expected: "the key \"timeStamp\"") }
    if abs(time) > 9e12 {
      throw TextError(offset: offset, expected: "a time within 285 years")
    }
    if phase == .cancelled { return }
    if x == nil { throw TextError(offset: offset, expected: "the key \"clientX\"") }
    if y == nil { throw TextError(offset: offset, expected: "the key \"clientY\"") }
  }
}
