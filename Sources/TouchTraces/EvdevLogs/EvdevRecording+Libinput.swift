extension EvdevRecording {
  /// Reads a line of the YAML that `libinput record` writes, for one device or several.
  ///
  /// ```
  /// - node: /dev/input/event6
  ///   evdev:
  ///     absinfo:
  ///       53: [0, 1212, 0, 0, 12]        axis: minimum, maximum, fuzz, flat, resolution
  ///   events:
  ///   - evdev:
  ///     - [  0,  65119,   3,  57,  -1]   event: seconds, microseconds, type, code, value
  /// ```
  mutating func readLibinputLine(_ line: inout LineScanner) throws(TextError) -> EvdevEvent? {
    line.skipSpaces()
    if line.take("- [") { return try readLibinputEvent(&line) }
    if line.take("- node:") {
      line.skipSpaces()
      addDevice(line.rest)
    } else if line.take("absinfo:") {
      header.section = .axes
    } else if line.take("codes:") {
      header.section = .codes
    } else if line.take("properties:") {
      try readLibinputProperties(&line)
      header.section = .other
    } else if header.section == .axes || header.section == .codes {
      try readLibinputList(&line)
    }
    return nil
  }

  private func readLibinputEvent(_ line: inout LineScanner) throws(TextError) -> EvdevEvent {
    let seconds = try line.item("a number of seconds")
    let micros = try line.item("a number of microseconds")
    let type = try line.item("an event type")
    let code = try line.item("an event code")
    let value = try line.item("a value of 32 bits")
    try line.expect("]", "']'")
    guard let type = UInt16(exactly: type), let code = UInt16(exactly: code) else {
      throw line.error("an event type and code of 16 bits")
    }
    let time = Int64(seconds) * 1_000_000_000 + Int64(micros) * 1000
    return EvdevEvent(time: time, type: type, code: code, value: value)
  }

  /// `53: [0, 1212, 0, 0, 12]` of an axis, or `1: [272, 325]` of a type's codes; a line of
  /// another shape ends the section.
  private mutating func readLibinputList(_ line: inout LineScanner) throws(TextError) {
    guard let number = try? line.integer(""), line.take(":") else {
      if !line.isAtEnd && line.p.pointee != 0x23 { header.section = .other }
      return
    }
    line.skipSpaces()
    let values = try line.list()
    if header.section == .codes {
      if number == 1 { for key in values { describe { $0.addKey(key) } } }
    } else if let code = UInt16(exactly: number) {
      if values.count < 4 { throw line.error("minimum, maximum, fuzz, flat and resolution") }
      describe {
        $0.update(code) { axis in
          axis.minimum = values[0]
          axis.maximum = values[1]
          axis.resolution = values.count > 4 ? values[4] : 0
        }
      }
    }
  }

  /// `properties: [0, 2]`; udev's properties are a list of lines, which follows.
  private mutating func readLibinputProperties(_ line: inout LineScanner) throws(TextError) {
    line.skipSpaces()
    if line.isAtEnd { return }
    for number in try line.list() { describe { $0.addProperty(number) } }
  }
}

extension LineScanner {
  /// The rest of the line.
  var rest: [UInt8] {
    var end = p
    while end.pointee != 0 { end += 1 }
    return Array(UnsafeBufferPointer(start: p, count: end - p))
  }

  /// A whole number in a list, with the comma behind it if there is one.
  mutating func item(_ name: StaticString) throws(TextError) -> Int32 {
    skipSpaces()
    let value = try integer(name)
    skipSpaces()
    if take(",") { skipSpaces() }
    return value
  }

  /// A list of whole numbers in brackets.
  mutating func list() throws(TextError) -> [Int32] {
    try expect("[", "'['")
    skipSpaces()
    var values: [Int32] = []
    while !take("]") { values.append(try item("a whole number or ']'")) }
    return values
  }
}
