extension InputBuffer {
  /// `error` in the text at `range`, which is in the line at hand or begins there, with the place
  /// in the whole input.
  func place(_ error: TextError, in range: Range<Int>) -> TraceFormatError {
    let place = range.lowerBound + error.offset
    let found = bytes.withUnsafeBufferPointer { TraceFormatError.excerpt($0[range][place...]) }
    let before = bytes[range].prefix(upTo: place)
    let line = lineNumber + before.count { $0 == 0x0A }
    let start = before.lastIndex(of: 0x0A).map { consumed + $0 + 1 } ?? lineOffset
    let offset = consumed + place
    return TraceFormatError(
      line: line, column: offset - start + 1, offset: offset, expected: "\(error.expected)",
      found: found)
  }

  /// That the line at hand is longer than allowed.
  func lengthError() -> TraceFormatError {
    TraceFormatError(
      line: lineNumber, column: maximumLength + 1, offset: lineOffset + maximumLength,
      expected: "a line of at most \(maximumLength) bytes", found: "a longer line")
  }
}
