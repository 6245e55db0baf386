package import TouchTraces

/// The way of one contact from its landing until it is up, in points of the screen.
package struct TouchStroke: Hashable, Sendable {
  /// A place and when, in nanoseconds since the trace's first row.
  package struct Place: Hashable, Sendable {
    package var time: Int64
    package var location: SIMD2<Double>
  }

  package let contact: Int64
  /// At least one, in order of time.
  package var places: [Place]
  /// When it was up; nil: it never was.
  package var end: Int64?
  /// Whether it was taken away rather than lifted.
  package var isTaken = false

  /// Where the contact was last at `time`; nil before its landing.
  package func location(at time: Int64) -> SIMD2<Double>? {
    places.last { $0.time <= time }?.location
  }

  /// Whether the contact is down at `time`.
  package func isDown(at time: Int64) -> Bool {
    places[0].time <= time && (end.map { time < $0 } ?? true)
  }
}

extension TouchTrace {
  /// The rows' times in nanoseconds since the first row; time that runs backwards stands still.
  package var elapsedTimes: [Int64] {
    var time: Int64 = 0
    return rows.map { row in
      time = max(time, rows[0].time.nanoseconds(to: row.time))
      return time
    }
  }

  /// The ways of the contacts, in order of landing.
  ///
  /// A report of a contact that never landed is taken for its landing. What is no place is left out,
  /// and so is a contact without one.
  package var strokes: [TouchStroke] {
    var strokes: [TouchStroke] = []
    for (index, time) in elapsedTimes.enumerated() {
      let sample = sample(at: index)
      let open = strokes.lastIndex { $0.contact == sample.contactID && $0.end == nil }
      if let open, sample.phase == .began { strokes[open].end = time }
      if sample.location.isPlace {
        let place = TouchStroke.Place(time: time, location: sample.location)
        if let open, sample.phase != .began {
          strokes[open].places.append(place)
        } else {
          strokes.append(TouchStroke(contact: sample.contactID, places: [place]))
        }
      }
      guard sample.phase == .ended || sample.phase == .cancelled,
        let last = strokes.lastIndex(where: { $0.contact == sample.contactID && $0.end == nil })
      else { continue }
      strokes[last].end = time
      strokes[last].isTaken = sample.phase == .cancelled
    }
    return strokes
  }
}

extension SIMD2<Double> {
  /// Whether a drawing can hold the point: finite, and not farther than a kilometre away.
  fileprivate var isPlace: Bool { x.magnitude < 1e7 && y.magnitude < 1e7 }
}
