extension JSONReader {
  /// Reads a string; escapes are resolved, lone surrogates are errors.
  package mutating func string() throws(TextError) -> String { try text().string }

  /// Reads a string, in place.
  package mutating func text() throws(TextError) -> JSONText {
    skipWhitespace()
    if p.pointee != 0x22 { throw error("a string") }
    p += 1
    let first = p
    try skipPlainText()
    let plain = UnsafeBufferPointer(start: first, count: p - first)
    let resolved = p.pointee == 0x22 ? nil : try resolvedText(after: plain)
    p += 1
    return JSONText(plain: plain, resolved: resolved)
  }

  /// Stops at `"` or `\`; everything before is printable and valid UTF-8.
  private mutating func skipPlainText() throws(TextError) {
    // A copy, which stays in a register while the bytes are scanned.
    var q = p
    while true {
      while q.pointee >= 0x20 && q.pointee < 0x80 && q.pointee != 0x22 && q.pointee != 0x5C {
        q += 1
      }
      if q.pointee < 0x80 { break }
      let count = wellFormedUTF8Length(q)
      if count == 0 { break }
      q += count
    }
    p = q
    if p.pointee == 0x22 || p.pointee == 0x5C { return }
    if p.pointee >= 0x80 { throw error("valid UTF-8") }
    throw error(p == end ? "'\"' at the end of the string" : "an escape")
  }

  private mutating func resolvedText(
    after plain: UnsafeBufferPointer<UInt8>
  ) throws(TextError) -> [UInt8] {
    var text = [UInt8](plain)
    while p.pointee == 0x5C {
      text.append(contentsOf: String(Character(try escapedScalar())).utf8)
      let first = p
      try skipPlainText()
      text.append(contentsOf: UnsafeBufferPointer(start: first, count: p - first))
    }
    return text
  }

  private mutating func escapedScalar() throws(TextError) -> Unicode.Scalar {
    let escape = p
    p += 2
    switch escape[1] {
    case 0x22: return "\""
    case 0x5C: return "\\"
    case 0x2F: return "/"
    case 0x62: return "\u{8}"
    case 0x66: return "\u{C}"
    case 0x6E: return "\n"
    case 0x72: return "\r"
    case 0x74: return "\t"
    case 0x75: break
    default:
      p = escape
      throw error("a known escape")
    }
    let unit = try hexadecimalUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    if unit < 0xDC00 && p[0] == 0x5C && p[1] == 0x75 {
      p += 2
      let low = try hexadecimalUnit()
      let value = 0x10000 + ((unit - 0xD800) << 10) + (low & 0x3FF)
      if low >> 10 == 0x37, let scalar = Unicode.Scalar(value) { return scalar }
    }
    p = escape
    throw error("a pair of surrogates")
  }

  private mutating func hexadecimalUnit() throws(TextError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      switch p.pointee {
      case 0x30...0x39: value = value << 4 | UInt32(p.pointee - 0x30)
      case 0x41...0x46: value = value << 4 | UInt32(p.pointee - 0x37)
      case 0x61...0x66: value = value << 4 | UInt32(p.pointee - 0x57)
      default: throw error("four hexadecimal digits")
      }
      p += 1
    }
    return value
  }
}

/// The length of the well-formed UTF-8 sequence at `p`, or 0 (Unicode 15, table 3-7); a
/// byte of 0 ends the text.
func wellFormedUTF8Length(_ p: UnsafePointer<UInt8>) -> Int {
  func isContinuation(_ i: Int) -> Bool { p[i] & 0xC0 == 0x80 }
  switch p[0] {
  case 0x01...0x7F: return 1
  case 0xC2...0xDF: return isContinuation(1) ? 2 : 0
  case 0xE0...0xEF:
    let isInRange =
      switch p[0] {
      case 0xE0: p[1] >= 0xA0
      case 0xED: p[1] < 0xA0
      default: true
      }
    return isInRange && isContinuation(1) && isContinuation(2) ? 3 : 0
  case 0xF0...0xF4:
    let isInRange =
      switch p[0] {
      case 0xF0: p[1] >= 0x90
      case 0xF4: p[1] < 0x90
      default: true
      }
    return isInRange && isContinuation(1) && isContinuation(2) && isContinuation(3) ? 4 : 0
  default: return 0
  }
}
