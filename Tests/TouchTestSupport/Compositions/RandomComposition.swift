import TouchGeometry
import TouchGestures

/// A composition of recognisers made at random: the same seed gives the same one.
package struct RandomComposition {
  private var random: SplitMix64
  private let profile: RecognitionProfile
  package private(set) var nodes: [WatchedNode] = []
  package private(set) var root: WatchedNode!

  package init(seed: UInt64, profile: RecognitionProfile = .default) {
    random = SplitMix64(seed: seed)
    self.profile = profile
    root = make(depth: 1 + random.index(below: 3))
  }

  private mutating func make(depth: Int) -> WatchedNode {
    let node = depth == 0 ? makeLeaf() : makePair(make(depth: depth - 1), make(depth: depth - 1))
    nodes.append(node)
    return node
  }

  private mutating func makeLeaf() -> WatchedNode {
    switch random.index(below: 8) {
    case 0: press("press", count: 1)
    case 1: press("double press", count: 2)
    case 2, 3:
      WatchedNode(
        "long press", LongPressRecognizer(profile).map { [GestureReading($0)] },
        leap: LeapWatch(.group))
    case 4: drag("drag", minimumDistance: profile.dragMinimumDistance)
    case 5: drag("drag 0", minimumDistance: 0)
    case 6: pinch()
    default:
      WatchedNode(
        "rotate", RotateRecognizer(profile).map { [GestureReading($0)] }, leap: LeapWatch(.pair))
    }
  }

  private func press(_ name: String, count: Int) -> WatchedNode {
    let press = PressRecognizer(count: count, limits: PressRecognizer.Limits(profile))
    return WatchedNode(name, press.map { [GestureReading($0)] }, leap: LeapWatch(.nothing))
  }

  private func drag(_ name: String, minimumDistance: Double) -> WatchedNode {
    var drag = DragRecognizer(profile)
    drag.minimumDistance = minimumDistance
    return WatchedNode(name, drag.map { [GestureReading($0)] }, leap: LeapWatch(.group))
  }

  private func pinch() -> WatchedNode {
    var pinch = PinchRecognizer(profile)
    pinch.minimumTravel = 0
    return WatchedNode("pinch", pinch.map { [GestureReading($0)] }, leap: LeapWatch(.pair))
  }

  private mutating func makePair(_ a: WatchedNode, _ b: WatchedNode) -> WatchedNode {
    switch random.index(below: 4) {
    case 0: WatchedNode("side by side", a.simultaneously(with: b).map(Self.readings))
    case 1: WatchedNode("either", a.exclusively(before: b).map(Self.readings))
    case 2: WatchedNode("sequence", a.sequenced(before: b).map(Self.readings))
    default:
      WatchedNode(
        "quick sequence",
        a.sequenced(before: b, maximumInterval: .milliseconds(300)).map(Self.readings))
    }
  }

  private typealias Node = WatchedNode

  private static func readings(
    _ value: SimultaneousRecognizer<Node, Node>.Value
  ) -> [GestureReading] { (value.first ?? []) + (value.second ?? []) }

  private static func readings(
    _ value: ExclusiveRecognizer<Node, Node>.Value
  ) -> [GestureReading] {
    switch value {
    case .first(let a): a
    case .second(let b): b
    }
  }

  private static func readings(
    _ value: SequenceRecognizer<Node, Node>.Value
  ) -> [GestureReading] {
    switch value {
    case .first(let a): a
    case .second(let a, let b): a + (b ?? [])
    }
  }
}
