extension InputBuffer {
  /// Whether no more bytes are waited for to tell what the input is.
  var isStartWhole: Bool { isFinished || restLength >= TraceFormat.detectionLength }

  /// What the first bytes say of the input: that it is no plain text, or its format.
  var firstContent: (ForeignContent?, TraceFormat?) {
    bytes.withUnsafeBytes { bytes in
      let first = bytes[head..<tail].prefix(TraceFormat.detectionLength)
      let start = UnsafeRawBufferPointer(rebasing: first)
      let foreign = start.withMemoryRebound(to: UInt8.self) { ForeignContent($0) }
      return (foreign, TraceFormat.detected(in: start, isWhole: isStartWhole))
    }
  }

  /// Whether there is nothing but white space.
  var isBlank: Bool {
    bytes[head..<tail].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D || $0 == 0x0A }
  }

  /// The first bytes, for a message.
  var excerpt: String {
    bytes.withUnsafeBufferPointer { TraceFormatError.excerpt($0[head..<tail]) }
  }

  /// Passes over `count` bytes at the start.
  mutating func skip(_ count: Int) {
    head = min(head + count, tail)
    searched = head
  }
}
