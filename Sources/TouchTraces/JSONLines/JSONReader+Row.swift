import TouchGestures

extension JSONReader {
  /// Reads `[t, contact, phase, x, y]`, optionally with `pressure` and `radius` behind.
  @inline(__always)
  mutating func traceRow() throws(TextError) -> TouchTrace.Row {
    try expect(0x5B, "a row: '[t, contact, phase, x, y]'")
    let time = try nanoseconds()
    try expect(0x2C, "',' and a contact")
    let contactID = try integer()
    try expect(0x2C, "',' and a phase")
    let phase = try phase()
    try expect(0x2C, "',' and x")
    let x = try coordinate()
    try expect(0x2C, "',' and y")
    let y = try coordinate()
    var row = TouchTrace.Row(
      time: TouchInstant(nanoseconds: time), contactID: contactID, phase: phase,
      location: SIMD2(x, y))
    if !take(0x5D) { try readTail(of: &row) }
    return row
  }

  @inline(never)
  private mutating func readTail(of row: inout TouchTrace.Row) throws(TextError) {
    try expect(0x2C, "',' or ']'")
    if !null() { row.pressure = try finiteNumber() }
    if take(0x5D) { return }
    try expect(0x2C, "',' or ']'")
    if !null() { row.radius = try finiteNumber() }
    try expect(0x5D, "']'")
  }

  /// `null` is a position that was not known: NaN, which the tracker drops and counts.
  @inline(__always)
  private mutating func coordinate() throws(TextError) -> Double {
    if p.pointee == 0x6E || p.pointee == 0x20 {
      if null() { return .nan }
    }
    return try finiteNumber()
  }

  @inline(__always)
  private mutating func phase() throws(TextError) -> TouchSample.Phase {
    skipWhitespace()
    // A quote, five letters, a quote; the padding lets eight bytes be read.
    let eight = UnsafeRawPointer(p).loadUnaligned(as: UInt64.self)
    let word = UInt64(littleEndian: eight) & 0x00FF_FFFF_FFFF_FFFF
    if word == 0x22_6465_766F_6D22 { return phase(.moved, length: 7) }
    if word == 0x22_6E61_6765_6222 { return phase(.began, length: 7) }
    if word == 0x22_6465_646E_6522 { return phase(.ended, length: 7) }
    return try rarePhase()
  }

  @inline(__always)
  private mutating func phase(_ phase: TouchSample.Phase, length: Int) -> TouchSample.Phase {
    p += length
    return phase
  }

  @inline(never)
  private mutating func rarePhase() throws(TextError) -> TouchSample.Phase {
    let first = offset
    switch try text() {
    case "began": return .began
    case "moved": return .moved
    case "stationary": return .stationary
    case "ended": return .ended
    case "cancelled": return .cancelled
    default:
      throw TextError(
        offset: first, expected: "a phase: began, moved, stationary, ended or cancelled")
    }
  }
}
