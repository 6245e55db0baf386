import TouchEvaluation
import TouchTraces

/// The traces of a list of files, in order, as batches that each come from one file.
///
/// Memory holds one chunk of input and one batch, however long the files are. Bad places are
/// noted with file, line and column, counted, and passed over.
struct TraceInput {
  /// So many bad places of one file are noted one by one.
  private static let notesPerFile = 20
  private static let chunkSize = 1 << 18

  /// What was read so far.
  private(set) var counts = InputCounts()
  private let console: Console
  private let isStrict: Bool
  private let names: SourceNames
  private let amendments: TraceAmendments
  private let decoding: TraceDecoding
  private var skipped: [String]
  private var files: ArraySlice<InputFile>
  private var current: OpenFile?
  private var chunk = [UInt8](repeating: 0, count: chunkSize)

  /// The traces of `list`, decoded and amended; `isStrict` stops at the first bad place.
  init(
    _ list: InputList, decoding: TraceDecoding, amendments: TraceAmendments, isStrict: Bool,
    console: Console
  ) {
    self.console = console
    self.decoding = decoding
    self.isStrict = isStrict
    self.amendments = amendments
    files = list.files[...]
    names = SourceNames(list.files.map(\.path))
    skipped = list.skipped
    for problem in list.problems { console.note(problem) }
    counts.unreadable = list.problems.count
  }

  /// The next batch, or nil when all is read.
  mutating func next() throws(CommandError) -> TraceBatch? {
    while openNext(), let file = current {
      let batch = try fillBatch(from: file)
      if !batch.traces.isEmpty { return batch }
    }
    if !skipped.isEmpty {
      console.note("skipped, of no known format: " + skipped.joined(separator: ", "))
      skipped = []
    }
    return nil
  }

  /// Whether a file is open, after opening the next one if need be.
  private mutating func openNext() -> Bool {
    while current == nil, let file = files.popFirst() {
      do throws(System.Failure) {
        current = try open(file)
      } catch {
        noteUnreadable(file, error)
      }
    }
    return current != nil
  }

  /// Opens `file`; nil where it was found in a folder and is no recording.
  private mutating func open(_ file: InputFile) throws(System.Failure) -> OpenFile? {
    let opened = OpenFile(file: file, bytes: try file.open(in: console), decoding: decoding)
    if decoding.description == nil, let path = TraceFiles.description(of: file),
      let bytes = try? ByteSource(path: path).readAll()
    {
      // A description that is none says nothing; the log itself is read all the same.
      try? opened.reader.readDeviceDescription(bytes.span)
    }
    if file.isNamed || decoding.format != nil { return opened }
    let count = try opened.bytes.read(into: &chunk)
    guard count == 0 || TraceFiles.isRecording(file, firstBytes: chunk[..<count]) else {
      skipped.append(file.path)
      return nil
    }
    give(count, to: opened)
    return opened
  }

  private mutating func noteUnreadable(_ file: InputFile, _ failure: System.Failure) {
    console.note("\(file.displayName): \(failure.message)")
    counts.unreadable += 1
  }

  /// Fills a batch from the open file, which is closed at its end.
  private mutating func fillBatch(from file: OpenFile) throws(CommandError) -> TraceBatch {
    var batch = TraceBatch(source: names.name(of: file.file.path))
    while !batch.isFull {
      switch file.reader.next() {
      case .trace(var trace):
        amendments.apply(to: &trace, from: file.file)
        batch.append(trace)
        file.traces += 1
      case .malformed(let error):
        try noteMalformed(error, in: file)
      case nil where file.isAtEnd:
        close(file)
        return batch
      case nil:
        batch.bytes += readChunk(from: file)
      }
    }
    return batch
  }

  /// Gives the reader more bytes, or tells it that there are none; an unreadable file ends there.
  private mutating func readChunk(from file: OpenFile) -> Int {
    var count = 0
    do throws(System.Failure) {
      count = try file.bytes.read(into: &chunk)
    } catch {
      noteUnreadable(file.file, error)
    }
    give(count, to: file)
    return count
  }

  private mutating func give(_ count: Int, to file: OpenFile) {
    if count > 0 {
      counts.hasContent = counts.hasContent || chunk[..<count].contains { $0 > 0x20 }
      file.reader.append(chunk.span.extracting(first: count))
    } else {
      file.reader.finish()
      file.isAtEnd = true
    }
  }

  private mutating func noteMalformed(
    _ error: TraceFormatError, in file: OpenFile
  ) throws(CommandError) {
    counts.malformed += 1
    file.malformed += 1
    let message = error.message(in: file.file.displayName)
    if isStrict { throw .failure(message) }
    if file.malformed <= Self.notesPerFile { console.note(message) }
  }

  private mutating func close(_ file: OpenFile) {
    current = nil
    counts.traces += file.traces
    let name = file.file.displayName
    if file.malformed > Self.notesPerFile {
      let rest = file.malformed - Self.notesPerFile
      console.note("\(name): \(rest.counted("more malformed place"))")
    }
    if file.traces == 0 && file.malformed == 0 { console.note("\(name): holds no traces") }
  }
}

extension TraceFormatError {
  /// For example `taps.jsonl:3:17: expected a number, found "abc"`.
  fileprivate func message(in file: String) -> String {
    let place = line > 0 ? "\(file):\(line):\(column)" : "\(file): byte \(offset)"
    return "\(place): expected \(expected), found \(found)"
  }
}
