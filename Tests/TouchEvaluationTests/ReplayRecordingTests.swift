import Testing
import TouchEvaluation
import TouchGeometry
import TouchGestures
import TouchTraces

/// The ways of contacts in a trace, and what a recording keeps.
@Suite struct ReplayRecordingTests {
  private func trace(
    _ rows: [(milliseconds: Int64, contact: Int64, phase: TouchSample.Phase, x: Double)],
    unitsPerMillimeter: Double? = nil
  ) -> TouchTrace {
    TouchTrace(
      id: "t", device: TouchTrace.Device(unitsPerMillimeter: unitsPerMillimeter),
      rows: rows.map {
        TouchTrace.Row(
          time: .milliseconds($0.milliseconds), contactID: $0.contact, phase: $0.phase,
          location: [$0.x, 0])
      })
  }

  private func strokes(
    _ rows: [(milliseconds: Int64, contact: Int64, phase: TouchSample.Phase, x: Double)]
  ) -> [String] {
    trace(rows, unitsPerMillimeter: 0.5 / 0.15875).strokes.map { stroke in
      let places = stroke.places.map { "\($0.time / 1_000_000):\(Int($0.location.x.rounded()))" }
      let end = stroke.end.map { stroke.isTaken ? "x\($0 / 1_000_000)" : "\($0 / 1_000_000)" }
      return "\(stroke.contact) \(places.joined(separator: " ")) end \(end ?? "never")"
    }
  }

