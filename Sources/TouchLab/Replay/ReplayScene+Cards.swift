import TouchEvaluation
import TouchExamples
import TouchGeometry
import TouchScene

extension ReplayScene {
  private static let cardSize = SIMD2<Double>(100, 140)

  /// A card under the first landing, which glides over the table when it is thrown, and one that
  /// comes back: under the first landing that is clear of the other, or else beside it.
  ///
  /// The table holds all that the contacts touch and a card's size around it.
  static func cards(under landings: Landings) throws -> ReplayScene {
    let size = cardSize
    let first = landings.all[0]
    let second = landings.all.first { isClear($0 - first) } ?? first + [1.4 * size.x, 0]
    let low = pointwiseMin(landings.bounds.low, second) - size
    let high = pointwiseMax(landings.bounds.high, second) + size
    let cards = [
      ThrownCard(
        size: size, home: first - 0.5 * size,
        release: .glides(within: MotionBounds(lower: low, upper: high - size))),
      ThrownCard(size: size, home: second - 0.5 * size, release: .returns),
    ]
    let names = ["gliding card", "returning card"]
    let stage = TouchStage()
    for card in cards.reversed() { try stage.add(card) }
    let figures: [SceneFigure] = [.card(.pink, size: size), .card(.blue, size: size)]
    let shown = zip(zip(names, figures), cards).map { named, card in
      ShownObject(object: SceneRecording.Object(name: named.0, figures: [named.1])) {
        SceneRecording.Pose(map: ProjectiveMap(card.node.globalTransform))
      }
    }
    let notes = SceneNotes()
    return ReplayScene(
      name: "cards", stage: stage, objects: [table(from: low, to: high)] + shown.reversed(),
      notes: notes, lookAround: noting(zip(names, cards).map { ($0, $1) }, in: notes))
  }

  /// Whether cards whose middles are `way` apart leave a gap.
  private static func isClear(_ way: SIMD2<Double>) -> Bool {
    way.x.magnitude > 1.1 * cardSize.x || way.y.magnitude > 1.1 * cardSize.y
  }

  private static func table(from low: SIMD2<Double>, to high: SIMD2<Double>) -> ShownObject {
    let figure = SceneFigure([.rectangle(.paper, high - low, radius: 12)])
    let pose = SceneRecording.Pose(map: ProjectiveMap(Affine2(offset: low)))
    return ShownObject(object: SceneRecording.Object(name: "table", figures: [figure])) { pose }
  }

  /// Notes when a card starts to move by itself, and when it comes to rest.
  private static func noting(
    _ cards: [(name: String, card: ThrownCard)], in notes: SceneNotes
  ) -> () -> Void {
    var wasMoving = cards.map { _ in false }
    return {
      for (index, (name, card)) in cards.enumerated() {
        let isMoving = card.place.isMoving
        if isMoving != wasMoving[index] { notes.add("\(name): \(isMoving ? "let go" : "at rest")") }
        wasMoving[index] = isMoving
      }
    }
  }
}

extension SceneFigure {
  /// A playing card with a diamond.
  fileprivate static func card(_ paint: Paint, size: SIMD2<Double>) -> SceneFigure {
    let corners: [SIMD2<Double>] = [[0, -1], [1, 0], [0, 1], [-1, 0]]
    func diamond(_ place: SIMD2<Double>, _ reach: Double) -> Outline {
      Outline(paint, corners.map { place * size + reach * $0 * size })
    }
    return SceneFigure([
      .rectangle(.paper, size, radius: 10), diamond([0.5, 0.5], 0.2),
      diamond([0.14, 0.12], 0.06), diamond([0.86, 0.88], 0.06),
    ])
  }
}
