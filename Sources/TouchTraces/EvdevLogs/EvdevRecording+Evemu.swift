extension EvdevRecording {
  /// Reads a line of evemu 1.x: an event, a line of the device's description, or a comment.
  ///
  /// ```
  /// A: 35 0 1599 0 0 11             axis: code, minimum, maximum, fuzz, flat, resolution
  /// E: 0.008818 0003 0035 0825      event: seconds, type and code in hexadecimal, value
  /// ```
  mutating func readEvemuLine(_ line: inout LineScanner) throws(TextError) -> EvdevEvent? {
    line.skipSpaces()
    switch line.p.pointee {
    case 0x45: return try readEvemuEvent(&line)
    case 0x23:
      line.p += 1
      readHeaderLine(&line)
    case 0x41: try readEvemuAxis(&line)
    case 0x42: try readEvemuBits(&line)
    case 0x50: try readEvemuProperties(&line)
    case 0x4E, 0x49, 0x4C, 0x53:
      line.p += 1
      try line.expect(":", "':'")
    case 0: break
    default: throw line.error("a line of evemu: 'E:', 'A:' …")
    }
    return nil
  }

  private func readEvemuEvent(_ line: inout LineScanner) throws(TextError) -> EvdevEvent {
    try line.expect("E:", "'E:'")
    line.skipSpaces()
    let time = try line.nanoseconds()
    line.skipSpaces()
    let type = try line.hexadecimal16("an event type in hexadecimal")
    line.skipSpaces()
    let code = try line.hexadecimal16("an event code in hexadecimal")
    line.skipSpaces()
    let value = try line.integer("a value of 32 bits")
    line.skipSpaces()
    if !line.isAtEnd && line.p.pointee != 0x23 { throw line.error("the end of the line") }
    return EvdevEvent(time: time, type: type, code: code, value: value)
  }

  /// Versions before 1.1 have no resolution.
  private mutating func readEvemuAxis(_ line: inout LineScanner) throws(TextError) {
    try line.expect("A:", "'A:'")
    line.skipSpaces()
    let code = try line.hexadecimal16("an axis in hexadecimal")
    var values: [Int32] = []
    line.skipSpaces()
    while !line.isAtEnd && line.p.pointee != 0x23 && values.count < 5 {
      values.append(try line.integer("a whole number"))
      line.skipSpaces()
    }
    if values.count < 4 { throw line.error("minimum, maximum, fuzz, flat and resolution") }
    let resolution = values.count > 4 ? values[4] : 0
    describe {
      $0.update(code) { axis in
        axis.minimum = values[0]
        axis.maximum = values[1]
        axis.resolution = resolution
      }
    }
  }

  /// `B: 01 …`: eight more bytes of the bit mask of keys.
  private mutating func readEvemuBits(_ line: inout LineScanner) throws(TextError) {
    try line.expect("B:", "'B:'")
    line.skipSpaces()
    if try line.hexadecimal("an event type in hexadecimal") != 1 { return }
    line.skipSpaces()
    while !line.isAtEnd && line.p.pointee != 0x23 {
      let bits = try line.hexadecimal("a byte in hexadecimal")
      for bit in 0..<8 where bits >> UInt32(bit) & 1 == 1 && header.keyByteCount < 96 {
        let key = Int32(header.keyByteCount * 8 + bit)
        describe { $0.addKey(key) }
      }
      header.keyByteCount = min(header.keyByteCount + 1, 96)
      line.skipSpaces()
    }
  }

  /// `P: …`: the bit mask of properties; all zero means little, as older kernels know none.
  private mutating func readEvemuProperties(_ line: inout LineScanner) throws(TextError) {
    try line.expect("P:", "'P:'")
    line.skipSpaces()
    let bits = try line.hexadecimal("a byte in hexadecimal")
    for bit in 0..<8 where bits >> UInt32(bit) & 1 == 1 {
      describe { $0.addProperty(Int32(bit)) }
    }
  }
}

extension LineScanner {
  /// A number of at most 16 bits in hexadecimal.
  mutating func hexadecimal16(_ name: StaticString) throws(TextError) -> UInt16 {
    let first = p
    if let value = UInt16(exactly: try hexadecimal(name)) { return value }
    p = first
    throw error(name)
  }
}
