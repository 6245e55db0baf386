import TouchGeometry

/// Which ways a drag may take.
@frozen
public enum DragPath: Hashable, Sendable {
  /// Any way.
  case free
  /// Rather along x than along y when the slop is passed; as much is enough.
  case horizontal
  /// Rather along y than along x when the slop is passed; as much is enough.
  case vertical
  /// Toward `radians` (0 is right, π/2 is down), no more than `tolerance` radians beside it, when
  /// the slop is passed.
  case toward(radians: Double, tolerance: Double)

  /// Whether a drag that starts out by `way` may begin.
  func allows(_ way: SIMD2<Double>) -> Bool {
    switch self {
    case .free: return true
    case .horizontal: return way.x.magnitude >= way.y.magnitude
    case .vertical: return way.y.magnitude >= way.x.magnitude
    case .toward(let radians, let tolerance):
      let unit = direction(radians)
      let (along, across) = (dotProduct(way, unit), crossProduct(unit, way))
      return Trigonometry.arctangent(y: across, x: along).magnitude <= tolerance
    }
  }

  /// The unit vector of the axis that a locked drag which starts out by `way` is held to.
  func axis(leading way: SIMD2<Double>) -> SIMD2<Double> {
    switch self {
    case .free: way.x.magnitude >= way.y.magnitude ? SIMD2(1, 0) : SIMD2(0, 1)
    case .horizontal: SIMD2(1, 0)
    case .vertical: SIMD2(0, 1)
    case .toward(let radians, _): direction(radians)
    }
  }

  private func direction(_ radians: Double) -> SIMD2<Double> {
    let (sine, cosine) = Trigonometry.sineAndCosine(of: radians)
    return SIMD2(cosine, sine)
  }
}
