extension EvdevRecording {
  /// Reads a line of evtest's output; what is no event is description or of no interest.
  ///
  /// ```
  /// Event: time 108972.536184, type 3 (EV_ABS), code 47 (ABS_MT_SLOT), value 0
  /// Event: time 108972.536249, -------------- SYN_REPORT ------------
  /// ```
  mutating func readEvtestLine(_ line: inout LineScanner) throws(TextError) -> EvdevEvent? {
    line.skipSpaces()
    guard line.take("Event: ") else {
      readHeaderLine(&line)
      return nil
    }
    try line.expect("time ", "'time'")
    let time = try line.nanoseconds()
    try line.expect(",", "','")
    line.skipSpaces()
    if line.take("type ") { return try readEvtestValue(at: time, &line) }
    return try readEvtestSync(at: time, line)
  }

  private func readEvtestValue(
    at time: Int64, _ line: inout LineScanner
  ) throws(TextError) -> EvdevEvent? {
    let type = try line.integer("an event type")
    if !line.skip(to: 0x2C) { throw line.error("', code'") }
    try line.expect(", code ", "', code'")
    let code = try line.integer("an event code")
    // The values of other types may be in hexadecimal, and none matters.
    guard type <= 3 else { return nil }
    if !line.skip(to: 0x2C) { throw line.error("', value'") }
    try line.expect(", value ", "', value'")
    let value = try line.integer("a value of 32 bits")
    line.skipSpaces()
    if !line.isAtEnd { throw line.error("the end of the line") }
    return EvdevEvent(
      time: time, type: UInt16(truncatingIfNeeded: type), code: UInt16(truncatingIfNeeded: code),
      value: value)
  }

  /// Versions before 1.23 wrote `Report Sync`.
  private func readEvtestSync(
    at time: Int64, _ line: LineScanner
  ) throws(TextError) -> EvdevEvent? {
    let code: UInt16
    if line.contains("SYN_REPORT") || line.contains("Report Sync") {
      code = EvdevCode.report
    } else if line.contains("SYN_MT_REPORT") || line.contains("MT Report") {
      code = EvdevCode.contactReport
    } else if line.contains("SYN_DROPPED") {
      code = EvdevCode.dropped
    } else if line.contains("SYN_CONFIG") || line.contains("Config Sync") {
      return nil
    } else {
      throw line.error("'type' or the name of a SYN event")
    }
    return EvdevEvent(time: time, type: EvdevCode.syn, code: code, value: 0)
  }
}
