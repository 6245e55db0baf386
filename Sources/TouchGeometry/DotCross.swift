/// The product a · b.
///
/// Its two terms change places under a common quarter turn, so no bit of the sum changes.
@inlinable @inline(__always)
func dot<Scalar: SIMDScalar & BinaryFloatingPoint>(
  _ a: SIMD2<Scalar>, _ b: SIMD2<Scalar>
) -> Scalar {
  a.x * b.x + a.y * b.y
}

/// The product a × b = |a||b| sin(angle from a to b); bit-equal under a common quarter turn.
@inlinable @inline(__always)
func cross<Scalar: SIMDScalar & BinaryFloatingPoint>(
  _ a: SIMD2<Scalar>, _ b: SIMD2<Scalar>
) -> Scalar {
  a.x * b.y - a.y * b.x
}
