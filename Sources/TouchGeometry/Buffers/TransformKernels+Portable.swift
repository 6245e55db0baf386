/// The kernels behind ``Affine2/multiply(_:_:into:)`` and ``Affine2/invert(_:into:)``.
package enum TransformKernels {}

extension TransformKernels {
  @inline(__always)
  static func portableMultiply<T>(
    _ a: UnsafePointer<Affine2<T>>, _ b: UnsafePointer<Affine2<T>>,
    _ products: UnsafeMutablePointer<Affine2<T>>, _ count: Int
  ) {
    for i in 0..<count { products[i] = a[i] * b[i] }
  }

  @inline(__always)
  static func portableInvert<T>(
    _ transforms: UnsafePointer<Affine2<T>>, _ inverses: UnsafeMutablePointer<Affine2<T>>,
    _ count: Int
  ) -> Int {
    var failures = 0
    for i in 0..<count { failures &+= invertOne(transforms[i], &inverses[i]) }
    return failures
  }

  /// Inverts with all the checks; returns 1 for a transform without an inverse, which gives NaN.
  @inline(__always)
  static func invertOne<T>(_ transform: Affine2<T>, _ inverse: inout Affine2<T>) -> Int {
    let (candidate, exists) = transform.checkedInverse
    let none = SIMD2(T.nan, T.nan)
    inverse = exists ? candidate : Affine2(x: none, y: none, translation: none)
    return exists ? 0 : 1
  }
}
