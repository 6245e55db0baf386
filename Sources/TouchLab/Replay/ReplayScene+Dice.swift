import TouchEvaluation
import TouchExamples
import TouchGeometry
import TouchGestures
import TouchScene

extension ReplayScene {
  /// Three dice in a row, its middle at that of the first landings, that every press rolls.
  ///
  /// They draw their numbers from a generator with a seed, so that a replay is the same each time.
  static func dice(under landings: Landings) throws -> ReplayScene {
    let (stage, roll, notes) = (TouchStage(), Signal<Void>(), SceneNotes())
    let draw = draws(from: SplitMix64(seed: 1))
    let objects = try (0..<3).map { index in
      let name = "die \(index + 1)"
      let number = ValueBinding.noted(name, in: notes)
      let die = Dice(request: roll.readOnly, value: number).drawing(draw)
      let place = landings.center + [130 * Double(index - 1), 0]
      die.node.transform = Affine2(offset: place - 0.5 * die.node.size)
      try stage.add(die)
      let figures = (1...6).map { SceneFigure.die($0, size: die.node.size) }
      return ShownObject(object: SceneRecording.Object(name: name, figures: figures)) {
        SceneRecording.Pose(figure: die.value - 1, map: die.map)
      }
    }
    stage.root.attach { profile in
      PressRecognizer(profile).onEnded { _ in
        notes.add("dice: a roll is asked for")
        roll.send()
      }
    }
    return ReplayScene(name: "dice", stage: stage, objects: objects, notes: notes)
  }
}

extension ValueBinding<Int> {
  /// A number, at first 1, whose changes are noted.
  fileprivate static func noted(_ name: String, in notes: SceneNotes) -> ValueBinding {
    var number = 1
    return ValueBinding {
      number
    } set: {
      number = $0
      notes.add("\(name): \($0)")
    }
  }
}

extension SceneFigure {
  /// A die's face with `value` pips.
  fileprivate static func die(_ value: Int, size: SIMD2<Double>) -> SceneFigure {
    let pips = places(of: value).map { place in
      Outline.ellipse(.ink, about: place * size, radii: 0.09 * size)
    }
    return SceneFigure([.rectangle(.paper, size, radius: 0.16 * min(size.x, size.y))] + pips)
  }

  /// Where a die's pips are, in unit coordinates.
  private static func places(of value: Int) -> [SIMD2<Double>] {
    let (low, half, high) = (0.25, 0.5, 0.75)
    let center: [SIMD2<Double>] = value % 2 == 1 ? [[half, half]] : []
    let corners: [SIMD2<Double>] = [[low, low], [high, high], [low, high], [high, low]]
    let sides: [SIMD2<Double>] = value == 6 ? [[low, half], [high, half]] : []
    return center + corners.prefix(value < 2 ? 0 : value < 4 ? 2 : 4) + sides
  }
}
