extension MotionStep {
  /// The sums over contacts from which a step is computed: constant space, constant work a contact.
  ///
  /// Places enter relative to the first contact's, so the sums do not lose digits to where on the
  /// screen the hand is.
  @frozen
  public struct Accumulator: Sendable {
    @usableFromInline var count: Int
    @usableFromInline var firstBefore: SIMD2<Scalar>
    @usableFromInline var firstAfter: SIMD2<Scalar>
    @usableFromInline var sumMotion: SIMD2<Scalar>
    @usableFromInline var sumBefore: SIMD2<Scalar>
    @usableFromInline var sumAfter: SIMD2<Scalar>
    @usableFromInline var sumDot: Scalar
    @usableFromInline var sumCross: Scalar
    @usableFromInline var squareBefore: Scalar
    @usableFromInline var squareAfter: Scalar

    /// Sums over no contact.
    @inlinable @inline(__always)
    public init() {
      count = 0
      (firstBefore, firstAfter, sumMotion) = (.zero, .zero, .zero)
      (sumBefore, sumAfter) = (.zero, .zero)
      (sumDot, sumCross, squareBefore, squareAfter) = (0, 0, 0, 0)
    }

    /// Adds a contact that was at `before` and is now at `after`, in points.
    @inlinable @inline(__always)
    public mutating func add(from before: SIMD2<Scalar>, to after: SIMD2<Scalar>) {
      count &+= 1
      sumMotion += after - before
      guard count > 1 else {
        (firstBefore, firstAfter) = (before, after)
        return
      }
      let (p, q) = (before - firstBefore, after - firstAfter)
      sumBefore += p
      sumAfter += q
      sumDot += dot(p, q)
      sumCross += cross(p, q)
      squareBefore += dot(p, p)
      squareAfter += dot(q, q)
    }

    /// The step of the contacts added so far.
    ///
    /// - Parameter minimumRadius: the radius (points) below which, before or after, neither
    ///   rotation nor scale is computed: the fingers coincide as far as the screen can tell.
    /// - Returns: the motion; all zero, with a scale of 1, without contacts.
    @inlinable @inline(__always)
    public func step(minimumRadius: Scalar) -> MotionStep {
      guard count > 1 else { return stepOfOne }
      let share = count == 2 ? 0.5 : 1 / Scalar(count)
      let (meanBefore, meanAfter) = (sumBefore * share, sumAfter * share)
      let moments = self.moments(share)
      var step = MotionStep(
        contactCount: count, translation: sumMotion * share,
        centroidBefore: firstBefore + meanBefore, centroidAfter: firstAfter + meanAfter,
        radiusBefore: moments.before.squareRoot(), radiusAfter: moments.after.squareRoot(),
        hasSpan: false, rotation: 0, scale: 1)
      guard step.spans(minimumRadius) else { return step }
      step.hasSpan = true
      step.scale = step.radiusAfter / step.radiusBefore
      step.rotation = Scalar._arctangent(y: moments.cross, x: moments.dot)
      return step
    }

    /// The mean squares of the distances from the centroid, and the sums of the products of places
    /// about it but for a common factor.
    ///
    /// Two contacts are half their distance from the centroid; that is what the general form
    /// gives too, bit for bit, after twice the work.
    @inlinable @inline(__always)
    func moments(
      _ share: Scalar
    ) -> (before: Scalar, after: Scalar, dot: Scalar, cross: Scalar) {
      if count == 2 { return (squareBefore * 0.25, squareAfter * 0.25, sumDot, sumCross) }
      // Rounding could leave a square below zero.
      let before = Swift.max(0, squareBefore - dot(sumBefore, sumBefore) * share) * share
      let after = Swift.max(0, squareAfter - dot(sumAfter, sumAfter) * share) * share
      return (
        before, after, sumDot - dot(sumBefore, sumAfter) * share,
        sumCross - cross(sumBefore, sumAfter) * share
      )
    }

    @inlinable
    var stepOfOne: MotionStep {
      MotionStep(
        contactCount: count, translation: sumMotion, centroidBefore: firstBefore,
        centroidAfter: firstAfter, radiusBefore: 0, radiusAfter: 0, hasSpan: false, rotation: 0,
        scale: 1)
    }
  }

  /// Whether both radii are at least `minimumRadius`, positive and finite.
  @inlinable @inline(__always)
  func spans(_ minimumRadius: Scalar) -> Bool {
    let least = Swift.max(minimumRadius, .leastNonzeroMagnitude)
    return radiusBefore >= least && radiusAfter >= least && radiusBefore + radiusAfter < .infinity
  }
}
