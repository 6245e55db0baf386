/// The similarity that takes one set of points nearest to another: the least squares of the misses.
///
/// Among all maps p ↦ s·R·p + t (scale, rotation, translation; no mirroring) the one that makes
/// Σ wᵢ |qᵢ − (s·R·pᵢ + t)|² least, in closed form: with places relative to the weighted centroids,
/// s·R has the columns (a, b) and (−b, a) over Σ w|p|², where a = Σ w p · q and b = Σ w p × q. This
/// is the plane case of S. Umeyama, "Least-squares estimation of transformation parameters between
/// two point patterns" (1991). Unlike ``MotionStep`` it treats the two sets differently: all error
/// is taken to be in the second.
@frozen
public struct SimilarityFit<Scalar>: Hashable, Sendable
where
  Scalar: SIMDScalar & BinaryFloatingPoint & TransformScalar, Scalar.SIMD2Storage: Sendable
{
  /// The fitted map.
  public var transform: Affine2<Scalar>
  /// Its rotation in radians, −π to π; 0 without a span or when the scale is 0.
  public var rotation: Scalar
  /// Its scale, 0 or more; 1 without a span.
  public var scale: Scalar
  /// Whether the first set's points lie apart, so that rotation and scale are determined.
  ///
  /// If they do not (a single pair, or all in one place), the map only translates.
  public var hasSpan: Bool
  /// The root of the weighted mean square of the misses, in the unit of the points.
  public var residual: Scalar

  /// The fit of `points` to `images`, pair by pair; every pair counts alike.
  ///
  /// Nil without pairs or when something is not finite. Linear in the count, without allocation.
  @inlinable
  public init?(from points: Span<SIMD2<Scalar>>, to images: Span<SIMD2<Scalar>>) {
    self.init(from: points, to: images) { _ in 1 }
  }

  /// The fit of `points` to `images`, pair by pair, where pair i counts `weights[i]` times.
  ///
  /// Weights are 0 or more. Nil when they sum to 0 or something is not finite. Linear in the
  /// count, without allocation.
  @inlinable
  public init?(
    from points: Span<SIMD2<Scalar>>, to images: Span<SIMD2<Scalar>>, weights: Span<Scalar>
  ) {
    precondition(points.count == weights.count, "as many weights as pairs")
    self.init(from: points, to: images) { weights[$0] }
  }
}
