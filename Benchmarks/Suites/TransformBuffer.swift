import TouchGeometry

/// Memory for transforms that outlives the rows of a suite.
final class TransformBuffer<T>
where T: SIMDScalar & BinaryFloatingPoint & TransformScalar, T.SIMD2Storage: Sendable {
  let values: UnsafeMutableBufferPointer<Affine2<T>>

  init(_ transforms: [Affine2<T>]) {
    values = .allocate(capacity: transforms.count)
    _ = values.initialize(from: transforms)
  }

  convenience init(count: Int) { self.init(Array(repeating: .identity, count: count)) }

  deinit { values.deallocate() }
}
