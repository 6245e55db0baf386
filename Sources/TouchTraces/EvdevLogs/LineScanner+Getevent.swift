extension LineScanner {
  /// `EV_ABS` or `0003`; nil for a type that does not matter.
  mutating func typeNameOrNumber() throws(TextError) -> UInt16? {
    if take("EV_ABS ") { return EvdevCode.abs }
    if take("EV_SYN ") { return EvdevCode.syn }
    if take("EV_KEY ") { return EvdevCode.key }
    if take("EV_") { return nil }
    return try hexadecimal16("an event type: EV_… or four hexadecimal digits")
  }

  /// `ABS_MT_SLOT` or `002f`; nil for a code that does not matter.
  mutating func codeNameOrNumber(_ type: UInt16) throws(TextError) -> UInt16? {
    switch type {
    case EvdevCode.abs: for (name, code) in absNames where take(name) { return code }
    case EvdevCode.syn: for (name, code) in synNames where take(name) { return code }
    default: if take("BTN_TOUCH ") { return EvdevCode.touch }
    }
    var number = self
    if let code = try? number.hexadecimal16(""), number.p.pointee <= 0x20 {
      self = number
      return code
    }
    if !skipWord() { throw error("an event code") }
    return nil
  }

  /// Eight hexadecimal digits that hold 32 bits with a sign, or the name of a key's state.
  mutating func geteventValue() throws(TextError) -> Int32 {
    if take("DOWN") { return 1 }
    if take("UP") { return 0 }
    if take("REPEAT") { return 2 }
    // Some versions write MT_TOOL_FINGER and MT_TOOL_PALM.
    if take("MT_TOOL_PALM") { return EvdevCode.palm }
    if take("MT_TOOL_") { return skipWord() ? 0 : 0 }
    return Int32(bitPattern: try hexadecimal("a value in hexadecimal"))
  }
}

/// The names of the axes that matter, the frequent ones first.
private let absNames: [(StaticString, UInt16)] = [
  ("ABS_MT_POSITION_X ", EvdevCode.contactX), ("ABS_MT_POSITION_Y ", EvdevCode.contactY),
  ("ABS_MT_TRACKING_ID ", EvdevCode.trackingID), ("ABS_MT_SLOT ", EvdevCode.slot),
  ("ABS_MT_PRESSURE ", EvdevCode.contactPressure),
  ("ABS_MT_TOUCH_MAJOR ", EvdevCode.contactMajor),
  ("ABS_MT_TOOL_TYPE ", EvdevCode.toolType), ("ABS_X ", EvdevCode.x),
  ("ABS_Y ", EvdevCode.y), ("ABS_PRESSURE ", EvdevCode.pressure),
]

private let synNames: [(StaticString, UInt16)] = [
  ("SYN_REPORT ", EvdevCode.report), ("SYN_MT_REPORT ", EvdevCode.contactReport),
  ("SYN_DROPPED ", EvdevCode.dropped),
]
