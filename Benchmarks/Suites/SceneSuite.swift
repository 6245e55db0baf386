import TouchGeometry
import TouchGestures
import TouchScene

/// A board of 10,000 objects under fingers: finding what a landing hits, and moving what is held.
let sceneSuite = BenchmarkSuite(
  name: "scene", summary: "touches on a board of 10,000 objects"
) { check in
  [hitGroup(&check), landingGroup(), moveGroup(&check)]
}

private let boardSide = 4000.0

/// Turned squares of 40 points at seeded places: on average one lies at each point.
private func makeBoard(
  _ count: Int = 10_000, draggable: Bool = false
) -> (stage: TouchStage, nodes: [TouchNode]) {
  var random = SplitMix64(seed: 11)
  let stage = TouchStage(size: SIMD2(boardSide, boardSide))
  var nodes: [TouchNode] = []
  for _ in 0..<count {
    let place = SIMD2(random.number(in: 0...boardSide), random.number(in: 0...boardSide))
    let turn = Affine2(rotation: random.number(in: -3...3), about: SIMD2(20.0, 20))
    let node = TouchNode(size: SIMD2(40, 40), transform: turn.translated(by: place))
    if draggable {
      node.gesture(
        DragRecognizer().onChanged { [unowned node] value in
          node.transform.translation += value.translationDelta
        })
    }
    try? stage.add(node)
    nodes.append(node)
  }
  return (stage, nodes)
}

private func points(_ count: Int) -> [SIMD2<Double>] {
  var random = SplitMix64(seed: 12)
  return (0..<count).map { _ in
    SIMD2(random.number(in: 0...boardSide), random.number(in: 0...boardSide))
  }
}

/// Every object asked in turn, the topmost first.
@inline(never)
private func linearScan(_ nodes: [TouchNode], _ point: SIMD2<Double>) -> TouchNode? {
  for node in nodes.reversed() {
    guard let inverse = node.transform.inverse else { continue }
    if node.shape.contains(inverse(point), in: node.size) { return node }
  }
  return nil
}

private func hitGroup(_ check: inout AnswerCheck) -> BenchmarkGroup {
  let (stage, nodes) = makeBoard()
  let places = points(64)
  for place in places {
    let found = stage.hitTest(place)
    check.require(
      linearScan(nodes, place) === (found === stage.root ? nil : found), "hit at \(place)")
  }
  return BenchmarkGroup("hit test among 10,000 objects", unit: "test") {
    BenchmarkRow("linear scan", operations: places.count, isBaseline: true) {
      for place in places { keep(linearScan(nodes, place)) }
    }
    BenchmarkRow("TouchStage.hitTest", operations: places.count) {
      for place in places { keep(stage.hitTest(place)) }
    }
  }
}

/// One touch after the other: each lands, is dispatched, and lifts.
private func landingGroup() -> BenchmarkGroup {
  let (stage, nodes) = makeBoard(draggable: true)
  let places = points(64)
  var time: Int64 = 0
  return BenchmarkGroup("a touch lands and lifts on a board of 10,000", unit: "touch") {
    BenchmarkRow("linear scan alone", operations: places.count, isBaseline: true) {
      for place in places { keep(linearScan(nodes, place)) }
    }
    BenchmarkRow("TouchStage: landing, dispatch, lift", operations: places.count) {
      for place in places {
        time += 20_000_000
        stage.touch(.began, place, time)
        stage.touch(.ended, place, time + 10_000_000)
      }
    }
  }
}

/// A held object follows its finger, beside the same recogniser without a scene.
private func moveGroup(_ check: inout AnswerCheck) -> BenchmarkGroup {
  let moves = 256
  let (stage, nodes) = makeBoard(draggable: true)
  let node = nodes[nodes.count - 1]
  let start = node.globalPoint(fromLocal: SIMD2(20, 20))
  var sum = SIMD2<Double>()
  var session = GestureSession(DragRecognizer().onChanged { sum += $0.translationDelta })
  stage.touch(.began, start, 0)
  session.touch(.began, start, 0)
  let (arena, target) = (GestureArena(), GestureTarget())
  target.add(DragRecognizer().onChanged { sum += $0.translationDelta })
  arena.touch(.began, start, 0, [target])
  var (stageTime, arenaTime, sessionTime): (Int64, Int64, Int64) = (0, 0, 0)
  func circle(_ i: Int) -> SIMD2<Double> {
    start + Affine2(rotation: 0.1 * Double(i))(vector: SIMD2(30.0, 0)) + SIMD2(15, 0)
  }
  let way = (0..<moves).map(circle)
  stage.touch(.moved, way[0], 1)
  check.require(
    stage.hitTest(way[0]) === node, "the object follows its finger")
  return BenchmarkGroup("move of a captured touch", unit: "move") {
    BenchmarkRow("recognition alone", operations: moves, isBaseline: true) {
      for place in way {
        sessionTime += 8_000_000
        session.touch(.moved, place, sessionTime)
      }
      keep(sum)
    }
    BenchmarkRow("GestureArena alone", operations: moves) {
      for place in way {
        arenaTime += 8_000_000
        arena.touch(.moved, place, arenaTime)
      }
      keep(sum)
    }
    BenchmarkRow("TouchStage, moving the object", operations: moves) {
      for place in way {
        stageTime += 8_000_000
        stage.touch(.moved, place, stageTime)
      }
    }
  }
}

extension TouchStage {
  fileprivate func touch(_ phase: TouchSample.Phase, _ place: SIMD2<Double>, _ time: Int64) {
    receive(
      TouchSample(
        contactID: 1, phase: phase, time: TouchInstant(nanoseconds: time), location: place))
    endFrame()
  }
}

extension GestureArena {
  fileprivate func touch(
    _ phase: TouchSample.Phase, _ place: SIMD2<Double>, _ time: Int64,
    _ path: [GestureTarget] = []
  ) {
    receive(
      TouchSample(
        contactID: 1, phase: phase, time: TouchInstant(nanoseconds: time), location: place),
      hitting: path)
    endFrame()
  }
}

extension GestureSession {
  fileprivate mutating func touch(
    _ phase: TouchSample.Phase, _ place: SIMD2<Double>, _ time: Int64
  ) {
    receive(
      TouchSample(
        contactID: 1, phase: phase, time: TouchInstant(nanoseconds: time), location: place))
    endFrame()
  }
}
