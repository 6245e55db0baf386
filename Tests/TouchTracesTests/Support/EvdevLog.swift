/// A log of input events that can be written in every format that holds one.
struct EvdevLog {
  struct Event {
    var microseconds: Int
    var type: UInt16
    var code: UInt16
    var value: Int32
  }

  var events: [Event] = []
  private var time = 0

  /// The events that follow come at `milliseconds`.
  mutating func at(_ milliseconds: Int) { time = 1_000_000_000 + milliseconds * 1000 }

  mutating func abs(_ code: UInt16, _ value: Int32) { add(3, code, value) }
  mutating func key(_ code: UInt16, _ value: Int32) { add(1, code, value) }
  mutating func syn(_ code: UInt16 = 0) { add(0, code, 0) }

  mutating func slot(_ value: Int32) { abs(0x2F, value) }
  mutating func id(_ value: Int32) { abs(0x39, value) }
  mutating func place(_ x: Int32, _ y: Int32) {
    abs(0x35, x)
    abs(0x36, y)
  }

  /// One contact of protocol A.
  mutating func packet(_ x: Int32, _ y: Int32, id trackingID: Int32? = nil) {
    place(x, y)
    if let trackingID { id(trackingID) }
    syn(2)
  }

  private mutating func add(_ type: UInt16, _ code: UInt16, _ value: Int32) {
    events.append(Event(microseconds: time, type: type, code: code, value: value))
  }
}

extension EvdevLog.Event {
  var seconds: String {
    let fraction = String(microseconds % 1_000_000)
    return "\(microseconds / 1_000_000)."
      + String(repeating: "0", count: 6 - fraction.count) + fraction
  }

  /// Four hexadecimal digits.
  func hex(_ number: UInt16) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }

  var name: String {
    switch (type, code) {
    case (0, 0): "SYN_REPORT"
    case (0, 2): "SYN_MT_REPORT"
    case (0, 3): "SYN_DROPPED"
    case (1, 0x14A): "BTN_TOUCH"
    case (1, 0x145): "BTN_TOOL_FINGER"
    case (3, 0): "ABS_X"
    case (3, 1): "ABS_Y"
    case (3, 0x18): "ABS_PRESSURE"
    case (3, 0x2F): "ABS_MT_SLOT"
    case (3, 0x30): "ABS_MT_TOUCH_MAJOR"
    case (3, 0x35): "ABS_MT_POSITION_X"
    case (3, 0x36): "ABS_MT_POSITION_Y"
    case (3, 0x37): "ABS_MT_TOOL_TYPE"
    case (3, 0x39): "ABS_MT_TRACKING_ID"
    case (3, 0x3A): "ABS_MT_PRESSURE"
    default: hex(code)
    }
  }

  var typeName: String { type == 0 ? "EV_SYN" : type == 1 ? "EV_KEY" : "EV_ABS" }
}

extension EvdevLog {
  var evemu: String {
    events.map { "E: \($0.seconds) \($0.hex($0.type)) \($0.hex($0.code)) \($0.value)\n" }.joined()
  }

  var evtest: String {
    events.map { event in
      let start = "Event: time \(event.seconds), "
      guard event.type == 0 else {
        return start + "type \(event.type) (\(event.typeName)), code \(event.code) "
          + "(\(event.name)), value \(event.value)\n"
      }
      return start + (event.code == 0 ? "-------------- " : "++++++++++++++ ")
        + event.name + (event.code == 0 ? " ------------\n" : " ++++++++++++\n")
    }.joined()
  }

  func getevent(isNamed: Bool, device: String = "") -> String {
    events.map { event in
      let value = String(UInt32(bitPattern: event.value), radix: 16)
      let digits = String(repeating: "0", count: 8 - value.count) + value
      let start = "[ \(event.seconds)] \(device)"
      if !isNamed {
        return start + "\(event.hex(event.type)) \(event.hex(event.code)) \(digits)\r\n"
      }
      let text = event.type == 1 ? (event.value == 1 ? "DOWN" : "UP") : digits
      return start + "\(event.typeName)       \(event.name)    \(text)            \r\n"
    }.joined()
  }

  var libinput: String {
    "# libinput record\nversion: 1\ndevices:\n- node: /dev/input/event6\n  events:\n  - evdev:\n"
      + events.map { event in
        "    - [\(event.microseconds / 1_000_000), \(event.microseconds % 1_000_000), "
          + "\(event.type), \(event.code), \(event.value)] # \(event.name)\n"
      }.joined()
  }

  var binary: [UInt8] {
    events.flatMap { event in
      bytes(UInt64(event.microseconds / 1_000_000), 8)
        + bytes(UInt64(event.microseconds % 1_000_000), 8) + bytes(UInt64(event.type), 2)
        + bytes(UInt64(event.code), 2) + bytes(UInt64(UInt32(bitPattern: event.value)), 4)
    }
  }

  private func bytes(_ value: UInt64, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> UInt64(8 * $0)) }
  }
}
