extension Affine2 {
  /// Replaces each of `points` by its image.
  ///
  /// The cheapest form for buffers beyond the caches. Linear in the count; on x86-64 with AVX2 or
  /// AVX-512 it uses them. Every path gives the bits of ``callAsFunction(_:)`` for each point
  /// (which NaN comes out of two is not determined).
  @inlinable
  public func apply(to points: inout MutableSpan<SIMD2<Scalar>>) {
    points.withUnsafeMutableBufferPointer { apply(to: $0) }
  }

  /// Writes the images of `points` to `images`, which has the same count.
  ///
  /// Linear in the count, and the same bits as ``callAsFunction(_:)``. From 32 MiB on the images
  /// are stored past the caches, where the processor can.
  @inlinable
  public func apply(
    to points: Span<SIMD2<Scalar>>, into images: inout MutableSpan<SIMD2<Scalar>>
  ) {
    points.withUnsafeBufferPointer { points in
      images.withUnsafeMutableBufferPointer { apply(to: points, into: $0) }
    }
  }

  /// Replaces each of `points` by its image; see ``apply(to:)-(MutableSpan<SIMD2<Scalar>>)``.
  @inlinable
  public func apply(to points: UnsafeMutableBufferPointer<SIMD2<Scalar>>) {
    guard let base = points.baseAddress else { return }
    apply(UnsafeRawPointer(base), UnsafeMutableRawPointer(base), points.count)
  }

  /// Writes the images of `points` to `images`, which has the same count.
  ///
  /// The two are the same buffer or do not overlap.
  @inlinable
  public func apply(
    to points: UnsafeBufferPointer<SIMD2<Scalar>>,
    into images: UnsafeMutableBufferPointer<SIMD2<Scalar>>
  ) {
    precondition(points.count == images.count, "as many images as points")
    guard let source = points.baseAddress, let destination = images.baseAddress else { return }
    apply(UnsafeRawPointer(source), UnsafeMutableRawPointer(destination), points.count)
  }

  @inlinable @inline(__always)
  func apply(_ source: UnsafeRawPointer, _ destination: UnsafeMutableRawPointer, _ count: Int) {
    if count < Self.fewPoints {
      applyToFew(source, destination, count)
    } else {
      applyByKernel(source, destination, count)
    }
  }

  /// Never inlined: giving away a pointer to the transform costs a check of the stack.
  @inlinable @inline(never)
  func applyByKernel(
    _ source: UnsafeRawPointer, _ destination: UnsafeMutableRawPointer, _ count: Int
  ) {
    withUnsafePointer(to: self) {
      Scalar._apply(transform: $0, from: source, to: destination, count: count)
    }
  }
}
