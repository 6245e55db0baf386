extension Float: TransformScalar {
  /// The sine and cosine of `angle`.
  @inlinable
  public static func _sineAndCosine(of angle: Float) -> (sine: Float, cosine: Float) {
    Trigonometry.sineAndCosine(of: angle)
  }

  /// The angle of (`x`, `y`).
  @inlinable
  public static func _arctangent(y: Float, x: Float) -> Float {
    Trigonometry.arctangent(y: y, x: x)
  }

  /// The images of `count` points.
  public static func _apply(
    transform: UnsafeRawPointer, from source: UnsafeRawPointer,
    to destination: UnsafeMutableRawPointer, count: Int
  ) {
    ApplyKernels.apply(
      transform.assumingMemoryBound(to: Affine2<Float>.self), from: source, to: destination,
      count: count, path: .best)
  }

  /// The images of `count` points with x and y apart.
  public static func _applyToPlanes(
    transform: UnsafeRawPointer, from source: (x: UnsafeRawPointer, y: UnsafeRawPointer),
    to destination: (x: UnsafeMutableRawPointer, y: UnsafeMutableRawPointer), count: Int
  ) {
    ApplyKernels.applyToPlanes(
      transform.assumingMemoryBound(to: Affine2<Float>.self), from: source, to: destination,
      count: count, path: .best)
  }

  /// Products of `count` pairs.
  public static func _multiply(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, into products: UnsafeMutableRawPointer,
    count: Int
  ) {
    TransformKernels.multiply(
      a.assumingMemoryBound(to: Affine2<Float>.self),
      b.assumingMemoryBound(to: Affine2<Float>.self),
      into: products.assumingMemoryBound(to: Affine2<Float>.self), count: count, path: .best)
  }

  /// Inverses of `count` transforms.
  public static func _invert(
    _ transforms: UnsafeRawPointer, into inverses: UnsafeMutableRawPointer, count: Int
  ) -> Int {
    TransformKernels.invert(
      transforms.assumingMemoryBound(to: Affine2<Float>.self),
      into: inverses.assumingMemoryBound(to: Affine2<Float>.self), count: count, path: .best)
  }
}
