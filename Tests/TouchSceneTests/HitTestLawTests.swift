import Testing
import TouchGeometry
import TouchScene

struct HitTestLawTests {
  /// Every node asked, in the order of the eye: what the bounds must not change.
  static func linearScan(_ node: TouchNode, _ point: SIMD2<Double>) -> TouchNode? {
    guard node.allowsHitTesting, let inverse = node.transform.inverse else { return nil }
    let local = inverse(point)
    for child in node.children.reversed() {
      if let hit = linearScan(child, local) { return hit }
    }
    return node.shape.contains(local, in: node.size) ? node : nil
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func boundsNeverChangeTheAnswer(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let stage = TouchStage()
    var nodes = [stage.root]
    var hits = 0
    for round in 0..<400 {
      try mutate(&nodes, &random)
      let point = SIMD2(random.number(in: -300...300), random.number(in: -300...300))
      let found = stage.hitTest(point)
      let expected = Self.linearScan(stage.root, point)
      #expect(found === expected, "round \(round)")
      if found != nil { hits += 1 }
    }
    #expect(hits > 40)
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func pointsGoThereAndBack(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let stage = TouchStage()
    var nodes = [stage.root]
    for _ in 0..<60 { try mutate(&nodes, &random) }
    for node in nodes where node.transform != Affine2(scale: 0.0) {
      let point = SIMD2(random.number(in: -9...9), random.number(in: -9...9))
      let place = node.globalPoint(fromLocal: point)
      guard let back = node.localPoint(fromGlobal: place) else { continue }
      let way = back - point
      #expect(way.x.magnitude + way.y.magnitude < 1e-6)
      let vector = node.globalVector(fromLocal: point)
      #expect(all(vector .== node.globalTransform(vector: point)))
    }
  }

  private func mutate(_ nodes: inout [TouchNode], _ random: inout SplitMix64) throws {
    let node = nodes[random.index(below: nodes.count)]
    switch random.index(below: 8) {
    case 0...3:
      let child = TouchNode(
        size: SIMD2(random.number(in: 0...200), random.number(in: 0...200)),
        shape: random.index(below: 2) == 0 ? .rectangle : .ellipse, transform: transform(&random))
      try node.insert(child, at: random.index(below: node.children.count + 1))
      nodes.append(child)
    case 4 where node.parent != nil && node.children.isEmpty:
      node.remove()
      nodes.removeAll { $0 === node }
    case 5 where node.parent != nil: node.moveToFront()
    case 6 where node.parent != nil: node.transform = transform(&random)
    default: node.size = SIMD2(random.number(in: 0...100), random.number(in: 0...100))
    }
  }

  private func transform(_ random: inout SplitMix64) -> Affine2<Double> {
    if random.index(below: 20) == 0 { return Affine2(scale: 0.0) }
    let offset = SIMD2(random.number(in: -200...200), random.number(in: -200...200))
    return Affine2(scale: random.number(in: 0.3...2))
      .rotated(by: random.number(in: -7...7)).translated(by: offset)
  }
}
