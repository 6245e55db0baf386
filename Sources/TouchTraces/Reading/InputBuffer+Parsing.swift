extension InputBuffer {
  /// The next line's bytes, or nil when none is complete; throws for one that is too long.
  mutating func nextLine() throws(TraceFormatError) -> Range<Int>? {
    switch next() {
    case .complete(let range): return range
    case .tooLong: throw lengthError()
    case nil: return nil
    }
  }

  /// Calls `body` with the bytes at `range`; its error gets its place in the whole input.
  @inline(__always)
  func parse<Result>(
    _ range: Range<Int>,
    _ body: (UnsafeBufferPointer<UInt8>) throws(TextError) -> Result
  ) throws(TraceFormatError) -> Result {
    do throws(TextError) {
      return try bytes.withUnsafeBufferPointer { bytes throws(TextError) in
        try body(UnsafeBufferPointer(rebasing: bytes[range]))
      }
    } catch {
      throw place(error, in: range)
    }
  }
}
