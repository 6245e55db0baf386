extension EvdevRecording {
  /// Reads a line of the description that evtest prints and evemu writes as comments.
  ///
  /// ```
  ///   Event type 3 (EV_ABS)
  ///     Event code 53 (ABS_MT_POSITION_X)
  ///       Max    32760
  ///       Resolution 12
  ///   Property type 1 (INPUT_PROP_DIRECT)
  /// ```
  ///
  /// Whatever else stands there is of no interest.
  mutating func readHeaderLine(_ line: inout LineScanner) {
    line.skipSpaces()
    if line.take("Event type ") {
      header.type = try? line.integer("")
      header.axis = nil
    } else if line.take("Event code ") {
      guard let code = try? line.integer("") else { return }
      if header.type == 1 { describe { $0.addKey(code) } }
      header.axis = header.type == 3 ? UInt16(exactly: code) : nil
    } else if line.take("Property ") {
      line.skipSpaces()
      if line.take("type ") { line.skipSpaces() }
      if let number = try? line.integer("") { describe { $0.addProperty(number) } }
    } else if let axis = header.axis {
      readAxisFact(of: axis, &line)
    }
  }

  private mutating func readAxisFact(of axis: UInt16, _ line: inout LineScanner) {
    let word = line
    guard line.skipWord() else { return }
    line.skipSpaces()
    guard let value = try? line.integer("") else { return }
    var name = word
    if name.take("Value ") {
      setInitialValue(value, of: axis)
    } else if name.take("Min ") {
      describe { $0.update(axis) { $0.minimum = value } }
    } else if name.take("Max ") {
      describe { $0.update(axis) { $0.maximum = value } }
    } else if name.take("Resolution ") {
      describe { $0.update(axis) { $0.resolution = value } }
    }
  }

  /// The value of an axis before the first event.
  mutating func setInitialValue(_ value: Int32, of axis: UInt16) {
    if axis == EvdevCode.slot { selectInitialSlot(value) }
    describe { $0.update(axis) { $0.initialValue = value } }
  }
}
