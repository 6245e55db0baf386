import TouchGeometry
import TouchGestures
import TouchTraces

/// What a scene showed while a trace was played against it.
///
/// Places are points of the screen, times whole nanoseconds since the trace's first row.
package struct SceneRecording: Hashable, Sendable {
  /// Something that is seen; it wears one of its figures at a time.
  package struct Object: Hashable, Sendable {
    package var name: String
    package var figures: [SceneFigure]

    package init(name: String, figures: [SceneFigure]) {
      self.name = name
      self.figures = figures
    }
  }

  /// How an object is seen: in which of its figures, and where.
  package struct Pose: Hashable, Sendable {
    package var figure: Int
    /// From the object's coordinates to the screen.
    package var map: ProjectiveMap<Double>

    package init(figure: Int = 0, map: ProjectiveMap<Double>) {
      self.figure = figure
      self.map = map
    }
  }

  /// All poses from `time` on, until the next frame.
  package struct Frame: Hashable, Sendable {
    package var time: Int64
    package var poses: [Pose]
  }

  /// Something that happened, in words.
  package struct Note: Hashable, Sendable {
    package var time: Int64
    package var text: String

    package init(time: Int64, text: String) {
      self.time = time
      self.text = text
    }
  }

  /// The scene's name.
  package var scene: String
  /// From bottom to top.
  package var objects: [Object]
  /// In order of time, the first at 0; each differs from the one before.
  package private(set) var frames: [Frame] = []
  /// The contacts' ways.
  package var strokes: [TouchStroke]
  /// In order of time.
  package var notes: [Note] = []
  /// How long it lasts.
  package private(set) var duration: Int64 = 0

  /// A recording without frames.
  package init(scene: String, objects: [Object], strokes: [TouchStroke]) {
    self.scene = scene
    self.objects = objects
    self.strokes = strokes
  }

  /// Adds what is seen at `time`, which is not before the last one's; a later record of one time
  /// replaces the earlier.
  package mutating func record(_ poses: [Pose], at time: Int64) {
    duration = max(duration, time)
    if frames.last?.time == time { frames.removeLast() }
    if frames.last?.poses != poses { frames.append(Frame(time: time, poses: poses)) }
  }

  /// What is seen at `time`: the last frame that is not after it.
  package func poses(at time: Int64) -> [Pose] {
    (frames.last { $0.time <= time } ?? frames.first)?.poses ?? []
  }
}
