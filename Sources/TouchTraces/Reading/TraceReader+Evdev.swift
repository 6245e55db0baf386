extension TraceReader {
  /// Text with an event a line.
  static func nextLogTrace(
    _ input: inout InputBuffer, _ evdev: inout EvdevRecording, _ format: TraceFormat,
    into trace: inout TouchTrace
  ) throws(TraceFormatError) -> Bool {
    while let range = try input.nextLine() {
      let event = try input.parse(range) { line throws(TextError) in
        try readLine(line, &evdev, format)
      }
      if let event, evdev.receive(event, into: &trace) { return true }
    }
    return input.isFinished && evdev.takeRest(into: &trace)
  }

  private static func readLine(
    _ line: UnsafeBufferPointer<UInt8>, _ evdev: inout EvdevRecording, _ format: TraceFormat
  ) throws(TextError) -> EvdevEvent? {
    guard let start = line.baseAddress else { return nil }
    var scanner = LineScanner(start)
    switch format {
    case .evemu: return try evdev.readEvemuLine(&scanner)
    case .evtest: return try evdev.readEvtestLine(&scanner)
    case .getevent: return try evdev.readGeteventLine(&scanner)
    case .libinput: return try evdev.readLibinputLine(&scanner)
    case .jsonLines, .csv, .evdev, .pointerEvents: return nil
    }
  }

  /// Events of 24 bytes; after one that cannot be, nothing tells where the next begins.
  static func nextEvdevTrace(
    _ input: inout InputBuffer, _ evdev: inout EvdevRecording, into trace: inout TouchTrace
  ) throws(TraceFormatError) -> Bool {
    while let range = input.nextRecord(ofLength: EvdevRecords.length) {
      guard let event = input.event(at: range.lowerBound) else {
        throw input.endRecords(at: range, "an input event: a time, a type below 32, a code")
      }
      if evdev.receive(event, into: &trace) { return true }
    }
    if !input.isFinished { return false }
    if input.restLength > 0 {
      throw input.endRecords(at: input.head..<input.tail, "an input event of 24 bytes")
    }
    return evdev.takeRest(into: &trace)
  }

  /// The description of a device alone; events that follow it are of no interest.
  static func readDescription(
    _ file: inout InputBuffer, _ evdev: inout EvdevRecording
  ) throws(TraceFormatError) {
    while let range = try file.nextLine() {
      _ = try file.parse(range) { line throws(TextError) in
        try readLine(line, &evdev, .evemu)
      }
    }
    evdev.header = EvdevHeader()
  }
}

extension InputBuffer {
  fileprivate func event(at place: Int) -> EvdevEvent? {
    bytes.withUnsafeBytes { bytes in
      bytes.baseAddress.flatMap { EvdevRecords.event(at: $0 + place) }
    }
  }

  /// An error at `range`, behind which no more is read.
  fileprivate mutating func endRecords(
    at range: Range<Int>, _ expected: String
  ) -> TraceFormatError {
    let found = bytes.withUnsafeBufferPointer { TraceFormatError.excerpt($0[range]) }
    let offset = consumed + range.lowerBound
    close()
    return TraceFormatError(line: 0, column: 0, offset: offset, expected: expected, found: found)
  }
}
