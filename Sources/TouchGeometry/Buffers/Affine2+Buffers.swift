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
    // A few points are done before a kernel has been chosen.
    guard count >= 24 else { return applyToFew(source, destination, count) }
    withUnsafePointer(to: self) {
      Scalar._apply(transform: $0, from: source, to: destination, count: count)
    }
  }

  @inlinable @inline(__always)
  func applyToFew(
    _ source: UnsafeRawPointer, _ destination: UnsafeMutableRawPointer, _ count: Int
  ) {
    let size = MemoryLayout<SIMD2<Scalar>>.stride
    let end = count &* size
    var offset = 0
    if size == 8 {
      // Two points of `Float` fill a register.
      let (p, q) = (SIMD4(x.x, y.y, x.x, y.y), SIMD4(y.x, x.y, y.x, x.y))
      let r = SIMD4(lowHalf: translation, highHalf: translation)
      while offset &+ 16 <= end {
        let v = source.loadUnaligned(fromByteOffset: offset, as: SIMD4<Scalar>.self)
        let images = v * p + (SIMD4(v.y, v.x, v.w, v.z) * q + r)
        destination.storeBytes(of: images, toByteOffset: offset, as: SIMD4<Scalar>.self)
        offset &+= 16
      }
    }
    while offset < end {
      let point = source.loadUnaligned(fromByteOffset: offset, as: SIMD2<Scalar>.self)
      destination.storeBytes(of: self(point), toByteOffset: offset, as: SIMD2<Scalar>.self)
      offset &+= size
    }
  }
}
