import TouchGeometry
import TouchTraces

/// What the recorded facts measure, in seconds, millimetres and degrees, of one trace.
///
/// The same definitions as for the recordings: between two reports a contact stays where it was.
struct TraceMeasures {
  /// One contact's reports: seconds and millimetres.
  struct Contact {
    var times: [Double] = []
    var places: [SIMD2<Double>] = []

    /// The place last reported at `time`.
    func place(at time: Double) -> SIMD2<Double> {
      places[max(0, times.lastIndex { $0 <= time } ?? 0)]
    }

    /// How far it got from its landing place at most.
    var reach: Double { places.map { length($0 - places[0]) }.max()! }
  }

  var contacts: [Contact] = []
  var times: [Double] = []
  /// The two fingers, where there are two that are down together.
  private(set) var pair: PairMeasures?

  init(_ trace: TouchTrace) {
    let scale = trace.device.unitsPerMillimeter!
    var ids: [Int64] = []
    for row in trace.rows {
      if !ids.contains(row.contactID) {
        ids.append(row.contactID)
        contacts.append(Contact())
      }
      let index = ids.firstIndex(of: row.contactID)!
      contacts[index].times.append(row.time.seconds)
      contacts[index].places.append(row.location / scale)
      if times.last != row.time.seconds { times.append(row.time.seconds) }
    }
    pair = PairMeasures(self)
  }

  var duration: Double { times.last! - times[0] }
  var reach: Double { contacts.map(\.reach).max()! }
  var distance: Double { length(contacts[0].places.last! - contacts[0].places[0]) }
  var landingDelay: Double { 1000 * spread(contacts.map { $0.times[0] }) }
  var liftingDelay: Double { 1000 * spread(contacts.map { $0.times.last! }) }

  /// The standard deviation of the first contact's place, mean of both axes.
  var placeSpread: Double {
    let places = contacts[0].places
    let mean = places.reduce(.zero, +) / Double(places.count)
    let squares = places.reduce(SIMD2<Double>.zero) { $0 + ($1 - mean) * ($1 - mean) }
    let variance = squares / Double(places.count)
    return (variance.x.squareRoot() + variance.y.squareRoot()) / 2
  }

  /// The first contact's distance from start to end as a share of its path.
  var straightness: Double {
    let places = contacts[0].places
    return distance / zip(places, places.dropFirst()).reduce(0) { $0 + length($1.1 - $1.0) }
  }

  /// The greatest speed of the first contact over 40 ms, in millimetres a second.
  var peakSpeed: Double {
    let contact = contacts[0]
    var peak = 0.0
    for (index, time) in contact.times.enumerated() {
      guard let later = contact.times.firstIndex(where: { $0 >= time + 0.04 }) else { break }
      let step = contact.times[later] - time
      if step < 0.1 {
        peak = max(peak, length(contact.places[later] - contact.places[index]) / step)
      }
    }
    return peak
  }

  /// How long after its landing the first contact is 3 mm away; nil: never.
  var timeTo3Millimeters: Double? {
    let places = contacts[0].places
    let index = places.firstIndex { length($0 - places[0]) >= 3 }
    return index.map { contacts[0].times[$0] - contacts[0].times[0] }
  }

  private func spread(_ values: [Double]) -> Double { values.max()! - values.min()! }
}

/// The length of `v`.
func length(_ v: SIMD2<Double>) -> Double { (v * v).sum().squareRoot() }
