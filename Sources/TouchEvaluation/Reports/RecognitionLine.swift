import TouchGestures
import TouchTraces

extension TraceRecognition {
  /// The recognition of the trace named `id` as one line of JSON, its line feed included.
  ///
  /// Lengths are points, angles radians, times seconds on the trace's own clock. A press carries
  /// `count`; every other event carries `translation`, `scale` and `rotation` since its contacts
  /// landed; a cancelled one its `reason`.
  public func jsonLine(id: String) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("id", id)
      json.member("label", label.className)
      json.member("decidedAt", decidedAt)
      json.member("live", live?.name)
      json.member("liveAt", liveAt)
      json.key("events")
      json.array(events) { $0.write($1) }
      json.member("anomalies", anomalies)
    }
    json.endLine()
    return json.bytes
  }
}

extension Gesture? {
  /// The gesture's name; `none` where there is none.
  package var className: String { self?.name ?? "none" }
}

extension JSONWriter {
  fileprivate mutating func write(_ event: GestureEvent) {
    object { json in
      json.member("t", event.time)
      json.member("gesture", event.gesture.name)
      json.member("phase", event.phase.name)
      json.member("touches", event.touches)
      json.member("location", event.location)
      if event.gesture == .press {
        json.member("count", event.count)
      } else {
        json.member("translation", event.translation)
        json.member("scale", event.scale)
        json.member("rotation", event.rotation)
      }
      json.member("velocity", event.velocity)
      if let reason = event.reason { json.member("reason", reason.name) }
    }
  }
}
