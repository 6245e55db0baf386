import TouchGestures
import TouchTraces

extension TouchTrace {
  /// The farthest that any contact has been from where it landed, up to `time`, in points.
  package func travel(until time: TouchInstant) -> Double {
    var landings: [(id: Int64, location: SIMD2<Double>)] = []
    var farthest = 0.0
    for row in rows where row.time <= time {
      guard row.phase != .began, let landing = landings.last(where: { $0.id == row.contactID })
      else {
        landings.append((row.contactID, row.location))
        continue
      }
      let way = row.location - landing.location
      farthest = max(farthest, (way * way).sum())
    }
    return farthest.squareRoot() * device.pointsPerUnit
  }

  /// From the first contact to `time`, in nanoseconds.
  package func nanosecondsFromLanding(to time: TouchInstant) -> Int64? {
    rows.first?.time.nanoseconds(to: time)
  }
}
