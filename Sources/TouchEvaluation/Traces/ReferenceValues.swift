import TouchGeometry
import TouchGestures
public import TouchTraces

/// Translation, scale and rotation of a whole trace, computed offline from where its contacts were
/// when all had landed and when the first lifted.
///
/// For one contact that is its way from landing to lift; for two, the one similarity that carries
/// the pair from the one place to the other, its turn unwrapped along the way. Other traces (more
/// contacts, a contact that lands twice) have no reference: contacts that come and go make several
/// answers right.
public struct ReferenceValues: Hashable, Sendable {
  /// The centroid's way in points.
  public var translation: SIMD2<Double>
  /// The ratio of the spans; nil for one contact.
  public var scale: Double?
  /// The turn in radians, clockwise on the screen; nil for one contact.
  public var rotation: Double?

  /// The given values.
  public init(translation: SIMD2<Double>, scale: Double?, rotation: Double?) {
    self.translation = translation
    self.scale = scale
    self.rotation = rotation
  }
}

extension ReferenceValues {
  /// The values of `trace`; nil where there is no single right answer.
  public init?(of trace: TouchTrace) {
    let landings = trace.rows.filter { $0.phase == .began }.map(\.contactID)
    guard landings.count == 1 || landings.count == 2 && landings[0] != landings[1] else {
      return nil
    }
    var walk = PairWalk(contacts: landings)
    for row in trace.rows {
      guard walk.take(row) else { break }
    }
    guard let values = walk.values(pointsPerUnit: trace.device.pointsPerUnit) else { return nil }
    self = values
  }
}

/// One or two contacts on their way, from when all have landed to the first lift.
private struct PairWalk {
  private var contacts: [(id: Int64, location: SIMD2<Double>?)]
  private var start: [SIMD2<Double>] = []
  private var turn = 0.0
  private var firstLift: TouchInstant?

  init(contacts ids: [Int64]) { contacts = ids.map { ($0, nil) } }

  /// Takes a row; false when the walk is over: a contact was cancelled, or has lifted before.
  mutating func take(_ row: TouchTrace.Row) -> Bool {
    if row.phase == .cancelled { return false }
    // What is reported at the time of the first lift still belongs to the walk.
    if let firstLift, row.time > firstLift { return false }
    guard let index = contacts.firstIndex(where: { $0.id == row.contactID }) else { return true }
    let before = locations
    contacts[index].location = row.location
    if row.phase == .ended { firstLift = row.time }
    guard let after = locations else { return firstLift == nil }
    if let before, let old = Self.span(before), let new = Self.span(after) {
      turn += Trigonometry.arctangent(y: old.x * new.y - old.y * new.x, x: (old * new).sum())
    } else if before == nil {
      start = after
    }
    return true
  }

  /// Where the contacts are, once all have landed.
  private var locations: [SIMD2<Double>]? {
    let locations = contacts.compactMap(\.location)
    return locations.count == contacts.count ? locations : nil
  }

  /// From the first contact to the second; nil for one contact.
  private static func span(_ locations: [SIMD2<Double>]) -> SIMD2<Double>? {
    locations.count == 2 ? locations[1] - locations[0] : nil
  }

  func values(pointsPerUnit: Double) -> ReferenceValues? {
    guard let end = locations, !start.isEmpty else { return nil }
    let way = (end.reduce(.zero, +) - start.reduce(.zero, +)) / Double(end.count)
    guard let old = Self.span(start), let new = Self.span(end) else {
      return ReferenceValues(translation: way * pointsPerUnit, scale: nil, rotation: nil)
    }
    let (before, after) = ((old * old).sum().squareRoot(), (new * new).sum().squareRoot())
    guard before > 0, after > 0 else { return nil }
    return ReferenceValues(
      translation: way * pointsPerUnit, scale: after / before, rotation: turn)
  }
}
