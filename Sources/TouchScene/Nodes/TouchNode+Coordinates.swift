import TouchGeometry

extension TouchNode {
  /// From the node's coordinates to those of its tree's root's surroundings (a stage's: the
  /// screen's).
  ///
  /// - Complexity: linear in the depth.
  public var globalTransform: Affine2<Double> {
    var product = transform
    var node = parent
    while let current = node {
      product = current.transform * product
      node = current.parent
    }
    return product
  }

  /// The coordinates that the node is placed in, its parent's, to the screen's.
  var parentTransform: Affine2<Double> { parent?.globalTransform ?? .identity }

  /// A point of the screen in the node's coordinates; nil where some transform on the way has no
  /// inverse.
  public func localPoint(fromGlobal point: SIMD2<Double>) -> SIMD2<Double>? {
    guard let outer = parent else { return transform.inverse?(point) }
    guard let point = outer.localPoint(fromGlobal: point) else { return nil }
    return transform.inverse?(point)
  }

  /// A point of the node's coordinates on the screen.
  public func globalPoint(fromLocal point: SIMD2<Double>) -> SIMD2<Double> {
    globalTransform(point)
  }

  /// A vector of the screen in the node's coordinates: only the linear part acts on it.
  ///
  /// Nil where the composed transform has no inverse.
  public func localVector(fromGlobal vector: SIMD2<Double>) -> SIMD2<Double>? {
    globalTransform.inverse?(vector: vector)
  }

  /// A vector of the node's coordinates on the screen.
  public func globalVector(fromLocal vector: SIMD2<Double>) -> SIMD2<Double> {
    globalTransform(vector: vector)
  }
}
