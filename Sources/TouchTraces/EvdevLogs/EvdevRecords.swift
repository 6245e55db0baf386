/// `struct input_event` of 64-bit Linux: seconds and microseconds in 64 bits, type and code in 16,
/// value in 32, little-endian.
enum EvdevRecords {
  /// The length of one event.
  static let length = 24

  /// The event at `bytes`, which are 24; nil when it cannot be one.
  static func event(at bytes: UnsafeRawPointer) -> EvdevEvent? {
    let seconds = Int64(littleEndian: bytes.loadUnaligned(as: Int64.self))
    let micros = Int64(littleEndian: bytes.loadUnaligned(fromByteOffset: 8, as: Int64.self))
    let type = UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: 16, as: UInt16.self))
    let code = UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: 18, as: UInt16.self))
    let value = Int32(littleEndian: bytes.loadUnaligned(fromByteOffset: 20, as: Int32.self))
    guard seconds >= 0, seconds <= 9_000_000_000, micros >= 0, micros < 1_000_000,
      type <= 0x1F, code <= 0x2FF
    else { return nil }
    let time = seconds * 1_000_000_000 + micros * 1000
    return EvdevEvent(time: time, type: type, code: code, value: value)
  }

  /// Whether an input that begins with `bytes` is a sequence of events: so are its first two.
  static func arePlausible(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let base = bytes.baseAddress, bytes.count >= length else { return false }
    if event(at: base) == nil { return false }
    return bytes.count < 2 * length || event(at: base + length) != nil
  }
}
