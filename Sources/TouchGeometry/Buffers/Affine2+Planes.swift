extension Affine2 {
  /// Replaces each point, given as x and y in two buffers of the same count, by its image.
  ///
  /// Linear in the count, and the same bits as ``callAsFunction(_:)`` for each point.
  @inlinable
  public func applyToPlanes(x: inout MutableSpan<Scalar>, y: inout MutableSpan<Scalar>) {
    x.withUnsafeMutableBufferPointer { x in
      y.withUnsafeMutableBufferPointer { y in
        applyToPlanes(
          x: UnsafeBufferPointer(x), y: UnsafeBufferPointer(y), intoX: x, intoY: y)
      }
    }
  }

  /// Writes the images of points, given as x and y in two buffers, to two others.
  ///
  /// All four have the same count. Linear in it, and the same bits as ``callAsFunction(_:)``.
  @inlinable
  public func applyToPlanes(
    x: Span<Scalar>, y: Span<Scalar>, intoX imageX: inout MutableSpan<Scalar>,
    intoY imageY: inout MutableSpan<Scalar>
  ) {
    x.withUnsafeBufferPointer { x in
      y.withUnsafeBufferPointer { y in
        imageX.withUnsafeMutableBufferPointer { imageX in
          imageY.withUnsafeMutableBufferPointer { imageY in
            applyToPlanes(x: x, y: y, intoX: imageX, intoY: imageY)
          }
        }
      }
    }
  }

  /// Writes the images of points, given as x and y in two buffers, to two others.
  ///
  /// All four have the same count. `imageX` may be `x` and `imageY` may be `y`; nothing else may
  /// overlap.
  @inlinable
  public func applyToPlanes(
    x: UnsafeBufferPointer<Scalar>, y: UnsafeBufferPointer<Scalar>,
    intoX imageX: UnsafeMutableBufferPointer<Scalar>,
    intoY imageY: UnsafeMutableBufferPointer<Scalar>
  ) {
    precondition(
      x.count == y.count && x.count == imageX.count && x.count == imageY.count,
      "as many x as y as images")
    guard let x0 = x.baseAddress, let y0 = y.baseAddress, let imageX0 = imageX.baseAddress,
      let imageY0 = imageY.baseAddress
    else { return }
    let source = (UnsafeRawPointer(x0), UnsafeRawPointer(y0))
    let destination = (UnsafeMutableRawPointer(imageX0), UnsafeMutableRawPointer(imageY0))
    if x.count < Self.fewPoints {
      applyToFewInPlanes(source, destination, x.count)
    } else {
      applyToPlanesByKernel(source, destination, x.count)
    }
  }

  @inlinable @inline(never)
  func applyToPlanesByKernel(
    _ source: (x: UnsafeRawPointer, y: UnsafeRawPointer),
    _ destination: (x: UnsafeMutableRawPointer, y: UnsafeMutableRawPointer), _ count: Int
  ) {
    withUnsafePointer(to: self) {
      Scalar._applyToPlanes(transform: $0, from: source, to: destination, count: count)
    }
  }
}
