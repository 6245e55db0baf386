/// The buffer kernels behind ``Affine2/apply(to:)`` and its kin: concrete, called once a buffer.
package enum ApplyKernels {}

// With v = x, y, x, y, … the image is v * (a, d, a, d, …) + (swap(v) * (c, b, c, b, …) + (tx, ty,
// …)): one shuffle, two multiplications and two additions a register. A loop over SIMD2 would use
// half of each register.
extension ApplyKernels {
  static func portable(
    _ t: Affine2<Float>, _ source: UnsafeRawPointer, _ destination: UnsafeMutableRawPointer,
    _ count: Int
  ) {
    let (a, b, c, d) = (t.x.x, t.x.y, t.y.x, t.y.y)
    let p = SIMD8(a, d, a, d, a, d, a, d)
    let q = SIMD8(c, b, c, b, c, b, c, b)
    let pair = SIMD4(lowHalf: t.translation, highHalf: t.translation)
    let r = SIMD8(lowHalf: pair, highHalf: pair)
    let (bytes, stride) = (count &* 8, 32)
    var offset = 0
    while offset &+ stride <= bytes {
      let v = source.loadUnaligned(fromByteOffset: offset, as: SIMD8<Float>.self)
      let swapped = SIMD8(v[1], v[0], v[3], v[2], v[5], v[4], v[7], v[6])
      destination.storeBytes(
        of: v * p + (swapped * q + r), toByteOffset: offset, as: SIMD8<Float>.self)
      offset &+= stride
    }
    while offset < bytes {
      let v = source.loadUnaligned(fromByteOffset: offset, as: SIMD2<Float>.self)
      destination.storeBytes(of: t(v), toByteOffset: offset, as: SIMD2<Float>.self)
      offset &+= 8
    }
  }

  /// A point of two doubles fills a register, so the plain loop is as good as any.
  static func portable(
    _ t: Affine2<Double>, _ source: UnsafeRawPointer, _ destination: UnsafeMutableRawPointer,
    _ count: Int
  ) {
    t.applyToFew(source, destination, count)
  }
}

extension ApplyKernels {
  static func portablePlanes<T>(
    _ t: Affine2<T>, _ source: (x: UnsafeRawPointer, y: UnsafeRawPointer),
    _ destination: (x: UnsafeMutableRawPointer, y: UnsafeMutableRawPointer), _ count: Int
  ) {
    var index = 0
    while index &+ 8 <= count {
      t.applyInPlanes(source, destination, index, SIMD8<T>.self)
      index &+= 8
    }
    if index &+ 4 <= count {
      t.applyInPlanes(source, destination, index, SIMD4<T>.self)
      index &+= 4
    }
    t.applyToRestInPlanes(source, destination, index, count)
  }
}
