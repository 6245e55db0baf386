/// One contact as a device reports it: a slot of protocol B, or a contact of protocol A.
struct EvdevContact {
  /// The device's number for the contact, -1 for none.
  var trackingID: Int32 = -1
  var x: Int32?
  var y: Int32?
  var pressure: Int32?
  var major: Int32?
  var isPalm = false
  /// Whether the contact is on the surface.
  var isDown = false
  /// The contact's number in the trace, once its landing is in it.
  var number: Int64?
  /// The position last put into the trace.
  var reportedX: Int32 = 0
  var reportedY: Int32 = 0
  /// Whether events were lost that may have ended the contact.
  var isInDoubt = false

  /// Takes the value of an axis of contacts.
  mutating func set(_ code: UInt16, _ value: Int32) {
    switch code {
    case EvdevCode.contactX: x = value
    case EvdevCode.contactY: y = value
    case EvdevCode.contactPressure: pressure = value
    case EvdevCode.contactMajor: major = value
    case EvdevCode.toolType: isPalm = value == EvdevCode.palm
    default: return
    }
    isInDoubt = false
  }

  /// Takes the value of an axis of single-touch devices.
  mutating func setSingle(_ code: UInt16, _ value: Int32) {
    switch code {
    case EvdevCode.x: x = value
    case EvdevCode.y: y = value
    default: pressure = value
    }
    isInDoubt = false
  }
}
