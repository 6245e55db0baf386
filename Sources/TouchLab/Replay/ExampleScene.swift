import TouchGestures
import TouchScene

/// The example scenes by the words of the command line.
enum ExampleScene: String, CaseIterable {
  case stamp, board, dice, cards

  /// What the help text says of it.
  var summary: String {
    switch self {
    case .stamp:
      "stamp  a picture under the first contacts, dragged after a long press, turned and\n"
        + "       pinched by two fingers at once"
    case .board: "board  a picture at every landing, each dragged by itself"
    case .dice: "dice   three dice where the contacts land, rolled by every press"
    case .cards:
      "cards  a card under the first contact that glides when it is thrown, and one that\n"
        + "       comes back"
    }
  }

  /// The scene, fitted to `landings`, with the thresholds of `profile`.
  func make(for landings: Landings, profile: RecognitionProfile) throws -> ReplayScene {
    let scene =
      switch self {
      case .stamp: try ReplayScene.stamp(under: landings)
      case .board: try ReplayScene.board(under: landings)
      case .dice: try ReplayScene.dice(under: landings)
      case .cards: try ReplayScene.cards(under: landings)
      }
    scene.stage.root.recognitionStyle(ProfileStyle(profile: profile))
    return scene
  }
}

/// One profile, whatever is touched with what.
private struct ProfileStyle: RecognitionStyle {
  let profile: RecognitionProfile

  func makeProfile(configuration: RecognitionConfiguration) -> RecognitionProfile { profile }
}
