import TouchGeometry

/// An upright rectangle that is never smaller than what it stands for: 16 bytes, one comparison.
///
/// The lanes are the least x and y and the negated greatest x and y, so that all four are lower
/// bounds. Rounding to `Float` keeps order, and a step down covers the rounding of the corners.
struct TouchBounds {
  private(set) var lanes: SIMD4<Float>

  /// Holds no point.
  static let empty = TouchBounds(lanes: SIMD4(repeating: .infinity))

  /// Holds every point.
  static let everything = TouchBounds(lanes: SIMD4(repeating: -.infinity))

  var isEmpty: Bool { lanes.x == .infinity }

  private init(lanes: SIMD4<Float>) { self.lanes = lanes }

  /// The image of the rectangle from `minimum` to `maximum` under `transform`.
  init(_ minimum: SIMD2<Double>, _ maximum: SIMD2<Double>, _ transform: Affine2<Double>) {
    let image = transform.boundingBox(ofRectangleFrom: minimum, to: maximum)
    let exact = SIMD4(lowHalf: image.minimum, highHalf: -image.maximum)
    let reach = exact.x.magnitude + exact.y.magnitude + exact.z.magnitude + exact.w.magnitude
    // Products that overflow give bounds that hold everything, not bounds that miss something.
    guard reach < .infinity else {
      self = .everything
      return
    }
    let slack = (reach + squareSum(transform.translation)) * 0x1p-48
    let lower = SIMD4<Float>(exact - slack)
    lanes = SIMD4(lower.x.nextDown, lower.y.nextDown, lower.z.nextDown, lower.w.nextDown)
  }

  /// The same rectangle as its place in `Double`.
  var corners: (minimum: SIMD2<Double>, maximum: SIMD2<Double>) {
    let exact = SIMD4<Double>(lanes)
    return (exact.lowHalf, -exact.highHalf)
  }

  mutating func formUnion(_ other: TouchBounds) {
    lanes = pointwiseMin(lanes, other.lanes)
  }

  /// A point as bounds compare it.
  static func probe(_ point: SIMD2<Double>) -> SIMD4<Float> {
    let point = SIMD2<Float>(point)
    return SIMD4(lowHalf: point, highHalf: -point)
  }

  @inline(__always)
  func contains(_ probe: SIMD4<Float>) -> Bool { all(lanes .<= probe) }
}

private func squareSum(_ v: SIMD2<Double>) -> Double { v.x.magnitude + v.y.magnitude }