  /// Two points in a unit; times count from the first row.
  @Test func strokesAreTheWaysOfContacts() {
    #expect(
      strokes([
        (1000, 1, .began, 10), (1010, 2, .began, 50), (1010, 1, .moved, 11), (1020, 1, .ended, 12),
        (1030, 2, .cancelled, 50),
      ]) == ["1 0:20 10:22 20:24 end 20", "2 10:100 30:100 end x30"])
  }

  @Test func strokesOfDamagedTraces() {
    #expect(
      strokes([(0, 1, .moved, 1), (10, 1, .began, 5), (5, 1, .moved, 6), (20, 3, .ended, 9)])
        == ["1 0:2 end 10", "1 10:10 10:12 end never", "3 20:18 end 20"],
      "no landing, no lift, time that runs backwards, nothing but a lift")
    #expect(
      strokes([(0, 1, .began, .nan), (10, 1, .moved, 4), (20, 1, .moved, .infinity)])
        == ["1 10:8 end never"], "what is no place is left out")
    #expect(strokes([(0, 1, .began, 1e9), (10, 1, .ended, 1e9)]) == [])
    #expect(strokes([]) == [])
  }

  @Test func aStrokeKnowsWhereItsContactIs() {
    let stroke = trace([(0, 1, .began, 1), (10, 1, .moved, 2), (20, 1, .ended, 3)]).strokes[0]
    #expect(stroke.location(at: -1) == nil)
    #expect(stroke.location(at: 9_999_999) == [1, 0])
    #expect(stroke.location(at: 10_000_000) == [2, 0])
    #expect([-1, 0, 19_999_999, 20_000_000].map(stroke.isDown) == [false, true, true, false])
  }

  private func pose(_ x: Double, figure: Int = 0) -> SceneRecording.Pose {
    SceneRecording.Pose(figure: figure, map: ProjectiveMap(Affine2(offset: [x, 0])))
  }

  private func recording() -> SceneRecording {
    let figure = SceneFigure([.rectangle(.paper, [10, 20])])
    return SceneRecording(
      scene: "s", objects: [SceneRecording.Object(name: "o", figures: [figure, figure])],
      strokes: [])
  }

  @Test func aFrameIsWhatChanged() {
    var recording = recording()
    recording.record([pose(0)], at: 0)
    recording.record([pose(0)], at: 5)
    recording.record([pose(1)], at: 10)
    recording.record([pose(2)], at: 10)
    recording.record([pose(2, figure: 1)], at: 20)
    recording.record([pose(2, figure: 1)], at: 30)
    #expect(recording.frames.map(\.time) == [0, 10, 20])
    #expect(recording.duration == 30)
    #expect(recording.poses(at: 9) == [pose(0)])
    #expect(recording.poses(at: 10) == [pose(2)])
    #expect(recording.poses(at: 99) == [pose(2, figure: 1)])
    recording.record([pose(0)], at: 40)
    recording.record([pose(2, figure: 1)], at: 40)
    #expect(recording.frames.map(\.time) == [0, 10, 20], "back at once is no change")
  }

  @Test func theViewHoldsTheStartAndSomeOfTheRest() {
    var recording = recording()
    recording.strokes = trace([(0, 1, .began, 0), (10, 1, .moved, 100)]).strokes
    recording.record([pose(0)], at: 0)
    #expect(recording.view.low == [-20, -20], "16 and 4 % of 100")
    #expect(recording.view.high == [120, 40])
    recording.record([pose(1e6)], at: 10)
    #expect(recording.view.high.x == 150 + 22, "half as wide again, and the margin")
  }

  @Test func aRecordingIsCompactJSON() {
    var recording = recording()
    recording.strokes = trace([(0, 1, .began, 0), (10, 1, .ended, 1.0 / 3)]).strokes
    recording.record([pose(0)], at: 0)
    recording.record([pose(1.0 / 3)], at: 500_000_000)
    var eye = pose(0)
    eye.map.horizon = [0.001, 0]
    recording.record([eye], at: 600_000_000)
    recording.notes = [SceneRecording.Note(time: 0, text: "a \"b\"")]
    var json = JSONWriter()
    recording.write(to: &json)
    #expect(
      String(decoding: json.bytes, as: UTF8.self)
        == #"{"scene":"s","duration":0.6,"view":[-16.8,-16.8,43.93,53.6],"objects":"#
        + #"[{"name":"o","figures":[[["p-paper",[0,0,10,0,10,20,0,20]]],"#
        + #"[["p-paper",[0,0,10,0,10,20,0,20]]]]}],"frames":[[0,[0,1,0,0,1,0,0]],"#
        + #"[0.5,[0,1,0,0,1,0.33,0]],[0.6,[0,1,0,0,1,0,0,0.001,0,1]]],"strokes":"#
        + #"[{"contact":1,"end":0.01,"taken":false,"places":[[0,0,0],[0.01,0.33,0]]}],"#
        + #""notes":[[0,"a \"b\""]]}"#)
  }

  @Test func aPoseThatStaysIsWrittenOnce() {
    var recording = recording()
    recording.objects.append(recording.objects[0])
    recording.record([pose(1), pose(2)], at: 0)
    recording.record([pose(2), pose(2)], at: 500_000_000)
    var json = JSONWriter()
    recording.write(to: &json)
    let text = String(decoding: json.bytes, as: UTF8.self)
    #expect(text.contains("[[0,[0,1,0,0,1,1,0],[0,1,0,0,1,2,0]],[0.5,[0,1,0,0,1,2,0],0]]"))
  }

  /// A rounded rectangle keeps to its size and touches all four sides.
  @Test func figuresKeepToTheirSize() {
    for outline in [
      SceneFigure.Outline.rectangle(.ink, [30, 20], at: [5, 6], radius: 4),
      .rectangle(.ink, [30, 20], at: [5, 6]), .ellipse(.ink, about: [20, 16], radii: [15, 10]),
    ] {
      let (xs, ys) = (outline.points.map(\.x), outline.points.map(\.y))
      #expect(abs(xs.min()! - 5) < 1e-9 && abs(xs.max()! - 35) < 1e-9)
      #expect(abs(ys.min()! - 6) < 1e-9 && abs(ys.max()! - 26) < 1e-9)
    }
  }
}
