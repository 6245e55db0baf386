import TouchEvaluation
import TouchExamples
import TouchGeometry
import TouchScene

extension ReplayScene {
  /// So many pictures at most.
  private static let mostPictures = 40

  /// A picture with its middle at each landing that is on none yet.
  static func board(under landings: Landings) throws -> ReplayScene {
    let board = PictureBoard()
    for place in landings.all where board.pictures.count < mostPictures {
      if board.stage.hitTest(place) === board.stage.root || board.stage.hitTest(place) == nil {
        try board.add(at: place)
      }
    }
    let notes = SceneNotes()
    let objects = board.pictures.enumerated().compactMap { index, picture in
      board.stage[picture.id].map { node in
        ShownObject(
          object: SceneRecording.Object(
            name: "picture \(index + 1)", figures: [.picture(index, size: node.size)])
        ) { SceneRecording.Pose(map: ProjectiveMap(node.globalTransform)) }
      }
    }
    return ReplayScene(name: "board", stage: board.stage, objects: objects, notes: notes)
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
