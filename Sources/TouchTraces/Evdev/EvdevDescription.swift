/// What a recording says of its device: axes, properties, keys.
struct EvdevDescription {
  /// The range of one absolute axis.
  struct Axis: Equatable {
    var code: UInt16
    var minimum: Int32 = 0
    var maximum: Int32 = 0
    /// Units in a millimetre, 0 when unknown.
    var resolution: Int32 = 0
    /// The value before the first event, where the recording has it.
    var initialValue: Int32?

    /// The length of the range, nil when there is none.
    var length: Double? {
      maximum > minimum ? Double(maximum) - Double(minimum) : nil
    }

    /// Where `value` lies in the range, from 0 to 1.
    func fraction(of value: Int32) -> Double? {
      guard let length else { return nil }
      return min(max((Double(value) - Double(minimum)) / length, 0), 1)
    }
  }

  private(set) var axes: [Axis] = []
  /// Whether the device has INPUT_PROP_DIRECT (a screen) or only INPUT_PROP_POINTER.
  var isDirect: Bool?
  var hasTouchKey = false
  var hasFingerKey = false

  /// Whether the device reports several contacts, as far as it is described.
  var hasContactAxes: Bool { axis(EvdevCode.contactX) != nil }

  func axis(_ code: UInt16) -> Axis? {
    axes.first { $0.code == code }
  }

  /// Changes the facts of axis `code`, which is made when there is none.
  mutating func update(_ code: UInt16, _ change: (inout Axis) -> Void) {
    if let index = axes.firstIndex(where: { $0.code == code }) {
      change(&axes[index])
    } else if code <= 0x3F {
      var axis = Axis(code: code)
      change(&axis)
      axes.append(axis)
    }
  }

  /// Notes the device's property `number`.
  mutating func addProperty(_ number: Int32) {
    if number == 1 { isDirect = true }
    if number == 0 && isDirect == nil { isDirect = false }
  }

  /// Notes that the device has key `code`.
  mutating func addKey(_ code: Int32) {
    if code == Int32(EvdevCode.touch) { hasTouchKey = true }
    if code == Int32(EvdevCode.toolFinger) { hasFingerKey = true }
  }
}
