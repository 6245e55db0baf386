import TouchGestures

/// Turns pointer events into traces; moves of pointers that are not down (hovering) are left out.
struct PointerEventDecoder {
  private let name: String
  private var log = ContactLog()
  private var kind: String?
  /// The object at hand, with a 0 behind it, as the JSON reader needs.
  private var object: [UInt8] = []

  init(name: String) { self.name = name }

  /// Reads the event in `bytes`; true when `result` has become a trace.
  mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>, into result: inout TouchTrace
  ) throws(TextError) -> Bool {
    let event = try parse(bytes)
    guard let phase = event.phase, let id = event.pointerID, let time = event.time else {
      return false
    }
    let isLanding = phase == .began
    if !isLanding && !log.isDown(id) { return false }
    let instant = TouchInstant.seconds(time / 1000)
    let isCut = log.isComplete && instant != log.time && takeRest(into: &result)
    if log.isEmpty { kind = event.kind }
    log.append(row(phase, id, instant, event))
    return isCut
  }

  /// Hands over the trace at hand, if there is one.
  mutating func takeRest(into result: inout TouchTrace) -> Bool {
    if log.isEmpty { return false }
    let device = TouchTrace.Device(kind: kind.map(Self.deviceKind), scale: .unknown)
    log.take(into: &result, name: name, device: device)
    return true
  }

  private mutating func parse(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(TextError) -> PointerEvent {
    object.removeAll(keepingCapacity: true)
    object.append(contentsOf: bytes)
    for _ in 0..<InputBuffer.padding { object.append(0) }
    return try object.withUnsafeBufferPointer { buffer throws(TextError) in
      guard let base = buffer.baseAddress else { return PointerEvent() }
      var reader = JSONReader(paddedText: base, count: bytes.count)
      let event = try PointerEvent.read(&reader)
      try reader.expectEnd()
      return event
    }
  }

  /// A cancelled pointer's event has no place of its own (browsers give 0, 0).
  private func row(
    _ phase: TouchSample.Phase, _ id: Int64, _ time: TouchInstant, _ event: PointerEvent
  ) -> TouchTrace.Row {
    var location = SIMD2(event.x ?? 0, event.y ?? 0)
    if phase == .cancelled, let last = log.location(of: id) { location = last }
    var radius: Double?
    if let width = event.width, let height = event.height { radius = (width + height) / 4 }
    return TouchTrace.Row(
      time: time, contactID: id, phase: phase, location: location, pressure: event.pressure,
      radius: radius)
  }

  private static func deviceKind(_ pointerType: String) -> String {
    pointerType.utf8.elementsEqual("touch".utf8) ? "touchscreen" : pointerType
  }
}
