import TouchGeometry
import TouchGestures

/// A composition of recognisers made at random: the same seed gives the same one.
struct RandomComposition {
  private var random: SplitMix64
  private(set) var nodes: [WatchedNode] = []
  private(set) var root: WatchedNode!

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    root = make(depth: 1 + random.index(below: 3))
  }

  private mutating func make(depth: Int) -> WatchedNode {
    let node = depth == 0 ? makeLeaf() : makePair(make(depth: depth - 1), make(depth: depth - 1))
    nodes.append(node)
    return node
  }

  private mutating func makeLeaf() -> WatchedNode {
    switch random.index(below: 8) {
    case 0: WatchedNode("press", PressRecognizer().map { Double($0.count) })
    case 1: WatchedNode("double", PressRecognizer(count: 2).map { Double($0.count) })
    case 2, 3: WatchedNode("long press", LongPressRecognizer().map(\.translation.x))
    case 4: WatchedNode("drag", DragRecognizer().map(\.translation.x))
    case 5: WatchedNode("drag 0", DragRecognizer(minimumDistance: 0).map(\.translation.x))
    case 6: WatchedNode("pinch", PinchRecognizer(minimumTravel: 0).map(\.scale))
    default: WatchedNode("rotate", RotateRecognizer().map(\.rotation))
    }
  }

  private mutating func makePair(_ a: WatchedNode, _ b: WatchedNode) -> WatchedNode {
    switch random.index(below: 4) {
    case 0: WatchedNode("side by side", a.simultaneously(with: b).map(Self.number))
    case 1: WatchedNode("either", a.exclusively(before: b).map(Self.number))
    case 2: WatchedNode("sequence", a.sequenced(before: b).map(Self.number))
    default:
      WatchedNode(
        "quick sequence",
        a.sequenced(before: b, maximumInterval: .milliseconds(300)).map(Self.number))
    }
  }

  private typealias Node = WatchedNode

  private static func number(_ value: SimultaneousRecognizer<Node, Node>.Value) -> Double {
    (value.first ?? 0) + (value.second ?? 0)
  }

  private static func number(_ value: ExclusiveRecognizer<Node, Node>.Value) -> Double {
    switch value {
    case .first(let a): a
    case .second(let b): b
    }
  }

  private static func number(_ value: SequenceRecognizer<Node, Node>.Value) -> Double {
    switch value {
    case .first(let a): a
    case .second(let a, let b): a + (b ?? 0)
    }
  }
}
