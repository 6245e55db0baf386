extension SceneRecording {
  /// An upright rectangle of the screen.
  package struct View: Hashable, Sendable {
    package var low: SIMD2<Double>
    package var high: SIMD2<Double>

    package var size: SIMD2<Double> { high - low }
  }

  /// The part of the screen to look at: all strokes and the objects at first, with a margin, and of
  /// where the objects go later as much as keeps that at least half as wide and half as high.
  package var view: View {
    var start = strokes.flatMap { $0.places.map(\.location) }
    start += frames.first.map { corners(of: $0.poses) } ?? []
    guard let near = Self.bounds(start) else { return View(low: .zero, high: [100, 100]) }
    let reach = near.size / 2
    let limits = (low: near.low - reach, high: near.high + reach)
    let later = frames.flatMap { frame in
      corners(of: frame.poses).map { $0.clamped(lowerBound: limits.low, upperBound: limits.high) }
    }
    let all = Self.bounds(later + [near.low, near.high]) ?? near
    let margin = 16 + 0.04 * max(all.size.x, all.size.y)
    return View(low: all.low - margin, high: all.high + margin)
  }

  /// The images of all points of what is worn in `poses`; none of what lies behind the eye.
  private func corners(of poses: [Pose]) -> [SIMD2<Double>] {
    zip(objects, poses).flatMap { object, pose in
      object.figures[pose.figure].outlines.flatMap { $0.points.compactMap { pose.map($0) } }
    }
  }

  private static func bounds(_ points: [SIMD2<Double>]) -> View? {
    guard let first = points.first else { return nil }
    return points.reduce(into: View(low: first, high: first)) { view, point in
      view.low = pointwiseMin(view.low, point)
      view.high = pointwiseMax(view.high, point)
    }
  }
}
