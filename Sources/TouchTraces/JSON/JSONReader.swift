/// Pulls JSON values (RFC 8259) from bytes, without building a tree.
///
/// The caller asks for what it expects (`openObject()`, `nextMember(_:)`, `number()`); anything
/// else is an error with its place. The grammar is kept strictly: no comments, no trailing
/// commas, no `NaN`, no `.5`, no raw control characters, valid UTF-8 only. A byte of 0 must follow
/// the text, so that no loop needs a second test for the end; `read(_:_:)` sees to that.
package struct JSONReader {
  /// Containers within containers beyond this many are an error, not a stack overflow.
  package static let maximumDepth = 128

  let start: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  var p: UnsafePointer<UInt8>

  /// A reader of the `count` bytes at `start`; `start[count]` is 0 and seven more bytes behind it
  /// can be read.
  init(paddedText start: UnsafePointer<UInt8>, count: Int) {
    self.start = start
    end = start + count
    p = start
  }

  /// Calls `body` with a reader of `bytes`, and requires that it reads all of them.
  package static func read<Value>(
    _ bytes: [UInt8], _ body: (inout JSONReader) throws(TextError) -> Value
  ) throws(TextError) -> Value {
    let padded = bytes + [0, 0, 0, 0, 0, 0, 0, 0]
    return try padded.withUnsafeBufferPointer { buffer throws(TextError) in
      guard let base = buffer.baseAddress else { throw TextError(offset: 0, expected: "text") }
      var reader = JSONReader(paddedText: base, count: bytes.count)
      let value = try body(&reader)
      try reader.expectEnd()
      return value
    }
  }

  /// The number of bytes read so far.
  package var offset: Int { p - start }

  /// An error at the next byte.
  package func error(_ expected: StaticString) -> TextError {
    TextError(offset: offset, expected: expected)
  }

  @inline(__always)
  mutating func skipWhitespace() {
    while p.pointee == 0x20 || p.pointee == 0x0A || p.pointee == 0x0D || p.pointee == 0x09 {
      p += 1
    }
  }

  /// Whether `byte` comes next, white space aside; if so it is read.
  @inline(__always)
  mutating func take(_ byte: UInt8) -> Bool {
    if p.pointee != byte {
      skipWhitespace()
      if p.pointee != byte { return false }
    }
    p += 1
    return true
  }

  @inline(__always)
  mutating func expect(_ byte: UInt8, _ name: StaticString) throws(TextError) {
    if !take(byte) { throw error(name) }
  }

  /// Requires that nothing but white space is left.
  package mutating func expectEnd() throws(TextError) {
    skipWhitespace()
    if p != end { throw error("nothing more") }
  }

  // MARK: Containers

  /// Reads `{`.
  package mutating func openObject() throws(TextError) {
    try expect(0x7B, "an object")
  }

  /// Reads up to the value of an object's next member and returns its key, or reads `}` and
  /// returns nil; `isFirst` is true before the first member and false afterwards.
  package mutating func nextMember(_ isFirst: inout Bool) throws(TextError) -> JSONText? {
    if take(0x7D) { return nil }
    if !isFirst { try expect(0x2C, "',' or '}'") }
    isFirst = false
    skipWhitespace()
    if p.pointee != 0x22 { throw error("a key in double quotes") }
    let key = try text()
    try expect(0x3A, "':'")
    return key
  }

  /// Reads `[`.
  package mutating func openArray() throws(TextError) {
    try expect(0x5B, "an array")
  }

  /// Whether an array has a next element; if not, its `]` is read.
  ///
  /// `isFirst` is true before the first element and false afterwards.
  @inline(__always)
  package mutating func nextElement(_ isFirst: inout Bool) throws(TextError) -> Bool {
    if isFirst {
      isFirst = false
      return !take(0x5D)
    }
    if take(0x2C) { return true }
    try expect(0x5D, "',' or ']'")
    return false
  }

  // MARK: Words

  /// Whether `null` comes next; if so it is read.
  package mutating func null() -> Bool {
    skipWhitespace()
    return p.pointee == 0x6E && takeWord("null")
  }

  /// Reads `true` or `false`.
  package mutating func boolean() throws(TextError) -> Bool {
    skipWhitespace()
    if takeWord("true") { return true }
    if takeWord("false") { return false }
    throw error("true or false")
  }

  private mutating func takeWord(_ word: StaticString) -> Bool {
    let bytes = word.utf8Start
    for i in 0..<word.utf8CodeUnitCount where p[i] != bytes[i] { return false }
    p += word.utf8CodeUnitCount
    return true
  }

  // MARK: Any value

  /// What kind of value comes next.
  package enum Kind { case object, array, string, number, boolean, null, other }

  /// The kind of the next value, which is not read.
  package mutating func peek() -> Kind {
    skipWhitespace()
    switch p.pointee {
    case 0x7B: return .object
    case 0x5B: return .array
    case 0x22: return .string
    case 0x2D, 0x30...0x39: return .number
    case 0x74, 0x66: return .boolean
    case 0x6E: return .null
    default: return .other
    }
  }

  /// Reads one value of any kind and checks its grammar.
  package mutating func skipValue() throws(TextError) {
    try skipValue(depth: 0)
  }

  private mutating func skipValue(depth: Int) throws(TextError) {
    if depth >= Self.maximumDepth { throw error("at most 128 levels of nesting") }
    var isFirst = true
    switch peek() {
    case .object:
      p += 1
      while try nextMember(&isFirst) != nil { try skipValue(depth: depth + 1) }
    case .array:
      p += 1
      while try nextElement(&isFirst) { try skipValue(depth: depth + 1) }
    case .string: _ = try text()
    case .number: _ = try number()
    case .boolean: _ = try boolean()
    case .null, .other: if !null() { throw error("a value") }
    }
  }
}
