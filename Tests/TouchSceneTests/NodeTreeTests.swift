import Testing
import TouchScene

struct NodeTreeTests {
  @Test func aSecondParentTakesTheNodeFromTheFirst() throws {
    let (a, b, child) = (TouchNode(), TouchNode(), TouchNode())
    try a.add(child)
    try b.add(child)
    #expect(a.children.isEmpty)
    #expect(b.children.map(ObjectIdentifier.init) == [ObjectIdentifier(child)])
    #expect(child.parent === b)
  }

  @Test func aCycleIsAnErrorAndChangesNothing() throws {
    let chain = (0..<4).map { _ in TouchNode() }
    for i in 1..<4 { try chain[i - 1].add(chain[i]) }
    for node in chain {
      #expect(throws: NodeTreeError.cycle) { try chain[3].add(node) }
    }
    #expect(chain[3].children.isEmpty)
    #expect(chain[1].parent === chain[0])
  }

  @Test func theRootOfAStageHasNoParent() {
    let stage = TouchStage()
    #expect(throws: NodeTreeError.rootOfStage) { try TouchNode().add(stage.root) }
    #expect(stage.root.parent == nil)
  }

  @Test func idsAreNeverGivenTwice() throws {
    let stage = TouchStage()
    let node = TouchNode()
    var seen: [NodeID] = []
    for _ in 0..<50 {
      try stage.add(node)
      let id = try #require(node.id)
      #expect(!seen.contains(id))
      #expect(stage[id] === node)
      node.remove()
      #expect(node.id == nil)
      #expect(stage[id] == nil)
      seen.append(id)
    }
    #expect(seen == seen.sorted())
  }

  @Test func aNewParentOnTheSameStageKeepsTheIds() throws {
    let stage = TouchStage()
    let (a, b, child) = (TouchNode(), TouchNode(), TouchNode())
    try a.add(child)
    try stage.add(a)
    try stage.add(b)
    let (outer, inner) = (a.id, child.id)
    try b.add(a)
    #expect(a.id == outer && child.id == inner)
    #expect(try stage[#require(inner)] === child)
  }

  @Test func removalWhileIteratingReachesEveryChild() throws {
    let parent = TouchNode()
    for _ in 0..<10 { try parent.add(TouchNode()) }
    var removed = 0
    for child in parent.children {
      child.remove()
      removed += 1
    }
    #expect(removed == 10)
    #expect(parent.children.isEmpty)
  }

  @Test func orderIsFromBottomToTop() throws {
    let parent = TouchNode()
    let nodes = (0..<4).map { _ in TouchNode() }
    for node in nodes { try parent.add(node) }
    func order() -> [Int] { parent.children.map { c in nodes.firstIndex { $0 === c } ?? -1 } }
    nodes[1].moveToFront()
    #expect(order() == [0, 2, 3, 1])
    nodes[3].moveToBack()
    #expect(order() == [3, 0, 2, 1])
    try parent.insert(nodes[3], at: 2)
    #expect(order() == [0, 2, 3, 1])
    try parent.insert(nodes[0], at: 99)
    #expect(order() == [2, 3, 1, 0])
  }

  @Test func backLinksDoNotOutliveWhatTheyPointTo() throws {
    let child = TouchNode()
    do {
      let stage = TouchStage()
      let parent = TouchNode()
      try parent.add(child)
      try stage.add(parent)
      #expect(child.stage === stage)
    }
    #expect(child.parent == nil)
    #expect(child.stage == nil)
    #expect(child.id == nil)
  }

  @Test func aRemovedSubtreeIsFreed() throws {
    let stage = TouchStage()
    weak var gone: TouchNode?
    do {
      let (outer, inner) = (TouchNode(), TouchNode())
      try outer.add(inner)
      try stage.add(outer)
      inner.transform.translation = SIMD2(1, 2)
      gone = inner
      outer.remove()
    }
    #expect(gone == nil)
  }

  @Test(arguments: [
    (SIMD2(-1.0, 5), SIMD2(0.0, 5)), (SIMD2(.nan, .infinity), SIMD2(0, 0)),
    (SIMD2(3, 4), SIMD2(3, 4)),
  ])
  func sizesAreRepaired(given: SIMD2<Double>, kept: SIMD2<Double>) {
    let node = TouchNode(size: given)
    #expect(node.size == kept)
    node.size = SIMD2(9, 9)
    node.size = given
    #expect(node.size == kept)
  }
}
