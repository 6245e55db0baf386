/// The surface that evemu's whole numbers are on: the description, and what places become.
struct EvemuSurface {
  /// A place in whole numbers.
  struct Place {
    var x: Int32
    var y: Int32
    /// Whether it is the place itself, not one beside it.
    var isExact: Bool
  }

  /// The value that stands for a pressure of 1: pressures of six decimals are exact.
  static let fullPressure: Int32 = 1_000_000

  let header: String
  /// What a length in points is multiplied by, and the same for the first device's own units.
  private let unitsPerPoint: Double
  private let multiple: Double
  private let pointsPerUnit: Double
  private let units: EvdevUnits

  /// The surface of `trace`'s device.
  init(_ trace: TouchTrace) {
    let device = trace.device
    multiple = Self.multiple(for: trace)
    pointsPerUnit = device.pointsPerUnit
    unitsPerPoint = multiple / pointsPerUnit
    let description = Self.description(of: device, multiple)
    units = description.units
    header = Self.header(description)
  }

  /// Whether a reader of the header gets to know all of `device`.
  func holds(_ device: TouchTrace.Device) -> Bool {
    let read = units.device
    func isSame(_ a: Double?, _ b: Double?, _ factor: Double) -> Bool {
      guard let a, let b else { return a == nil && b == nil }
      return abs(a - b * factor) <= 1e-9 * abs(a)
    }
    return read.kind == device.kind && read.scale == device.scale
      && isSame(read.unitsPerMillimeter, device.unitsPerMillimeter, multiple)
      && isSame(read.width, device.width, multiple)
      && isSame(read.height, device.height, multiple)
  }

  /// `location`, in units that are `unit` points long; nil where it is not finite or too far away.
  func place(_ location: SIMD2<Double>, unit: Double) -> Place? {
    let scaled = location * factor(unit)
    guard abs(scaled.x) < 2e9, abs(scaled.y) < 2e9 else { return nil }
    let (x, y) = (Self.whole(scaled.x), Self.whole(scaled.y))
    return Place(x: x.value, y: y.value, isExact: x.isExact && y.isExact)
  }

  /// A length, in units that are `unit` points long.
  func length(_ length: Double, unit: Double) -> (value: Int32, isExact: Bool) {
    Self.whole(length * factor(unit))
  }

  private func factor(_ unit: Double) -> Double {
    unit == pointsPerUnit ? multiple : unit * unitsPerPoint
  }

  /// The nearest whole number, and whether `value` is that, but for the rounding of a product.
  static func whole(_ value: Double) -> (value: Int32, isExact: Bool) {
    guard abs(value) < 2e9 else { return (value < 0 ? -2_000_000_000 : 2_000_000_000, false) }
    let nearest = Int32(value < 0 ? value - 0.5 : value + 0.5)
    return (nearest, abs(value - Double(nearest)) <= 1e-9)
  }

  /// 1, 10, 100 or 1000: the least that makes the density and all places whole, else 1000.
  ///
  /// Without a density units have to stay what they are.
  private static func multiple(for trace: TouchTrace) -> Double {
    guard let density = trace.device.unitsPerMillimeter, trace.device.scale == .measured else {
      return 1
    }
    let candidates = [1.0, 10, 100, 1000].filter { multiple in
      whole(density * multiple).isExact
        && trace.rows.allSatisfy { row in
          whole(row.location.x * multiple).isExact && whole(row.location.y * multiple).isExact
        }
    }
    return candidates.first ?? 1000
  }

  private static func description(
    of device: TouchTrace.Device, _ multiple: Double
  ) -> EvdevDescription {
    var description = EvdevDescription()
    let isMeasured = device.scale == .measured
    let resolution = isMeasured ? device.unitsPerMillimeter.map { whole($0 * multiple).value } : nil
    let isSized = resolution != nil || device.scale == .nominal
    for (code, side) in [(EvdevCode.contactX, device.width), (EvdevCode.contactY, device.height)] {
      description.update(code) { axis in
        axis.maximum = isSized ? side.map { whole($0 * multiple).value } ?? 0 : 0
        axis.resolution = resolution ?? 0
      }
    }
    description.addKey(Int32(EvdevCode.touch))
    if device.kind == "touchscreen" { description.addProperty(1) }
    if device.kind == "touchpad" { description.addProperty(0) }
    return description
  }

  private static func header(_ description: EvdevDescription) -> String {
    let properties =
      switch description.isDirect {
      case true?: "02"
      case false?: "01"
      case nil: "00"
      }
    // Keys: BTN_TOUCH. Axes: slot, size, place, tool, tracking id, pressure.
    let keys = (0..<12).map { $0 == 5 ? "B: 01 00 04 00 00 00 00 00 00\n" : emptyKeys }
    return "# EVEMU 1.3\nN: Recorded touches\nI: 0003 0000 0000 0000\n"
      + "P: \(properties) 00 00 00 00 00 00 00\nB: 00 0b 00 00 00 00 00 00 00\n" + keys.joined()
      + "B: 03 00 00 00 00 00 80 e1 06\nA: 2f 0 31 0 0 0\nA: 30 0 0 0 0 0\n"
      + axis(description, EvdevCode.contactX) + axis(description, EvdevCode.contactY)
      + "A: 37 0 2 0 0 0\nA: 39 0 65535 0 0 0\nA: 3a 0 \(fullPressure) 0 0 0\n"
  }

  private static let emptyKeys = "B: 01 00 00 00 00 00 00 00 00\n"

  private static func axis(_ description: EvdevDescription, _ code: UInt16) -> String {
    guard let axis = description.axis(code) else { return "" }
    return "A: \(String(code, radix: 16)) 0 \(axis.maximum) 0 0 \(axis.resolution)\n"
  }
}
