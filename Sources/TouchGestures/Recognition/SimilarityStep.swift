import TouchGeometry

extension Affine2<Double> {
  /// The similarity that takes the contacts of `frame` from where they were in the frame before to
  /// where they are: exactly for two, by least squares for more, a translation for one.
  ///
  /// Contacts that land do not count. Nearer than `minimumRadius` points to their centroid contacts
  /// only translate.
  init(steppingWith frame: TouchFrame, minimumRadius: Double) {
    var (before, after, count) = (SIMD2<Double>(), SIMD2<Double>(), 0.0)
    for contact in frame.contacts where contact.phase != .began {
      before += contact.previousLocation
      after += contact.location
      count += 1
    }
    guard count > 0 else {
      self = .identity
      return
    }
    (before, after) = (before / count, after / count)
    let linear = frame.linearStep(about: before, after, minimumRadius: minimumRadius)
    self.init(linear: linear, taking: before, to: after)
  }

  /// The similarity that turns and scales by the complex number `linear` and takes `start` to
  /// `end`.
  init(linear: SIMD2<Double>, taking start: SIMD2<Double>, to end: SIMD2<Double>) {
    let image = SIMD2(
      linear.x * start.x - linear.y * start.y, linear.y * start.x + linear.x * start.y)
    self.init(x: linear, y: SIMD2(-linear.y, linear.x), translation: end - image)
  }
}

extension TouchFrame {
  /// Rotation and scale about the centroids `before` and `after` as one complex number.
  ///
  /// The angle is the least-squares one, the scale √(Σ|qᵢ|² / Σ|pᵢ|²), as in ``MotionStep``.
  fileprivate func linearStep(
    about before: SIMD2<Double>, _ after: SIMD2<Double>, minimumRadius: Double
  ) -> SIMD2<Double> {
    var (turn, squareBefore, squareAfter, count) = (SIMD2<Double>(), 0.0, 0.0, 0.0)
    for contact in contacts where contact.phase != .began {
      let (p, q) = (contact.previousLocation - before, contact.location - after)
      turn += SIMD2(dotProduct(p, q), crossProduct(p, q))
      squareBefore += squaredLength(p)
      squareAfter += squaredLength(q)
      count += 1
    }
    let least = min(squareBefore, squareAfter)
    let length = squaredLength(turn).squareRoot()
    guard least > 0 && least >= minimumRadius * minimumRadius * count && length > 0 else {
      return SIMD2(1, 0)
    }
    return turn * ((squareAfter / squareBefore).squareRoot() / length)
  }
}
