extension SimilarityFit {
  @inlinable
  init?(
    from points: Span<SIMD2<Scalar>>, to images: Span<SIMD2<Scalar>>, weight: (Int) -> Scalar
  ) {
    precondition(points.count == images.count, "as many images as points")
    guard
      let center = Self.centroids(points, images, weight),
      let moments = Self.moments(points, images, weight, about: center)
    else { return nil }
    let hasSpan = moments.square > 0
    let (real, imaginary) =
      hasSpan ? (moments.dot / moments.square, moments.cross / moments.square) : (1, 0)
    let (x, y) = (SIMD2(real, imaginary), SIMD2(-imaginary, real))
    transform = Affine2(
      x: x, y: y, translation: center.image - (x * center.point.x + y * center.point.y))
    guard transform.isFinite else { return nil }
    self.hasSpan = hasSpan
    rotation = Scalar._arctangent(y: imaginary, x: real)
    scale = (real * real + imaginary * imaginary).squareRoot()
    residual = 0
    residual = meanMiss(points, images, weight, center)
  }

  /// The weighted centroids and the total weight; nil when that is not positive.
  @inlinable
  static func centroids(
    _ points: Span<SIMD2<Scalar>>, _ images: Span<SIMD2<Scalar>>, _ weight: (Int) -> Scalar
  ) -> (point: SIMD2<Scalar>, image: SIMD2<Scalar>, weight: Scalar)? {
    guard !points.isEmpty else { return nil }
    var (sumPoint, sumImage, total) = (SIMD2<Scalar>.zero, SIMD2<Scalar>.zero, Scalar(0))
    let (firstPoint, firstImage) = (points[0], images[0])
    for i in points.indices {
      let w = weight(i)
      sumPoint += (points[i] - firstPoint) * w
      sumImage += (images[i] - firstImage) * w
      total += w
    }
    guard total > 0 else { return nil }
    return (firstPoint + sumPoint / total, firstImage + sumImage / total, total)
  }

  /// Weighted sums of p · q, p × q and |p|² about the centroids; nil when one is not finite.
  @inlinable
  static func moments(
    _ points: Span<SIMD2<Scalar>>, _ images: Span<SIMD2<Scalar>>, _ weight: (Int) -> Scalar,
    about center: (point: SIMD2<Scalar>, image: SIMD2<Scalar>, weight: Scalar)
  ) -> (dot: Scalar, cross: Scalar, square: Scalar)? {
    var (sumDot, sumCross, square) = (Scalar(0), Scalar(0), Scalar(0))
    for i in points.indices {
      let (p, q) = ((points[i] - center.point) * weight(i), images[i] - center.image)
      sumDot += dot(p, q)
      sumCross += cross(p, q)
      square += dot(p, points[i] - center.point)
    }
    guard sumDot.isFinite && sumCross.isFinite && square.isFinite else { return nil }
    return (sumDot, sumCross, square)
  }

  @inlinable
  func meanMiss(
    _ points: Span<SIMD2<Scalar>>, _ images: Span<SIMD2<Scalar>>, _ weight: (Int) -> Scalar,
    _ center: (point: SIMD2<Scalar>, image: SIMD2<Scalar>, weight: Scalar)
  ) -> Scalar {
    var sum = Scalar(0)
    for i in points.indices {
      let miss = (images[i] - center.image) - transform(vector: points[i] - center.point)
      sum += dot(miss, miss) * weight(i)
    }
    return (sum / center.weight).squareRoot()
  }
}
