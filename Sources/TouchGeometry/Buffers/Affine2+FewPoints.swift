// A few points are done here, in the caller, before a kernel would have been chosen.
extension Affine2 {
  /// From this count on a kernel is called.
  @inlinable
  static var fewPoints: Int { 24 }

  /// Images of interleaved points.
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
      func two(_ offset: Int) {
        let v = source.loadUnaligned(fromByteOffset: offset, as: SIMD4<Scalar>.self)
        let images = v * p + (SIMD4(v.y, v.x, v.w, v.z) * q + r)
        destination.storeBytes(of: images, toByteOffset: offset, as: SIMD4<Scalar>.self)
      }
      while offset &+ 32 <= end {
        two(offset)
        two(offset &+ 16)
        offset &+= 32
      }
    }
    while offset < end {
      let point = source.loadUnaligned(fromByteOffset: offset, as: SIMD2<Scalar>.self)
      destination.storeBytes(of: self(point), toByteOffset: offset, as: SIMD2<Scalar>.self)
      offset &+= size
    }
  }

  /// Images of points whose x and y are apart.
  @inlinable @inline(__always)
  func applyToFewInPlanes(
    _ source: (x: UnsafeRawPointer, y: UnsafeRawPointer),
    _ destination: (x: UnsafeMutableRawPointer, y: UnsafeMutableRawPointer), _ count: Int
  ) {
    var index = 0
    while index &+ 4 <= count {
      applyInPlanes(source, destination, index, SIMD4<Scalar>.self)
      index &+= 4
    }
    applyToRestInPlanes(source, destination, index, count)
  }

  /// The images of the last points, at most three; a loop would be unrolled for nothing.
  @inlinable @inline(__always)
  func applyToRestInPlanes(
    _ source: (x: UnsafeRawPointer, y: UnsafeRawPointer),
    _ destination: (x: UnsafeMutableRawPointer, y: UnsafeMutableRawPointer), _ first: Int,
    _ end: Int
  ) {
    var index = first
    if index &+ 2 <= end {
      applyInPlanes(source, destination, index, SIMD2<Scalar>.self)
      index &+= 2
    }
    guard index < end else { return }
    let offset = index &* MemoryLayout<Scalar>.stride
    let image = self(
      SIMD2(
        source.x.loadUnaligned(fromByteOffset: offset, as: Scalar.self),
        source.y.loadUnaligned(fromByteOffset: offset, as: Scalar.self)))
    destination.x.storeBytes(of: image.x, toByteOffset: offset, as: Scalar.self)
    destination.y.storeBytes(of: image.y, toByteOffset: offset, as: Scalar.self)
  }

  /// The images of as many points from `index` on as a `Vector` has lanes.
  @inlinable @inline(__always)
  func applyInPlanes<Vector: SIMD>(
    _ source: (x: UnsafeRawPointer, y: UnsafeRawPointer),
    _ destination: (x: UnsafeMutableRawPointer, y: UnsafeMutableRawPointer), _ index: Int,
    _: Vector.Type
  ) where Vector.Scalar == Scalar {
    let offset = index &* MemoryLayout<Scalar>.stride
    let x = source.x.loadUnaligned(fromByteOffset: offset, as: Vector.self)
    let y = source.y.loadUnaligned(fromByteOffset: offset, as: Vector.self)
    let imageX = x * self.x.x + (y * self.y.x + translation.x)
    let imageY = y * self.y.y + (x * self.x.y + translation.y)
    destination.x.storeBytes(of: imageX, toByteOffset: offset, as: Vector.self)
    destination.y.storeBytes(of: imageY, toByteOffset: offset, as: Vector.self)
  }
}
