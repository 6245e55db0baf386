/// Curves over a common horizontal axis, with a frame, grid lines and labels.
struct LineChart {
  /// One curve: its points in the units of the axes.
  struct Curve {
    let name: String
    /// The number of its colour, from 0 to 4.
    let color: Int
    var isDashed = false
    let points: [SIMD2<Double>]
  }

  var origin = SIMD2<Double>(52, 24)
  var size = SIMD2<Double>(500, 190)
  let title: String
  let horizontal: ClosedRange<Double>
  let vertical: ClosedRange<Double>
  /// What a number on an axis is written as.
  var horizontalText: (Double) -> String = { $0.coordinate }
  var verticalText: (Double) -> String = { $0.coordinate }
  let curves: [Curve]

  /// The elements of the chart; it takes the room of ``outerSize``.
  var markup: String {
    frame + curves.map(path).joined() + legend
  }

  /// The chart with room for its labels.
  var outerSize: SIMD2<Double> { origin + size + [24, 44] }

  private func pixel(_ point: SIMD2<Double>) -> SIMD2<Double> {
    let x = (point.x - horizontal.lowerBound) / Self.length(horizontal)
    let y = (point.y - vertical.lowerBound) / Self.length(vertical)
    return [origin.x + min(max(x, 0), 1) * size.x, origin.y + (1 - min(max(y, 0), 1)) * size.y]
  }

  private static func length(_ range: ClosedRange<Double>) -> Double {
    max(range.upperBound - range.lowerBound, .leastNormalMagnitude)
  }

  private var frame: String {
    var text =
      "<text class=\"head\" x=\"\(origin.x.coordinate)\" y=\"\((origin.y - 9).coordinate)\">"
    text += title.escapedForMarkup + "</text>"
    for value in Self.ticks(in: vertical) {
      let y = pixel([horizontal.lowerBound, value]).y
      text += "<path class=\"grid\" d=\"M\(origin.x.coordinate) \(y.coordinate)"
      text += "h\(size.x.coordinate)\"/>"
      text += label("end dim", origin.x - 6, y + 4, verticalText(value))
    }
    for value in Self.ticks(in: horizontal) {
      let x = pixel([value, vertical.lowerBound]).x
      text += label("mid dim", x, origin.y + size.y + 15, horizontalText(value))
    }
    return text
  }

  /// Round numbers in `range`, three to six of them.
  static func ticks(in range: ClosedRange<Double>) -> [Double] {
    let rough = length(range) / 5
    var decade = 1.0
    while decade > rough { decade /= 10 }
    while decade * 10 <= rough { decade *= 10 }
    guard let step = [1, 2, 5, 10].map({ $0 * decade }).first(where: { $0 >= rough }) else {
      return []
    }
    let first = (range.lowerBound / step).rounded(.up)
    let last = (range.upperBound / step + 1e-9).rounded(.down)
    return first > last ? [] : stride(from: first, through: last, by: 1).map { $0 * step }
  }

  private func label(_ style: String, _ x: Double, _ y: Double, _ text: String) -> String {
    "<text class=\"\(style)\" x=\"\(x.coordinate)\" y=\"\(y.coordinate)\">"
      + text.escapedForMarkup + "</text>"
  }

  private func path(_ curve: Curve) -> String {
    let style = "curve s\(curve.color)" + (curve.isDashed ? " dash" : "")
    let places = curve.points.map(pixel).map { "\($0.x.coordinate) \($0.y.coordinate)" }
    return places.isEmpty
      ? "" : "<path class=\"\(style)\" d=\"M\(places.joined(separator: "L"))\"/>"
  }

  private var legend: String {
    var (text, x) = ("", origin.x)
    let y = origin.y + size.y + 34
    for curve in curves where !curve.points.isEmpty {
      let style = "curve s\(curve.color)" + (curve.isDashed ? " dash" : "")
      text += "<path class=\"\(style)\" d=\"M\(x.coordinate) \((y - 4).coordinate)h16\"/>"
      text += label("", x + 21, y, curve.name)
      x += 34 + Double(curve.name.count) * 6.4
    }
    return text
  }
}
