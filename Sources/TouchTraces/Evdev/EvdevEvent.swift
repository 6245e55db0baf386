/// One event of Linux's input system: `struct input_event`.
struct EvdevEvent: Equatable {
  /// Nanoseconds on the recording's clock.
  var time: Int64
  var type: UInt16
  var code: UInt16
  var value: Int32
}

/// The numbers of `linux/input-event-codes.h` that touch devices use.
enum EvdevCode {
  // Types.
  static let syn: UInt16 = 0
  static let key: UInt16 = 1
  static let abs: UInt16 = 3

  // Codes of syn.
  static let report: UInt16 = 0
  static let contactReport: UInt16 = 2
  static let dropped: UInt16 = 3

  // Codes of key.
  static let toolFinger: UInt16 = 0x145
  static let touch: UInt16 = 0x14A

  // Codes of abs.
  static let x: UInt16 = 0x00
  static let y: UInt16 = 0x01
  static let pressure: UInt16 = 0x18
  static let slot: UInt16 = 0x2F
  static let contactMajor: UInt16 = 0x30
  static let contactX: UInt16 = 0x35
  static let contactY: UInt16 = 0x36
  static let toolType: UInt16 = 0x37
  static let trackingID: UInt16 = 0x39
  static let contactPressure: UInt16 = 0x3A

  /// The value of `toolType` for a palm.
  static let palm: Int32 = 2
}
