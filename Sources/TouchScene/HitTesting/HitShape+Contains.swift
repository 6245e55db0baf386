extension HitShape {
  /// Whether `point` of a node of the size `size` hits; a point that is not finite never does.
  public func contains(_ point: SIMD2<Double>, in size: SIMD2<Double>) -> Bool {
    switch kind {
    case .nothing: false
    case .rectangle: isWithin(point, size)
    case .ellipse: isWithin(point, size) && isInEllipse(point, size)
    case .polygon(let vertices): isInPolygon(point, vertices)
    case .custom(let margin, let contains):
      isWithin(point + margin, size + 2 * margin) && contains(point, size)
    }
  }

  /// The least upright rectangle that holds the shape, or nil where the shape has no points.
  func bounds(in size: SIMD2<Double>) -> (minimum: SIMD2<Double>, maximum: SIMD2<Double>)? {
    switch kind {
    case .nothing: return nil
    case .rectangle, .ellipse: return size.x > 0 && size.y > 0 ? (.zero, size) : nil
    case .polygon(let vertices):
      guard vertices.count > 2 else { return nil }
      return vertices.dropFirst().reduce((vertices[0], vertices[0])) {
        (pointwiseMin($0.0, $1), pointwiseMax($0.1, $1))
      }
    case .custom(let margin, _):
      let (low, high) = (SIMD2<Double>(repeating: -margin), size + margin)
      return low.x < high.x && low.y < high.y ? (low, high) : nil
    }
  }
}

private func isWithin(_ point: SIMD2<Double>, _ size: SIMD2<Double>) -> Bool {
  size.x > 0 && size.y > 0 && point.x >= 0 && point.y >= 0 && point.x <= size.x
    && point.y <= size.y
}

private func isInEllipse(_ point: SIMD2<Double>, _ size: SIMD2<Double>) -> Bool {
  let way = (point - 0.5 * size) / (0.5 * size)
  return way.x * way.x + way.y * way.y <= 1
}

/// Counts the sides that cross the ray to the right of `point`; a point on a side is inside.
private func isInPolygon(_ point: SIMD2<Double>, _ vertices: [SIMD2<Double>]) -> Bool {
  guard vertices.count > 2, point.x.isFinite, point.y.isFinite else { return false }
  var isInside = false
  var a = vertices[vertices.count - 1]
  for b in vertices {
    let (p, q) = (a - point, b - point)
    let turn = p.x * q.y - p.y * q.x
    if turn == 0 && p.x * q.x + p.y * q.y <= 0 { return true }
    if (p.y > 0) != (q.y > 0) && (turn > 0) == (q.y > p.y) { isInside.toggle() }
    a = b
  }
  return isInside
}
