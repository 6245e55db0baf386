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
      x.length != nil || x.resolution > 0, y.length != nil || y.resolution > 0
    else { return units }
    units.device.width = x.length
    units.device.height = y.length
    if !Self.isPlausible(x) || !Self.isPlausible(y) {
      guard let length = [x.length ?? 0, y.length ?? 0].max(), length > 0 else { return units }
      units.device.scale = .nominal
      units.device.unitsPerMillimeter = length / Self.nominalLength
    } else if x.resolution == y.resolution {
      units.device.scale = .measured
      units.device.unitsPerMillimeter = Double(x.resolution)
    } else {
      let divisor = SIMD2(Double(x.resolution), Double(y.resolution))
      units.divisor = divisor
      units.device = TouchTrace.Device(
        kind: kind, unitsPerMillimeter: 1, width: x.length.map { $0 / divisor.x },
        height: y.length.map { $0 / divisor.y })
    }
    return units
  }

  private static func isPlausible(_ axis: Axis) -> Bool {
    if axis.resolution <= 0 { return false }
    guard let length = axis.length else { return true }
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
