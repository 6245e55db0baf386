import TouchGeometry

/// What the recorded facts measure of two fingers while both are down.
struct PairMeasures {
  /// A component of the motion of two fingers.
  enum Component { case translation, radial, arc }

  private var separations: [Double] = []
  private var angles: [Double] = []
  private var centroids: [SIMD2<Double>] = []
  private var reaches: [Double] = []

  /// Nil where there are not two contacts that are down together.
  init?(_ trace: TraceMeasures) {
    guard trace.contacts.count == 2 else { return nil }
    let (a, b) = (trace.contacts[0], trace.contacts[1])
    let start = max(a.times[0], b.times[0])
    let end = min(a.times.last!, b.times.last!)
    for time in trace.times where time >= start && time <= end {
      append(a.place(at: time), b.place(at: time))
    }
    if separations.isEmpty { return nil }
    let first = [a.place(at: start), b.place(at: start)]
    reaches = zip([a, b], first).map { contact, place in
      zip(contact.times, contact.places).filter { $0.0 >= start && $0.0 <= end }
        .map { length($0.1 - place) }.max() ?? 0
    }
  }

  private mutating func append(_ a: SIMD2<Double>, _ b: SIMD2<Double>) {
    separations.append(length(b - a))
    centroids.append((a + b) / 2)
    let angle = Trigonometry.arctangent(y: b.y - a.y, x: b.x - a.x)
    var step = angle - (angles.last ?? angle)
    // Bring the angle within half a turn of the one before.
    if let last = angles.last {
      step -= 2 * .pi * (step / (2 * .pi)).rounded()
      angles.append(last + step)
    } else {
      angles.append(angle)
    }
  }

  var startSeparation: Double { separations[0] }
  var ratio: Double { separations.last! / separations[0] }
  var greatestAngle: Double { angles.map { abs($0 - angles[0]) }.max()! * 180 / .pi }
  var centroidWay: Double { length(centroids.last! - centroids[0]) }
  /// The way of the finger that goes less far, as a share of both.
  var share: Double? {
    let sum = reaches[0] + reaches[1]
    return sum > 0 ? reaches.min()! / sum : nil
  }

  /// What leads when a component first passes `limit` millimetres; nil: never.
  func leader(at limit: Double) -> Component? {
    for index in separations.indices {
      let parts = parts(at: index)
      if parts.max()! >= limit { return leader(of: parts) }
    }
    return nil
  }

  /// What leads at the end.
  var leaderAtEnd: Component { leader(of: parts(at: separations.count - 1)) }

  private func parts(at index: Int) -> [Double] {
    [
      length(centroids[index] - centroids[0]), abs(separations[index] - separations[0]) / 2,
      abs(angles[index] - angles[0]) * (separations[index] + separations[0]) / 4,
    ]
  }

  private func leader(of parts: [Double]) -> Component {
    parts[0] >= max(parts[1], parts[2]) ? .translation : parts[1] >= parts[2] ? .radial : .arc
  }
}
