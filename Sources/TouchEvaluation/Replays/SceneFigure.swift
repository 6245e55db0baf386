import TouchGeometry

/// A flat picture in the coordinates of the object that wears it: outlines from back to front.
package struct SceneFigure: Hashable, Sendable {
  /// How an outline is filled; the colours are the drawings' own, light or dark.
  package enum Paint: String, Hashable, Sendable, CaseIterable {
    case paper, held, ink, blue, violet, green, orange, pink, pale

    /// The class of the style sheet.
    var style: String { "p-\(rawValue)" }
  }

  /// One closed outline.
  package struct Outline: Hashable, Sendable {
    package var paint: Paint
    package var points: [SIMD2<Double>]

    package init(_ paint: Paint, _ points: [SIMD2<Double>]) {
      self.paint = paint
      self.points = points
    }
  }

  package var outlines: [Outline]

  package init(_ outlines: [Outline]) { self.outlines = outlines }
}

extension SceneFigure.Outline {
  /// The rectangle from `origin` of the given size, its corners rounded by `radius`.
  package static func rectangle(
    _ paint: SceneFigure.Paint, _ size: SIMD2<Double>, at origin: SIMD2<Double> = .zero,
    radius: Double = 0
  ) -> Self {
    guard radius > 0 else {
      return Self(
        paint, [origin, origin + [size.x, 0], origin + size, origin + [0, size.y]])
    }
    let (low, high) = (origin + radius, origin + size - radius)
    let middles: [SIMD2<Double>] = [high, [low.x, high.y], low, [high.x, low.y]]
    // A corner is the quarter of a circle that the step of its middle names.
    let points = middles.enumerated().flatMap { corner, middle in
      (0...4).map { middle + radius * direction(corner * 4 + $0, of: 16) }
    }
    return Self(paint, points)
  }

  /// The ellipse about `middle`.
  package static func ellipse(
    _ paint: SceneFigure.Paint, about middle: SIMD2<Double>, radii: SIMD2<Double>
  ) -> Self {
    Self(paint, (0..<20).map { middle + radii * direction($0, of: 20) })
  }

  /// The unit vector `step` of `steps` round, clockwise on the screen from the right.
  private static func direction(_ step: Int, of steps: Int) -> SIMD2<Double> {
    let (sine, cosine) = Trigonometry.sineAndCosine(
      of: 2 * Double.pi * Double(step) / Double(steps))
    return [cosine, sine]
  }
}
