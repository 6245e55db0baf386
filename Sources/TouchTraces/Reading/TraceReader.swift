/// Reads traces from bytes that arrive in chunks.
///
/// ```swift
/// var reader = TraceReader()
/// while let chunk = nextChunk() {
///   chunk.withUnsafeBytes { reader.append($0) }
///   while let reading = reader.next() { … }
/// }
/// reader.finish()
/// while let reading = reader.next() { … }
/// ```
///
/// Memory holds one chunk and one line, however long the input is. A bad line is reported and
/// passed over. Any input is allowed: none traps, and none is read as what it is not.
public struct TraceReader: Sendable {
  /// The longest line that is read, unless another limit is given: 16 MiB.
  public static let defaultMaximumLineLength = 1 << 24

  private var lines: LineBuffer
  /// The first bytes of the input, until they have been looked at.
  private var isAtStart = true
  private var isRefused = false

  /// A reader at the start of an input; longer lines than `maximumLineLength` bytes are reported
  /// and passed over without being held.
  public init(maximumLineLength: Int = TraceReader.defaultMaximumLineLength) {
    lines = LineBuffer(maximumLength: maximumLineLength)
  }

  /// Takes the next bytes of the input.
  ///
  /// Call ``next()`` until it is nil before the next chunk, or the chunks add up in memory.
  public mutating func append(_ chunk: UnsafeRawBufferPointer) {
    if !isRefused { lines.append(chunk) }
  }

  /// Takes the next bytes of the input.
  public mutating func append(_ chunk: Span<UInt8>) {
    chunk.withUnsafeBytes { append($0) }
  }

  /// Says that the input ends here.
  public mutating func finish() { lines.finish() }

  /// The next trace or bad place, or nil when more bytes are needed (or none are left).
  ///
  /// ``next(into:)`` does the same without an allocation for each trace.
  public mutating func next() -> TraceReading? {
    var trace = TouchTrace(id: "")
    do throws(TraceFormatError) {
      return try next(into: &trace) ? .trace(trace) : nil
    } catch {
      return .malformed(error)
    }
  }

  /// Reads the next trace into `trace`, whose storage is reused.
  ///
  /// - Parameter trace: Replaced when the result is true; of no meaning after an error.
  /// - Returns: Whether there was one; false when more bytes are needed (or none are left).
  /// - Throws: ``TraceFormatError`` at a bad place; the next call goes on behind it.
  /// - Complexity: O(*n*) in the bytes of the trace; no allocation per row once storage has grown.
  public mutating func next(into trace: inout TouchTrace) throws(TraceFormatError) -> Bool {
    while let line = lines.next() {
      guard case .complete(var range) = line else { throw tooLong() }
      if isAtStart { try openInput(&range) }
      if try parse(range, into: &trace) { return true }
    }
    return false
  }

  /// Passes over a byte order mark; what is no text at all is refused as a whole.
  private mutating func openInput(_ range: inout Range<Int>) throws(TraceFormatError) {
    isAtStart = false
    let foreign = lines.bytes.withUnsafeBufferPointer { bytes in
      ForeignContent(UnsafeBufferPointer(rebasing: bytes[range]))
    }
    switch foreign {
    case nil: break
    case .byteOrderMark: range = range.lowerBound + 3..<range.upperBound
    case .other(let name):
      isRefused = true
      lines.close()
      throw TraceFormatError(
        line: 1, column: 1, offset: 0, expected: "text in UTF-8", found: "\(name)")
    }
  }

  private func parse(
    _ range: Range<Int>, into trace: inout TouchTrace
  ) throws(TraceFormatError) -> Bool {
    try lines.bytes.withUnsafeBufferPointer { bytes throws(TraceFormatError) in
      let line = UnsafeBufferPointer(rebasing: bytes[range])
      if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return false }
      do throws(TextError) {
        try JSONTraceParser.parse(line, into: &trace)
        return true
      } catch {
        throw self.error(error, in: line)
      }
    }
  }

  private func error(
    _ error: TextError, in line: UnsafeBufferPointer<UInt8>
  ) -> TraceFormatError {
    TraceFormatError(
      line: lines.lineNumber, column: error.offset + 1, offset: lines.lineOffset + error.offset,
      expected: "\(error.expected)", found: TraceFormatError.excerpt(line[error.offset...]))
  }

  private func tooLong() -> TraceFormatError {
    TraceFormatError(
      line: lines.lineNumber, column: lines.maximumLength + 1,
      offset: lines.lineOffset + lines.maximumLength,
      expected: "a line of at most \(lines.maximumLength) bytes", found: "a longer line")
  }
}
