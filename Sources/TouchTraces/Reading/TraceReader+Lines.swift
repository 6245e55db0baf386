extension TraceReader {
  /// JSON Lines: a trace is a line.
  static func nextJSONLine(
    _ input: inout InputBuffer, into trace: inout TouchTrace
  ) throws(TraceFormatError) -> Bool {
    while let range = try input.nextLine() {
      let isTrace = try input.parse(range) { line throws(TextError) in
        if isBlank(line) { return false }
        try JSONTraceParser.parse(line, into: &trace)
        return true
      }
      if isTrace { return true }
    }
    return false
  }

  /// CSV: a trace is a run of lines.
  static func nextCSVTrace(
    _ input: inout InputBuffer, _ csv: inout CSVDecoder, into trace: inout TouchTrace
  ) throws(TraceFormatError) -> Bool {
    while let range = try input.nextLine() {
      let isComplete = try input.parse(range) { line throws(TextError) in
        if isBlank(line) { return false }
        guard let start = line.baseAddress else { return false }
        return try csv.read(start, into: &trace)
      }
      if isComplete { return true }
    }
    return input.isFinished && csv.takeRest(into: &trace)
  }

  /// Pointer events: a trace is a run of objects.
  static func nextPointerTrace(
    _ input: inout InputBuffer, _ objects: inout ObjectScanner,
    _ pointers: inout PointerEventDecoder, into trace: inout TouchTrace
  ) throws(TraceFormatError) -> Bool {
    while let finding = objects.next(in: &input) {
      switch finding {
      case .object(let range):
        let isComplete = try input.parse(range) { object throws(TextError) in
          try pointers.read(object, into: &trace)
        }
        if isComplete { return true }
      case .stray(let place):
        let error = TextError(offset: 0, expected: "a JSON object or an array of them")
        throw input.place(error, in: place..<place + 1)
      case .tooLong: throw input.lengthError()
      }
    }
    return input.isFinished && pointers.takeRest(into: &trace)
  }

  private static func isBlank(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
  }
}
