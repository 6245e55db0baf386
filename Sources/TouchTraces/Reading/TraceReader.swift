/// Reads traces from bytes that arrive in chunks, in any of the formats of ``TraceFormat``.
///
/// ```swift
/// var reader = TraceReader(name: "kiosk")
/// while let chunk = nextChunk() {
///   chunk.withUnsafeBytes { reader.append($0) }
///   while let reading = reader.next() { … }
/// }
/// reader.finish()
/// while let reading = reader.next() { … }
/// ```
///
/// Memory holds one chunk and one trace, however long the input is. A bad line is reported and
/// passed over. Any input is allowed: none traps, and none is read as what it is not.
///
/// Formats that are logs of a device are cut into traces: from the first contact down until all are
/// up, contacts numbered from 0 in the order of their landing, times from the first row.
public struct TraceReader: Sendable {
  /// The longest line that is read, unless another limit is given: 16 MiB.
  public static let defaultMaximumLineLength = 1 << 24

  /// The format, given or found out; nil: not known yet.
  public private(set) var format: TraceFormat?

  private var input: InputBuffer
  private var evdev: EvdevRecording
  private var csv: CSVDecoder
  private var pointers: PointerEventDecoder
  private var objects = ObjectScanner()
  private var isAtStart = true
  /// How many bytes are to be there when the format is looked for next: two binary events.
  private var nextLook = 2 * EvdevRecords.length
  /// Whether no more is read, since the input is none of text or events.
  private var isRefused = false

  /// A reader at the start of an input.
  ///
  /// - Parameters:
  ///   - format: The format; nil: found out from the content.
  ///   - name: The name that traces without one get, followed by a slash and a number from 1.
  ///   - maximumLineLength: Longer lines, in bytes, are reported and passed over without being
  ///     held.
  public init(
    format: TraceFormat? = nil, name: String = "trace",
    maximumLineLength: Int = TraceReader.defaultMaximumLineLength
  ) {
    self.format = format
    input = InputBuffer(maximumLength: maximumLineLength)
    evdev = EvdevRecording(name: name)
    csv = CSVDecoder(name: name)
    pointers = PointerEventDecoder(name: name)
  }

  /// Contacts, or reports of contacts, left out because the input has no landing or place for them.
  public var unplacedCount: Int { evdev.unplacedCount + csv.unplacedCount }

  /// Takes the next bytes of the input.
  ///
  /// Call ``next()`` until it is nil before the next chunk, or the chunks add up in memory.
  public mutating func append(_ chunk: UnsafeRawBufferPointer) {
    input.append(chunk)
  }

  /// Takes the next bytes of the input.
  public mutating func append(_ chunk: Span<UInt8>) {
    chunk.withUnsafeBytes { append($0) }
  }

  /// Says that the input ends here.
  public mutating func finish() { input.finish() }

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
    guard try isOpen(), let format else { return false }
    switch format {
    case .jsonLines: return try Self.nextJSONLine(&input, into: &trace)
    case .csv: return try Self.nextCSVTrace(&input, &csv, into: &trace)
    case .pointerEvents:
      return try Self.nextPointerTrace(&input, &objects, &pointers, into: &trace)
    case .evdev: return try Self.nextEvdevTrace(&input, &evdev, into: &trace)
    case .evemu, .evtest, .getevent, .libinput:
      return try Self.nextLogTrace(&input, &evdev, format, into: &trace)
    }
  }

  /// Reads the description of a device that a log without one was made on: a file of evemu (`.prop`,
  /// `.desc`, or a recording), or lines `A: …` of one.
  ///
  /// What the log itself says goes before it.
  ///
  /// - Parameter bytes: The whole file.
  /// - Throws: ``TraceFormatError`` at the first line that is not evemu's.
  public mutating func readDeviceDescription(
    _ bytes: Span<UInt8>
  ) throws(TraceFormatError) {
    var file = InputBuffer(maximumLength: Self.defaultMaximumLineLength)
    bytes.withUnsafeBytes { file.append($0) }
    file.finish()
    try Self.readDescription(&file, &evdev)
  }

  /// Whether there is something to read: looks at the first bytes for the format, and for what is
  /// no recording at all.
  private mutating func isOpen() throws(TraceFormatError) -> Bool {
    if !isAtStart { return !isRefused }
    // Twice as many bytes as at the last look, so that many small chunks cost no more.
    if input.restLength < nextLook && !input.isStartWhole { return false }
    nextLook = 2 * input.restLength
    let (content, detected) = input.firstContent
    if content == nil && format == nil && detected == nil {
      if !input.isStartWhole || input.isBlank { return false }
      throw refuse(expected: "a recording of a known format", found: input.excerpt)
    }
    isAtStart = false
    switch content {
    case nil: break
    case .byteOrderMark: input.skip(3)
    case .other(let name):
      if format != .evdev { throw refuse(expected: "text in UTF-8", found: "\(name)") }
    }
    format = format ?? detected
    return true
  }

  private mutating func refuse(expected: String, found: String) -> TraceFormatError {
    isAtStart = false
    isRefused = true
    input.close()
    return TraceFormatError(line: 1, column: 1, offset: 0, expected: expected, found: found)
  }
}
