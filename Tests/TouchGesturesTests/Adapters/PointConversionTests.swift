import Testing
import TouchGestures

/// Device coordinates as points of 1/160 inch.
@Suite struct PointConversionTests {
  struct Row: Sendable {
    var name: String
    var conversion: PointConversion
    var place: SIMD2<Double>
    var points: SIMD2<Double>
  }

  static let rows: [Row] = [
    Row(
      name: "one inch of 40 units a millimetre",
      conversion: PointConversion(unitsPerMillimeter: SIMD2(40, 20)),
      place: SIMD2(1016, 508), points: SIMD2(160, 160)),
    Row(
      name: "axes that do not start at zero",
      conversion: PointConversion(unitsPerMillimeter: SIMD2(10, 10), minimum: SIMD2(100, -50)),
      place: SIMD2(354, 77), points: SIMD2(160, 80)),
    Row(
      name: "0 to 1 over 254 by 127 mm",
      conversion: PointConversion(normalizedOverMillimeters: SIMD2(254, 127)),
      place: SIMD2(0.5, 1), points: SIMD2(800, 800)),
    Row(
      name: "0 to 1 over 800 by 600 points",
      conversion: PointConversion(normalizedOverPoints: SIMD2(800, 600)),
      place: SIMD2(0.25, 0.5), points: SIMD2(200, 300)),
    Row(
      name: "pixels of 320 to the inch", conversion: PointConversion(pixelsPerInch: 320),
      place: SIMD2(320, 64), points: SIMD2(160, 32)),
    Row(
      name: "three pixels make one", conversion: PointConversion(pixelRatio: 3),
      place: SIMD2(300, 33), points: SIMD2(100, 11)),
    Row(
      name: "unknown density", conversion: PointConversion(unitsPerMillimeter: SIMD2(0, -1)),
      place: SIMD2(7, 8), points: SIMD2(7, 8)),
    Row(
      name: "no ratio", conversion: PointConversion(pixelRatio: .nan), place: SIMD2(7, 8),
      points: SIMD2(7, 8)),
  ]

  @Test(arguments: rows) func converts(_ row: Row) {
    let points = row.conversion(row.place.x, row.place.y)
    let difference = points - row.points
    #expect(abs(difference.x) < 1e-9 && abs(difference.y) < 1e-9, "\(row.name): \(points)")
  }
}
