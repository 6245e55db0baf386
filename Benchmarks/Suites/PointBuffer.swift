import TouchGeometry

/// Memory for points that outlives the rows of a suite, aligned to a cache line.
///
/// A final class: rows hold on to it, and nothing is copied when one writes.
final class PointBuffer<T>
where T: SIMDScalar & BinaryFloatingPoint & TransformScalar, T.SIMD2Storage: Sendable {
  let bytes: UnsafeMutableRawBufferPointer
  /// The memory as interleaved points.
  let points: UnsafeMutableBufferPointer<SIMD2<T>>

  /// `count` points at the origin, or within 500 of it where there is a `seed`.
  init(count: Int, seed: UInt64? = nil) {
    bytes = .allocate(byteCount: count * MemoryLayout<SIMD2<T>>.stride, alignment: 64)
    points = bytes.bindMemory(to: SIMD2<T>.self)
    points.initialize(repeating: .zero)
    guard let seed else { return }
    var random = SplitMix64(seed: seed)
    for i in points.indices {
      points[i] = SIMD2(T(random.number(in: -500...500)), T(random.number(in: -500...500)))
    }
  }

  deinit { bytes.deallocate() }

  var constPoints: UnsafeBufferPointer<SIMD2<T>> { UnsafeBufferPointer(points) }
  /// The first half of the memory as scalars.
  var mutableXs: UnsafeMutableBufferPointer<T> { half(0) }
  /// The second half of the memory as scalars.
  var mutableYs: UnsafeMutableBufferPointer<T> { half(1) }
  var xs: UnsafeBufferPointer<T> { UnsafeBufferPointer(half(0)) }
  var ys: UnsafeBufferPointer<T> { UnsafeBufferPointer(half(1)) }

  private func half(_ index: Int) -> UnsafeMutableBufferPointer<T> {
    let size = bytes.count / 2
    return UnsafeMutableRawBufferPointer(rebasing: bytes[(index * size)..<((index + 1) * size)])
      .assumingMemoryBound(to: T.self)
  }
}

extension TransformScalar {
  /// Applies `transform` by one given path.
  static func apply<T>(
    _ transform: Affine2<T>, from points: PointBuffer<T>, to images: PointBuffer<T>,
    path: KernelPath
  ) {
    let (source, destination) = (
      UnsafeRawPointer(points.bytes.baseAddress!), images.bytes.baseAddress!
    )
    let count = points.points.count
    if let transform = transform as? Affine2<Float> {
      withUnsafePointer(to: transform) {
        ApplyKernels.apply($0, from: source, to: destination, count: count, path: path)
      }
    } else if let transform = transform as? Affine2<Double> {
      withUnsafePointer(to: transform) {
        ApplyKernels.apply($0, from: source, to: destination, count: count, path: path)
      }
    }
  }
}
