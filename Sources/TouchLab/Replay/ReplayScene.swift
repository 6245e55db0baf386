import TouchEvaluation
import TouchScene

/// An example scene, fitted to a trace, and what is seen of it.
struct ReplayScene {
  /// The scene's word on the command line.
  let name: String
  let stage: TouchStage
  /// From bottom to top.
  let objects: [ShownObject]
  /// What the scene says happens.
  var notes = SceneNotes()
  /// Called after every step of time, for a scene that notes what has changed since.
  var lookAround: () -> Void = {}
}

/// Something of a scene that is seen.
struct ShownObject {
  let object: SceneRecording.Object
  /// How it is seen at present.
  let pose: () -> SceneRecording.Pose
}

/// What a scene says happens, as it happens.
final class SceneNotes {
  /// The time of what happens now, in nanoseconds since the trace's first row.
  var time: Int64 = 0
  private(set) var all: [SceneRecording.Note] = []

  /// Notes `text` at the present time.
  func add(_ text: String) { all.append(SceneRecording.Note(time: time, text: text)) }
}
