import TouchGestures

/// A stream of touches read from any bytes, as a fuzzer makes them.
///
/// The first byte holds options; then each action takes a byte that says what it is, and a few for
/// its time and its place.
package struct ByteStream: Sendable {
  package private(set) var actions: [StreamAction] = []
  /// The first byte, for choices that a law leaves open.
  package let seed: UInt64
  /// Whether places are any doubles; then symmetries hold no longer bit for bit.
  package var isWild: Bool { seed & 8 != 0 }

  private var bytes: [UInt8]
  private var next = 1
  private var now: Int64 = 0

  package init(_ buffer: UnsafeBufferPointer<UInt8>) {
    bytes = Array(buffer)
    seed = UInt64(bytes.first ?? 0)
    while next < bytes.count && actions.count < 160 { actions.append(readAction()) }
  }

  private mutating func readByte() -> UInt8 {
    defer { next += 1 }
    return next < bytes.count ? bytes[next] : 0
  }

  private mutating func readWord() -> UInt64 {
    (0..<8).reduce(0) { word, _ in word << 8 | UInt64(readByte()) }
  }

  private mutating func readAction() -> StreamAction {
    let what = readByte()
    switch what & 31 {
    case 0: return .endFrame
    case 1: return .cancelAll(CancellationReason(rawValue: what >> 5) ?? .host)
    case 2: return .advance(TouchInstant(nanoseconds: readTime()))
    default: return readSample(what)
    }
  }

  private mutating func readSample(_ what: UInt8) -> StreamAction {
    let ids: [Int64] = [0, 1, 2, -1, .min, .max, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]
    let id = ids[Int(readByte()) % ids.count]
    let time = readTime()
    return .sample(
      id, TouchSample.Phase(rawValue: (what >> 5) % 5)!, time, readPlace(), readPlace())
  }

  /// Mostly the same time or a little later; sometimes earlier, sometimes any.
  private mutating func readTime() -> Int64 {
    let code = readByte()
    switch code {
    case 0..<64: break
    case 64..<200: now &+= Int64(code - 63) * 500_000
    case 200..<240: now &+= Int64(code - 199) * 30_000_000
    case 240..<248: return now &- Int64(code - 239) * 3_000_000
    case 248..<252: return Int64(bitPattern: readWord())
    default: now = Int64(bitPattern: readWord())
    }
    return now
  }

  private mutating func readPlace() -> Double {
    if isWild { return Double(bitPattern: readWord()) }
    let (high, low) = (Int(readByte()), Int(readByte()))
    let bad: [Double] = [.nan, .infinity, -.infinity, 1e308, -1e12]
    if high == 255 { return bad[low % bad.count] }
    return Double(high * 256 + low) / 32
  }
}
