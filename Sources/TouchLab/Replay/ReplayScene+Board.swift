import TouchEvaluation
import TouchExamples
import TouchGeometry
import TouchScene

extension ReplayScene {
  /// So many landings are looked at.
  private static let mostLandings = 40

  /// A picture with its middle at each landing that is on none yet.
  static func board(under landings: Landings) throws -> ReplayScene {
    let board = PictureBoard()
    for place in landings.all.prefix(mostLandings) {
      if board.stage.hitTest(place)?.parent == nil { try board.add(at: place) }
    }
    let objects = board.pictures.enumerated().map { index, picture in
      let figure = SceneFigure.picture(index, size: [100, 100])
      return ShownObject(
        object: SceneRecording.Object(name: "picture \(index + 1)", figures: [figure])
      ) {
        // The board lives as long as it is looked at.
        let map = board.stage[picture.id]?.globalTransform ?? .identity
        return SceneRecording.Pose(map: ProjectiveMap(map))
      }
    }
    return ReplayScene(name: "board", stage: board.stage, objects: objects)
  }
}

extension SceneFigure {
  /// A card with a coloured shape: circle, diamond or square.
  fileprivate static func picture(_ index: Int, size: SIMD2<Double>) -> SceneFigure {
    let paints: [Paint] = [.blue, .orange, .green, .pink, .violet]
    let (paint, middle) = (paints[index % paints.count], 0.5 * size)
    let reach = 0.28 * size
    let shape: Outline =
      switch index % 3 {
      case 0: .ellipse(paint, about: middle, radii: reach)
      case 1: Outline(paint, [[0, -1], [1, 0], [0, 1], [-1, 0]].map { middle + $0 * reach })
      default: .rectangle(paint, 1.8 * reach, at: middle - 0.9 * reach, radius: 6)
      }
    return SceneFigure([.rectangle(.paper, size, radius: 10), shape])
  }
}
