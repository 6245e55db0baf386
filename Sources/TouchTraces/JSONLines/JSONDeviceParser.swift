/// Reads the value of `device`: an object with `kind`, `unitsPerMillimeter`, `width`, `height` and
/// `scale`, all of them optional.
enum JSONDeviceParser {
  static func parse(_ reader: inout JSONReader) throws(TextError) -> TouchTrace.Device {
    var device = TouchTrace.Device()
    var seen: UInt8 = 0
    var isFirst = true
    try reader.openObject()
    while let key = try reader.nextMember(&isFirst) {
      switch key {
      case "kind": if try isPresent(0) { device.kind = try reader.string() }
      case "unitsPerMillimeter": if try isPresent(1) { device.unitsPerMillimeter = try density() }
      case "width": if try isPresent(2) { device.width = try reader.finiteNumber() }
      case "height": if try isPresent(3) { device.height = try reader.finiteNumber() }
      case "scale": if try isPresent(4) { device.scale = try scale() }
      default: try reader.skipValue()
      }
    }
    return device

    func isPresent(_ index: UInt8) throws(TextError) -> Bool {
      if reader.null() { return false }
      if seen & 1 << index != 0 { throw reader.error("each known key once") }
      seen |= 1 << index
      return true
    }

    func density() throws(TextError) -> Double {
      let first = reader.offset
      let value = try reader.finiteNumber()
      if value > 0 { return value }
      throw TextError(offset: first, expected: "a positive number of units in a millimetre")
    }

    func scale() throws(TextError) -> TouchTrace.Device.Scale {
      let first = reader.offset
      switch try reader.text() {
      case "measured": return .measured
      case "nominal": return .nominal
      case "unknown": return .unknown
      default: throw TextError(offset: first, expected: "\"nominal\" or \"unknown\"")
      }
    }
  }
}
