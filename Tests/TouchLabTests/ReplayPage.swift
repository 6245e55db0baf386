import Foundation
import Testing

/// A page of `touchlab replay`, read back.
struct ReplayPage {
  /// How an object is seen: which figure, and its matrix.
  struct Pose: Equatable {
    let figure: Int
    let matrix: [Double]
  }

  let html: String
  let scene: String
  let duration: Double
  let objects: Int
  /// Each frame's time and poses, the shorthand for a pose that stays written out.
  private(set) var frames: [(time: Double, poses: [Pose])] = []
  let strokes: [[String: Any]]
  let notes: [String]

  /// The page that `touchlab` prints for `arguments`, whose `-` is `input`.
  init(_ arguments: [String], input: String) async throws {
    let run = await CommandLineRun(["replay", "-"] + arguments, input: input)
    try #require(run.status == 0, "\(run.noted)")
    html = run.printed
    let start = try #require(html.range(of: "id=\"recording\">")).upperBound
    let end = try #require(html.range(of: "</script>", range: start..<html.endIndex)).lowerBound
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(html[start..<end].utf8)) as? [String: Any])
    scene = try #require(json["scene"] as? String)
    duration = try #require(json["duration"] as? Double)
    objects = try #require(json["objects"] as? [Any]).count
    strokes = try #require(json["strokes"] as? [[String: Any]])
    notes = try #require(json["notes"] as? [[Any]]).map { "\($0[0]) \($0[1])" }
    for frame in try #require(json["frames"] as? [[Any]]) {
      let poses = frame.dropFirst().enumerated().map { index, pose in
        (pose as? [Double]).map { Pose(figure: Int($0[0]), matrix: Array($0.dropFirst())) }
          ?? frames[frames.count - 1].poses[index]
      }
      frames.append((try #require(frame[0] as? Double), poses))
    }
  }

  /// The poses at `time`: those of the last frame that is not after it.
  func poses(at time: Double) -> [Pose] { frames.last { $0.time <= time }?.poses ?? [] }
}
