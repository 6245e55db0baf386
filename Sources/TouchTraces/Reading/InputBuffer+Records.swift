extension InputBuffer {
  /// The next `length` bytes, or nil when they are not at hand; for formats without lines.
  mutating func nextRecord(ofLength length: Int) -> Range<Int>? {
    if tail - head < length { return nil }
    let range = head..<head + length
    head += length
    searched = head
    return range
  }

  /// How many bytes are left at the end of the input, once it has ended.
  var restLength: Int { tail - head }

  /// The offset of the next byte in the whole input.
  var offset: Int { consumed + head }
}
