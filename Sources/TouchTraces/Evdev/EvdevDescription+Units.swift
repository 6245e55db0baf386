/// How a device's positions become a trace's: the device as a trace has it, and what x and y are
/// divided by.
struct EvdevUnits: Equatable {
  var device = TouchTrace.Device(scale: .unknown)
  var divisor = SIMD2<Double>(1, 1)
}

extension EvdevDescription {
  /// The longer side of a device of unknown size: 1,000 points, in millimetres.
  static let nominalLength = 158.75
  /// Sides that touch devices have, from a watch to a wall, in millimetres.
  ///
  /// Some drivers give a resolution that puts a device far outside: then its size is unknown.
  static let plausibleLength = 5.0...3000.0

  /// Millimetres where the device has a resolution, a nominal size where it has only ranges.
  ///
  /// One resolution for both axes keeps the device's units. Two different ones make positions
  /// millimetres, so that a trace's units are as long in x as in y.
  var units: EvdevUnits {
    var units = EvdevUnits()
    units.device.kind = kind
    guard let x = axis(EvdevCode.contactX) ?? axis(EvdevCode.x),
      let y = axis(EvdevCode.contactY) ?? axis(EvdevCode.y),
      let width = x.length, let height = y.length
    else { return units }
    units.device.width = width
    units.device.height = height
    if !Self.isPlausible(x) || !Self.isPlausible(y) {
      units.device.scale = .nominal
      units.device.unitsPerMillimeter = max(width, height) / Self.nominalLength
    } else if x.resolution == y.resolution {
      units.device.scale = .measured
      units.device.unitsPerMillimeter = Double(x.resolution)
    } else {
      units.divisor = SIMD2(Double(x.resolution), Double(y.resolution))
      units.device = TouchTrace.Device(
        kind: kind, unitsPerMillimeter: 1, width: width / units.divisor.x,
        height: height / units.divisor.y)
    }
    return units
  }

  private static func isPlausible(_ axis: Axis) -> Bool {
    guard axis.resolution > 0, let length = axis.length else { return false }
    return plausibleLength.contains(length / Double(axis.resolution))
  }

  /// As udev's `input_id` tells them apart; properties are newer than many recordings.
  private var kind: String? {
    switch isDirect {
    case true?: return "touchscreen"
    case false?: return "touchpad"
    case nil: break
    }
    if hasFingerKey { return "touchpad" }
    return hasTouchKey ? "touchscreen" : nil
  }
}
