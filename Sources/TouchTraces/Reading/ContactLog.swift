import TouchGestures

/// Cuts a log whose contacts have numbers of their own, which may be used again, into traces.
struct ContactLog {
  private struct Contact {
    var id: Int64
    var number: Int64
    var location: SIMD2<Double>
  }

  private var cutter = TraceCutter()
  private var contacts: [Contact] = []
  /// The time of the last row.
  private(set) var time = TouchInstant(nanoseconds: 0)
  /// Rows left out because their contact was not down.
  private(set) var unplacedCount = 0

  /// Whether the trace at hand has ended.
  var isComplete: Bool { cutter.isComplete }
  /// Whether there is a trace at hand.
  var isEmpty: Bool { cutter.isEmpty }

  /// Whether contact `id` is down.
  func isDown(_ id: Int64) -> Bool { contacts.contains { $0.id == id } }

  /// Where contact `id` was last, if it is down.
  func location(of id: Int64) -> SIMD2<Double>? { contacts.first { $0.id == id }?.location }

  /// Adds a row; a landing of a contact that is down means that its lift was lost.
  mutating func append(_ row: TouchTrace.Row) {
    time = row.time
    let index = contacts.firstIndex { $0.id == row.contactID }
    switch (row.phase, index) {
    case (.began, let index):
      if let index { lose(contacts.remove(at: index)) }
      let number = cutter.land(at: row.location, pressure: row.pressure, radius: row.radius)
      contacts.append(Contact(id: row.contactID, number: number, location: row.location))
    case (_, let index?):
      cutter.append(
        row.phase, of: contacts[index].number, at: row.location, pressure: row.pressure,
        radius: row.radius)
      contacts[index].location = row.location
      if row.phase == .ended || row.phase == .cancelled { contacts.remove(at: index) }
    case (_, nil): unplacedCount += 1
    }
    cutter.endFrame(at: row.time.nanoseconds)
  }

  /// Hands the trace at hand over; contacts that are down belong to no trace any more.
  mutating func take(into result: inout TouchTrace, name: String, device: TouchTrace.Device) {
    cutter.take(into: &result, name: name, device: device)
    contacts.removeAll(keepingCapacity: true)
  }

  private mutating func lose(_ contact: Contact) {
    cutter.append(.cancelled, of: contact.number, at: contact.location)
  }
}
