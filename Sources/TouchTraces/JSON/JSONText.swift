/// The text of a JSON string or key, in place: valid while the reader's bytes are.
///
/// Compare it with a literal (`switch text { case "id": … }`) without making a `String`.
package struct JSONText {
  let plain: UnsafeBufferPointer<UInt8>
  /// The text with its escapes resolved, when it has any.
  let resolved: [UInt8]?

  /// The text as a string.
  package var string: String {
    if let resolved { return String(decoding: resolved, as: UTF8.self) }
    return String(decoding: plain, as: UTF8.self)
  }

  /// Whether the text is `word`, byte for byte.
  package static func ~= (word: StaticString, text: JSONText) -> Bool {
    if let resolved = text.resolved {
      return resolved.withUnsafeBufferPointer { isEqual($0, word) }
    }
    return isEqual(text.plain, word)
  }
}

/// Whether `bytes` are those of `word`.
func isEqual(_ bytes: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
  guard bytes.count == word.utf8CodeUnitCount else { return false }
  let start = word.utf8Start
  for i in 0..<bytes.count where bytes[i] != start[i] { return false }
  return true
}
