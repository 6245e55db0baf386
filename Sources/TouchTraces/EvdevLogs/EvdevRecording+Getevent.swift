extension EvdevRecording {
  /// Reads a line of Android's getevent with times: `-t` or `-lt`, for one device or all.
  ///
  /// ```
  /// [    1807.354865] EV_ABS       ABS_MT_POSITION_X    00000004
  /// [    1807.354865] /dev/input/event2: 0003 0035 00000004
  /// ```
  ///
  /// The list of devices that `getevent -lp` prints gives ranges. Other lines are of no interest,
  /// but events without times are errors.
  mutating func readGeteventLine(_ line: inout LineScanner) throws(TextError) -> EvdevEvent? {
    guard let time = try readGeteventTime(&line) else {
      try readGeteventHeader(&line)
      return nil
    }
    line.skipSpaces()
    if line.p.pointee == 0x2F { try readGeteventDevice(&line) }
    guard let type = try line.typeNameOrNumber() else { return nil }
    line.skipSpaces()
    let code = try line.codeNameOrNumber(type)
    line.skipSpaces()
    if line.isAtEnd { throw line.error("a value in hexadecimal") }
    guard let code, type <= 3 else { return nil }
    let value = try line.geteventValue()
    line.skipSpaces()
    if !line.isAtEnd { throw line.error("the end of the line") }
    return EvdevEvent(time: time, type: type, code: code, value: value)
  }

  /// `[    1807.354865]`, or `1807-354865:` as old versions have it; nil when it is no event.
  private func readGeteventTime(_ line: inout LineScanner) throws(TextError) -> Int64? {
    line.skipSpaces()
    if line.take("[") {
      line.skipSpaces()
      let time = try line.nanoseconds()
      try line.expect("]", "']'")
      return time
    }
    var old = line
    guard let seconds = try? old.integer(""), old.take("-"), let micros = try? old.integer(""),
      old.take(":"), seconds >= 0
    else { return nil }
    line = old
    return Int64(seconds) * 1_000_000_000 + Int64(micros) * 1000
  }

  private mutating func readGeteventDevice(_ line: inout LineScanner) throws(TextError) {
    let first = line.p
    if !line.skip(to: 0x3A) { throw line.error("':' behind the device") }
    selectDevice(UnsafeBufferPointer(start: first, count: line.p - first))
    line.p += 1
    line.skipSpaces()
  }

  private mutating func readGeteventHeader(_ line: inout LineScanner) throws(TextError) {
    if line.take("add device ") {
      if line.skip(to: 0x2F) { addListedDevice(line.p) }
    } else if line.contains(": value ") {
      readGeteventAxis(&line)
    } else if line.contains("INPUT_PROP_DIRECT") {
      describe { $0.addProperty(1) }
    } else if line.contains("INPUT_PROP_POINTER") {
      describe { $0.addProperty(0) }
    } else if line.take("/dev/input/") && line.skip(to: 0x3A) {
      line.p += 1
      line.skipSpaces()
      var rest = line
      if line.take("EV_") || (try? rest.hexadecimal("")) != nil {
        throw line.error("a time before it: record with getevent -lt")
      }
    }
    if line.contains("BTN_TOUCH") { describe { $0.addKey(Int32(EvdevCode.touch)) } }
    if line.contains("BTN_TOOL_FINGER") { describe { $0.addKey(Int32(EvdevCode.toolFinger)) } }
  }

  private mutating func addListedDevice(_ path: UnsafePointer<UInt8>) {
    var end = path
    while end.pointee > 0x20 { end += 1 }
    selectDevice(UnsafeBufferPointer(start: path, count: end - path))
  }

  /// `ABS (0003): ABS_MT_POSITION_X : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0`.
  private mutating func readGeteventAxis(_ line: inout LineScanner) {
    line.skipSpaces()
    if line.take("ABS (0003):") { line.skipSpaces() }
    guard let code = (try? line.codeNameOrNumber(EvdevCode.abs)) ?? nil else { return }
    let facts = line
    func fact(_ name: StaticString) -> Int32? {
      var rest = facts
      while rest.skip(to: name.utf8Start.pointee) {
        if rest.take(name) { return try? rest.integer("") }
        rest.p += 1
      }
      return nil
    }
    if let value = fact("value ") { setInitialValue(value, of: code) }
    describe {
      $0.update(code) { axis in
        axis.minimum = fact("min ") ?? 0
        axis.maximum = fact("max ") ?? 0
        axis.resolution = fact("resolution ") ?? 0
      }
    }
  }
}
