import TouchEvaluation
import TouchTraces

/// Where the contacts of a trace land, in points: what scenes are fitted to.
struct Landings {
  /// Every landing, in order.
  let all: [SIMD2<Double>]
  /// Those of the contacts that are down together at first: all that land before one is up.
  let first: [SIMD2<Double>]
  /// The corners of the upright rectangle that holds all that the contacts touch.
  let bounds: (low: SIMD2<Double>, high: SIMD2<Double>)

  /// The landings of `trace`; nil where no contact of it has a place.
  init?(of trace: TouchTrace) {
    let strokes = trace.strokes
    guard !strokes.isEmpty else { return nil }
    let firstEnd = strokes.compactMap(\.end).min() ?? .max
    all = strokes.map { $0.places[0].location }
    let together = strokes.filter { $0.places[0].time < firstEnd }
    first = together.isEmpty ? [all[0]] : together.map { $0.places[0].location }
    bounds = strokes.flatMap(\.places).reduce((all[0], all[0])) { bounds, place in
      (pointwiseMin(bounds.0, place.location), pointwiseMax(bounds.1, place.location))
    }
  }

  /// The middle of the first landings.
  var center: SIMD2<Double> { first.reduce(.zero, +) / Double(first.count) }

  /// How far the first landings reach from their middle, along x and y.
  var reach: SIMD2<Double> {
    first.reduce(.zero) { reach, place in
      let way = place - center
      return pointwiseMax(reach, SIMD2(way.x.magnitude, way.y.magnitude))
    }
  }
}
