/// Where a recording is not what its format says, and what should have stood there.
public struct TraceFormatError: Error, Hashable, Sendable {
  /// The line, counted from 1; 0 in formats without lines.
  public var line: Int
  /// The byte within the line, counted from 1; 0 in formats without lines.
  public var column: Int
  /// The byte within the whole input, counted from 0.
  public var offset: Int
  /// What should have stood there, for example `a number`.
  public var expected: String
  /// What stood there: an excerpt in printable ASCII.
  public var found: String

  /// An error at the given place.
  public init(line: Int, column: Int, offset: Int, expected: String, found: String) {
    self.line = line
    self.column = column
    self.offset = offset
    self.expected = expected
    self.found = found
  }
}

extension TraceFormatError: CustomStringConvertible {
  /// For example `line 3, column 17 (byte 245): expected a number, found "abc"`.
  public var description: String {
    let place = line > 0 ? "line \(line), column \(column) (byte \(offset))" : "byte \(offset)"
    return "\(place): expected \(expected), found \(found)"
  }
}

extension TraceFormatError {
  /// At most 12 bytes of `rest` in quotes, others than printable ASCII as `\xNN`.
  static func excerpt(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    if rest.isEmpty { return "the end of the line" }
    var text = "\""
    for byte in rest.prefix(12) {
      if byte >= 0x20 && byte < 0x7F {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "\\x"
        if byte < 16 { text += "0" }
        text += String(byte, radix: 16)
      }
    }
    return text + (rest.count > 12 ? "…\"" : "\"")
  }
}
