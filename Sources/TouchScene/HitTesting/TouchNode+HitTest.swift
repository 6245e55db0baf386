import TouchGeometry

extension TouchNode {
  /// The topmost node of this subtree at `point` of the parent's coordinates, or nil.
  ///
  /// Children are asked before their parent and later ones before earlier ones. The point goes
  /// through the inverse of each transform on the way down, so shapes are hit as they are seen,
  /// however turned or scaled; where a transform has no inverse nothing is hit.
  /// Calls nest as deep as the tree.
  public func hitTest(inParent point: SIMD2<Double>) -> TouchNode? {
    guard allowsHitTesting, let inverse = transform.inverse else { return nil }
    let local = inverse(point)
    refreshChildBounds()
    let probe = TouchBounds.probe(local)
    var candidate = childBounds.lastIndex(before: childBounds.count, containing: probe)
    while let index = candidate {
      if let node = children[index].hitTest(inParent: local) { return node }
      candidate = childBounds.lastIndex(before: index, containing: probe)
    }
    return shape.contains(local, in: size) ? self : nil
  }
}

extension [TouchBounds] {
  /// The last index below `end` whose bounds hold `probe`.
  fileprivate func lastIndex(before end: Int, containing probe: SIMD4<Float>) -> Int? {
    withUnsafeBufferPointer { bounds in
      var index = end
      while index > 0 {
        index &-= 1
        if bounds[index].contains(probe) { return index }
      }
      return nil
    }
  }
}
