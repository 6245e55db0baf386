import TouchGestures

/// Writes JSON into bytes: no white space, keys in the order of the calls.
///
/// Numbers are the shortest that read back as the same `Double`; numbers that are not finite
/// become `null`. Commas are the writer's business, matching brackets the caller's.
package struct JSONWriter {
  /// What has been written.
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  package init() {}

  /// Hands over what has been written and starts anew; the storage goes with it.
  package mutating func takeBytes() -> [UInt8] {
    let result = bytes
    self = JSONWriter()
    return result
  }

  /// Forgets what has been written and keeps the storage.
  package mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  package mutating func beginObject() { open(0x7B) }
  package mutating func endObject() { close(0x7D) }
  package mutating func beginArray() { open(0x5B) }
  package mutating func endArray() { close(0x5D) }

  /// Ends a line of JSON Lines.
  package mutating func endLine() {
    bytes.append(0x0A)
    needsComma = false
  }

  /// Writes a member's key; its value follows.
  package mutating func key(_ key: StaticString) {
    separate()
    bytes.append(0x22)
    append(key)
    bytes.append(0x22)
    bytes.append(0x3A)
    needsComma = false
  }

  /// Writes a member's key that is known at run time only.
  package mutating func key(_ key: String) {
    string(key)
    bytes.append(0x3A)
    needsComma = false
  }

  package mutating func null() { word("null") }
  package mutating func boolean(_ value: Bool) { word(value ? "true" : "false") }

  package mutating func integer(_ value: Int64) {
    separate()
    bytes.append(contentsOf: value.description.utf8)
  }

  /// Writes `value` as the shortest decimal that reads back the same; 100 rather than 100.0.
  package mutating func number(_ value: Double) {
    guard value.isFinite else { return null() }
    if abs(value) < 1e15, let whole = Int64(truncatingTowardZero: value), Double(whole) == value,
      whole != 0 || value.sign == .plus
    {
      return integer(whole)
    }
    separate()
    let text = value.description.utf8
    bytes.append(contentsOf: text.suffix(2).elementsEqual(".0".utf8) ? text.dropLast(2) : text[...])
  }

  /// Writes `nanoseconds` as a number of seconds, exactly.
  package mutating func seconds(nanoseconds: Int64) {
    separate()
    appendSeconds(nanoseconds, to: &bytes)
  }

  /// Writes a string in quotes, escaped where JSON demands it.
  package mutating func string(_ value: String) {
    separate()
    bytes.append(0x22)
    for byte in value.utf8 {
      switch byte {
      case 0x22, 0x5C: bytes += [0x5C, byte]
      case 0x0A: bytes += [0x5C, 0x6E]
      case 0x0D: bytes += [0x5C, 0x72]
      case 0x09: bytes += [0x5C, 0x74]
      case 0..<0x20: append("\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))")
      default: bytes.append(byte)
      }
    }
    bytes.append(0x22)
  }

  /// Writes a string that needs no escapes, without making a `String`.
  package mutating func string(_ value: StaticString) {
    separate()
    bytes.append(0x22)
    append(value)
    bytes.append(0x22)
  }

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(0x2C) }
    needsComma = true
  }

  private mutating func word(_ text: StaticString) {
    separate()
    append(text)
  }

  private mutating func append(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}

/// Appends `nanoseconds` as a decimal number of seconds with as few decimals as it has.
func appendSeconds(_ nanoseconds: Int64, to bytes: inout [UInt8]) {
  if nanoseconds < 0 { bytes.append(0x2D) }
  let (whole, rest) = nanoseconds.magnitude.quotientAndRemainder(dividingBy: 1_000_000_000)
  bytes.append(contentsOf: whole.description.utf8)
  if rest == 0 { return }
  bytes.append(0x2E)
  var (rest9, place) = (rest, UInt64(100_000_000))
  while rest9 != 0 {
    bytes.append(0x30 + UInt8(truncatingIfNeeded: rest9 / place))
    rest9 %= place
    place /= 10
  }
}
