import TouchGeometry
package import TouchTraces

/// Compact, for a script to read: seconds and points, rounded to what can be seen.
///
///     {"scene":"stamp","duration":1.5,"view":[x,y,width,height],
///      "objects":[{"name":"stamp","figures":[[["p-paper",[x,y,…]],…],…]}],
///      "frames":[[t,pose,…],…],
///      "strokes":[{"contact":1,"end":1.2,"taken":false,"places":[[t,x,y],…]}],
///      "notes":[[t,"dragging"],…]}
///
/// A pose is `[figure,a,b,c,d,e,f]`, the columns of an affine transform as in SVG's `matrix`, with
/// the bottom row `p,q,w` after it where the map is projective; 0 stands for the pose before.
extension SceneRecording {
  package func write(to json: inout JSONWriter) {
    let view = view
    json.object { json in
      json.member("scene", scene)
      json.member("duration", duration.seconds)
      json.key("view")
      json.array([view.low.x, view.low.y, view.size.x, view.size.y]) { $0.number($1.rounded(2)) }
      json.key("objects")
      json.array(objects) { $0.write($1) }
      json.key("frames")
      json.array(frames.indices) { writeFrame($1, to: &$0) }
      json.key("strokes")
      json.array(strokes) { $0.write($1) }
      json.key("notes")
      json.array(notes) { json, note in
        json.beginArray()
        json.number(note.time.seconds)
        json.string(note.text)
        json.endArray()
      }
    }
  }

  private func writeFrame(_ index: Int, to json: inout JSONWriter) {
    let before = index > 0 ? frames[index - 1].poses : []
    json.beginArray()
    json.number(frames[index].time.seconds)
    for (place, pose) in frames[index].poses.enumerated() {
      if place < before.count, before[place] == pose {
        json.integer(0)
      } else {
        json.write(pose)
      }
    }
    json.endArray()
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ object: SceneRecording.Object) {
    self.object { json in
      json.member("name", object.name)
      json.key("figures")
      json.array(object.figures) { json, figure in
        json.array(figure.outlines) { json, outline in
          json.beginArray()
          json.string(outline.paint.style)
          json.array(outline.points.flatMap { [$0.x, $0.y] }) { $0.number($1.rounded(2)) }
          json.endArray()
        }
      }
    }
  }

  fileprivate mutating func write(_ pose: SceneRecording.Pose) {
    let (affine, horizon) = (pose.map.affine, pose.map.horizon)
    beginArray()
    integer(Int64(pose.figure))
    for column in [affine.x, affine.y] {
      number(column.x.rounded(5))
      number(column.y.rounded(5))
    }
    number(affine.translation.x.rounded(2))
    number(affine.translation.y.rounded(2))
    if horizon != .zero || pose.map.weight != 1 {
      number(horizon.x.rounded(7))
      number(horizon.y.rounded(7))
      number(pose.map.weight.rounded(5))
    }
    endArray()
  }

  fileprivate mutating func write(_ stroke: TouchStroke) {
    object { json in
      json.member("contact", Int(stroke.contact))
      json.member("end", stroke.end?.seconds)
      json.key("taken")
      json.boolean(stroke.isTaken)
      json.key("places")
      json.array(stroke.places) { json, place in
        json.beginArray()
        json.number(place.time.seconds)
        json.number(place.location.x.rounded(2))
        json.number(place.location.y.rounded(2))
        json.endArray()
      }
    }
  }
}

extension Int64 {
  /// Nanoseconds as seconds.
  var seconds: Double { Double(self) / 1e9 }
}

extension Double {
  /// The number to `digits` decimals, as the shortest decimal that is nearest to it.
  fileprivate func rounded(_ digits: Int) -> Double { Double(fixed(digits)) ?? self }
}
