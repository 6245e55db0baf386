/// Cuts bytes that arrive in chunks into lines, or into what else a format is made of; holds no
/// more than one chunk and one line.
struct InputBuffer {
  /// What `next()` found.
  enum Line {
    /// The bytes of a line without its end (line feed, or return and line feed); a 0 follows.
    case complete(Range<Int>)
    /// A line longer than allowed, which is passed over.
    case tooLong
  }

  /// So many bytes can be read behind every line.
  static let padding = 8

  /// The bytes at hand, and the padding.
  private(set) var bytes = [UInt8](repeating: 0, count: padding)
  /// The number of the line that `next()` returned last, from 1.
  var lineNumber = 0
  /// The offset of that line in the whole input.
  var lineOffset = 0
  let maximumLength: Int
  /// The start of the next line, and how far it was searched for its end, in `bytes`.
  var head = 0
  var searched = 0
  /// How many bytes of the input lie before `bytes`.
  private(set) var consumed = 0
  private var isInsideLongLine = false
  private(set) var isFinished = false
  private var isClosed = false

  init(maximumLength: Int) { self.maximumLength = maximumLength }

  /// The end of the bytes at hand.
  var tail: Int { bytes.count - Self.padding }

  mutating func append(_ chunk: UnsafeRawBufferPointer) {
    if isClosed { return }
    if head > 0 {
      bytes.removeSubrange(0..<head)
      consumed += head
      searched -= head
      head = 0
    }
    bytes.removeLast(Self.padding)
    bytes.append(contentsOf: chunk)
    bytes.append(contentsOf: repeatElement(0, count: Self.padding))
  }

  /// No more bytes follow: the last line may lack its line feed.
  mutating func finish() { isFinished = true }

  /// Lets go of everything and takes no more.
  mutating func close() {
    self = InputBuffer(maximumLength: maximumLength)
    isFinished = true
    isClosed = true
  }

  /// The next line, or nil when none is complete.
  mutating func next() -> Line? {
    while true {
      let end = endOfLine()
      if isInsideLongLine {
        guard skipLongLine(to: end) else { return nil }
        continue
      }
      guard let end else {
        if tail - head > maximumLength { return tooLong() }
        return isFinished && head < tail ? line(endingAt: tail) : nil
      }
      if end - head > maximumLength { return tooLong() }
      return line(endingAt: end)
    }
  }

  private mutating func line(endingAt end: Int) -> Line {
    let hasReturn = end > head && bytes[end - 1] == 0x0D
    let range = head..<(hasReturn ? end - 1 : end)
    startLine()
    bytes[range.upperBound] = 0
    head = min(end + 1, tail)
    searched = head
    return .complete(range)
  }

  private mutating func tooLong() -> Line {
    startLine()
    isInsideLongLine = true
    return .tooLong
  }

  private mutating func startLine() {
    lineNumber += 1
    lineOffset = consumed + head
  }

  /// Lets go of the long line's bytes; true when its end was among them.
  private mutating func skipLongLine(to end: Int?) -> Bool {
    head = end.map { $0 + 1 } ?? tail
    searched = head
    isInsideLongLine = end == nil
    return end != nil
  }

  /// The place of the next line feed; eight bytes at a time, the padding holds none.
  private mutating func endOfLine() -> Int? {
    let (from, tail) = (searched, tail)
    let found = bytes.withUnsafeBytes { buffer -> Int? in
      var i = from
      while i < tail {
        let word = UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: i, as: UInt64.self))
        let feeds = word ^ 0x0A0A_0A0A_0A0A_0A0A
        // The lowest set bit is exact: a borrow can only spoil bytes above a byte of zero.
        let zeros = (feeds &- 0x0101_0101_0101_0101) & ~feeds & 0x8080_8080_8080_8080
        if zeros != 0 { return i + zeros.trailingZeroBitCount / 8 }
        i += 8
      }
      return nil
    }
    searched = found ?? tail
    return found
  }
}
