/// One moment of a recording as SVG elements, in points of the screen.
struct SceneDrawing {
  let recording: SceneRecording
  /// The radius of a finger, in points of the screen.
  let fingerRadius: Double

  /// The elements: objects, the fingers' ways up to `time` (nanoseconds), and the fingers.
  func markup(at time: Int64) -> String {
    objects(at: time)
      + recording.strokes.map { trail(of: $0, until: time) }.joined()
      + recording.strokes.map { finger(of: $0, at: time) }.joined()
  }

  private func objects(at time: Int64) -> String {
    zip(recording.objects, recording.poses(at: time)).map { object, pose in
      object.figures[pose.figure].outlines.map { outline in
        // What lies behind the eye is not seen.
        let places = outline.points.compactMap { pose.map($0) }
        guard places.count == outline.points.count, places.count > 2 else { return "" }
        return "<path class=\"\(outline.paint.style)\" d=\"\(Self.path(places))Z\"/>"
      }.joined()
    }.joined()
  }

  private func trail(of stroke: TouchStroke, until time: Int64) -> String {
    let places = stroke.places.filter { $0.time <= time }.map(\.location)
    return places.count < 2 ? "" : "<path class=\"trail\" d=\"\(Self.path(places))\"/>"
  }

  private func finger(of stroke: TouchStroke, at time: Int64) -> String {
    guard stroke.isDown(at: time), let place = stroke.location(at: time) else { return "" }
    return "<circle class=\"finger\" cx=\"\(place.x.coordinate)\" cy=\"\(place.y.coordinate)\" "
      + "r=\"\(fingerRadius.coordinate)\"/>"
  }

  private static func path(_ places: [SIMD2<Double>]) -> String {
    "M" + places.map { "\($0.x.coordinate) \($0.y.coordinate)" }.joined(separator: "L")
  }
}

extension DrawingStyle {
  /// The rules for objects and fingers in a scene.
  static let scene = """
    .p-paper{fill:var(--paper);stroke:var(--dim)}.p-held{fill:var(--paper);
    stroke:rgb(var(--accent));stroke-width:3}.p-ink{fill:var(--ink)}.p-blue{fill:var(--c0)}
    .p-violet{fill:var(--c1)}.p-green{fill:var(--c2)}.p-orange{fill:var(--c3)}
    .p-pink{fill:var(--c4)}.p-pale{fill:var(--line)}
    .p-paper,.p-held,.trail,.finger{vector-effect:non-scaling-stroke;stroke-linejoin:round}
    .trail{fill:none;stroke:var(--ink);stroke-width:1.5;opacity:.45;stroke-linecap:round}
    .finger{fill:var(--ink);fill-opacity:.2;stroke:var(--ink);stroke-width:1.5}
    """
}
