import TouchGestures
import TouchTraces

/// The contacts' paths of a trace, fitted into a box: lines coloured by time, rings where contacts
/// land, dots where they lift, crosses where they are taken away.
struct TracePaths {
  private let trace: TouchTrace
  private let size: SIMD2<Double>
  private let origin: SIMD2<Double>
  private let start: SIMD2<Double>
  private let duration: Double
  /// Pixels in a point.
  let pixelsPerPoint: Double

  /// The paths of `trace` inside `size` pixels at `origin`; at most two pixels a point.
  init(_ trace: TouchTrace, origin: SIMD2<Double> = .zero, size: SIMD2<Double>) {
    self.trace = trace
    (self.size, self.origin) = (size, origin)
    let first = trace.rows.first.map { $0.location * trace.device.pointsPerUnit } ?? .zero
    var (low, high) = (first, first)
    for index in trace.rows.indices {
      let location = trace.sample(at: index).location
      low = pointwiseMin(low, location)
      high = pointwiseMax(high, location)
    }
    let span = high - low
    let margin = 10.0
    pixelsPerPoint = min(
      2, (size.x - 2 * margin) / max(span.x, 1), (size.y - 2 * margin) / max(span.y, 1))
    start = (low + high) / 2
    duration = Self.duration(of: trace)
  }

  /// From the first row to the last, in seconds.
  static func duration(of trace: TouchTrace) -> Double {
    guard let first = trace.rows.first?.time, let last = trace.rows.last?.time else { return 0 }
    return Double(first.nanoseconds(to: last)) / 1e9
  }

  /// The elements.
  var markup: String {
    var places: [Int64: SIMD2<Double>] = [:]
    var text = ""
    for index in trace.rows.indices {
      let sample = trace.sample(at: index)
      let place = pixel(sample.location)
      if let before = places[sample.contactID], sample.phase != .began {
        if before != place { text += line(from: before, to: place, at: sample.time) }
      } else {
        text += mark("circle", at: place, "class=\"land\" r=\"4\"")
      }
      places[sample.contactID] = place
      if sample.phase == .ended { text += mark("circle", at: place, "class=\"lift\" r=\"2.5\"") }
      if sample.phase == .cancelled { text += cross(at: place) }
      if sample.phase == .ended || sample.phase == .cancelled { places[sample.contactID] = nil }
    }
    return text
  }

  private func pixel(_ location: SIMD2<Double>) -> SIMD2<Double> {
    origin + size / 2 + (location - start) * pixelsPerPoint
  }

  private func line(
    from a: SIMD2<Double>, to b: SIMD2<Double>, at time: TouchInstant
  ) -> String {
    let first = trace.rows.first?.time ?? time
    let passed = Double(first.nanoseconds(to: time)) / 1e9
    let color = TimeColor.name(at: duration > 0 ? passed / duration : 0)
    return "<path class=\"\(color)\" d=\"M\(a.x.coordinate) \(a.y.coordinate)"
      + "L\(b.x.coordinate) \(b.y.coordinate)\"/>"
  }

  private func mark(_ name: String, at place: SIMD2<Double>, _ attributes: String) -> String {
    "<\(name) cx=\"\(place.x.coordinate)\" cy=\"\(place.y.coordinate)\" \(attributes)/>"
  }

  private func cross(at place: SIMD2<Double>) -> String {
    let (x, y) = (place.x.coordinate, place.y.coordinate)
    return "<path class=\"lost\" d=\"M\(x) \(y)m-4 -4l8 8m0 -8l-8 8\"/>"
  }
}
