import Testing
import TouchGeometry
import TouchScene

struct NodeObservationTests {
  @Test func oneNotificationAMutation() throws {
    let stage = TouchStage()
    var heard: [NodeChange.Kind] = []
    stage.observe { heard.append($0.kind) }
    let (parent, child) = (TouchNode(), TouchNode())
    try parent.add(child)
    try stage.add(parent)
    child.transform.translation = SIMD2(1, 0)
    child.transform.translation = SIMD2(1, 0)
    child.size = SIMD2(2, 2)
    child.size = SIMD2(2, 2)
    child.shape = .ellipse
    child.allowsHitTesting = false
    try stage.add(child)
    child.moveToBack()
    child.environment(NodeEnvironmentKey(defaultValue: 0), 1)
    parent.remove()
    child.transform.translation = SIMD2(3, 0)
    #expect(
      heard == [
        .inserted, .transform, .size, .shape, .shape, .parent, .order, .environment, .removed,
        .transform,
      ])
  }

  @Test func anObservationEndsAtOnce() throws {
    let stage = TouchStage()
    let node = TouchNode()
    try stage.add(node)
    var (first, second) = (0, 0)
    var other: NodeObservation?
    stage.observe { _ in
      first += 1
      other?.cancel()
    }
    other = stage.observe { _ in second += 1 }
    node.size = SIMD2(1, 1)
    node.size = SIMD2(2, 2)
    #expect(first == 2)
    #expect(second == 0)
  }

  @Test func observersMayChangeTheTree() throws {
    let stage = TouchStage()
    let node = TouchNode()
    var heard: [NodeChange.Kind] = []
    stage.observe { change in
      heard.append(change.kind)
      if change.kind == .inserted { node.remove() }
    }
    try stage.add(node)
    #expect(heard == [.inserted, .removed])
    #expect(stage.root.children.isEmpty)
  }
}
