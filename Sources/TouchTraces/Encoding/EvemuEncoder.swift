import TouchGestures

/// Writes traces as evemu 1.3: the device of the first trace, then the events of all, in slots
/// (protocol B), one second between two traces.
///
/// Positions are whole numbers in evemu. They are multiplied by 1, 10, 100 or 1000, the least that
/// makes those of the first trace and the device's density whole, and the density with them; a
/// trace of another device is brought to the units of the first. What the format cannot hold
/// (names, labels, nanoseconds, motionless rows …) is counted in ``losses``.
public struct EvemuEncoder: Sendable {
  /// What has been written.
  public private(set) var bytes: [UInt8] = []
  /// What could not be written.
  public internal(set) var losses = EncodingLosses()

  /// What a reader knows of a slot.
  private struct Slot {
    /// The contact that is down.
    var contactID: Int64?
    var x: Int32 = 0
    var y: Int32 = 0
    var isPalm = false
    var hasPressure = false
    var hasRadius = false
  }

  private var surface: EvemuSurface?
  private var slots: [Slot] = []
  private var current = 0
  private var landings: Int32 = 0
  /// The time of the next trace's first row, and of the row at hand, in microseconds.
  private var start: Int64 = 1_000_000
  private var now: Int64 = 1_000_000
  /// The frame at hand: the highest slot with a place in it, -1 for none, and whether it has events.
  private var highestSlot = -1
  private var hasEvents = false

  /// An encoder that has written nothing.
  public init() {}

  /// Forgets what has been written and keeps the storage; the device is not written again.
  public mutating func clear() { bytes.removeAll(keepingCapacity: true) }

  /// Writes the events of `trace`.
  public mutating func append(_ trace: TouchTrace) {
    let surface = openSurface(for: trace)
    countFacts(of: trace, surface)
    closeContacts()
    guard let first = trace.rows.first else { return }
    let origin = first.time.nanoseconds
    losses.count(.times, if: origin != 0)
    var (landed, hasGap): (Int64, Bool) = (0, false)
    for (index, row) in trace.rows.enumerated() {
      if row.phase == .began {
        losses.count(.contacts, if: row.contactID != landed)
        landed += 1
      }
      moveTime(to: row.time, since: origin)
      append(row, surface, unit: trace.device.pointsPerUnit)
      let next = index + 1 < trace.rows.count ? trace.rows[index + 1] : nil
      if next?.time != row.time { endFrame() }
      hasGap = hasGap || next.map { $0.time != row.time } == true && isUntouched
    }
    losses.count(.cuts, if: hasGap || landed == 0)
    start = now + 1_000_000
  }

  private mutating func openSurface(for trace: TouchTrace) -> EvemuSurface {
    if let surface { return surface }
    let surface = EvemuSurface(trace)
    bytes.append(contentsOf: surface.header.utf8)
    self.surface = surface
    return surface
  }

  private mutating func countFacts(of trace: TouchTrace, _ surface: EvemuSurface) {
    losses.count(.names)
    losses.count(.labels, if: trace.label != nil)
    losses.count(.people, if: trace.user != nil || trace.actor != nil)
    losses.count(.ends, if: trace.until != nil)
    losses.count(.devices, if: !surface.holds(trace.device))
    if trace.rows.isEmpty { losses.count(.cuts) }
  }

  /// Contacts still down at the end of a trace would make one trace of two: they are cancelled.
  private mutating func closeContacts() {
    for slot in slots.indices where slots[slot].contactID != nil {
      losses.count(.rows)
      lift(slot, isCancelled: true)
    }
    endFrame()
    now = max(start, now)
  }

  private mutating func moveTime(to time: TouchInstant, since origin: Int64) {
    let offset = TouchInstant(nanoseconds: origin).nanoseconds(to: time)
    let (micros, rest) = offset.quotientAndRemainder(dividingBy: 1000)
    now = max(0, start + min(micros, 1 << 50))
    losses.count(.times, if: rest != 0 || now != start + micros)
  }

  private mutating func append(_ row: TouchTrace.Row, _ surface: EvemuSurface, unit: Double) {
    guard let place = surface.place(row.location, unit: unit) else {
      losses.count(.rows)
      return
    }
    let slot = slots.firstIndex { $0.contactID == row.contactID }
    losses.count(.places, if: !place.isExact)
    switch (row.phase, slot) {
    case (.began, let slot):
      losses.count(.rows, if: slot != nil)
      let slot = slot ?? freeSlot()
      land(row, place, in: slot)
      writeTouch(of: row, in: slot, surface, unit)
    case (.moved, let slot?):
      if slots[slot].x == place.x && slots[slot].y == place.y {
        losses.count(.rows)
      } else {
        move(slot, to: place)
        writeTouch(of: row, in: slot, surface, unit)
      }
    case (.ended, let slot?), (.cancelled, let slot?):
      losses.count(.pressures, if: row.pressure != nil)
      losses.count(.radii, if: row.radius != nil)
      // A reader tells lifts before places.
      if highestSlot >= 0 { endFrame() }
      writePlace(place, of: slot)
      lift(slot, isCancelled: row.phase == .cancelled)
    case (.stationary, _), (_, nil): losses.count(.rows)
    }
  }

  private mutating func freeSlot() -> Int {
    if let slot = slots.firstIndex(where: { $0.contactID == nil }) { return slot }
    slots.append(Slot())
    return slots.count - 1
  }

  private mutating func land(_ row: TouchTrace.Row, _ place: EvemuSurface.Place, in slot: Int) {
    beginPlace(of: slot)
    if isUntouched { write(EvdevCode.key, EvdevCode.touch, 1) }
    write(EvdevCode.abs, EvdevCode.trackingID, landings)
    landings = (landings + 1) & 0xFFFF
    if slots[slot].isPalm { write(EvdevCode.abs, EvdevCode.toolType, 0) }
    slots[slot].contactID = row.contactID
    slots[slot].isPalm = false
    slots[slot].x = place.x
    slots[slot].y = place.y
    write(EvdevCode.abs, EvdevCode.contactX, place.x)
    write(EvdevCode.abs, EvdevCode.contactY, place.y)
  }

  private mutating func move(_ slot: Int, to place: EvemuSurface.Place) {
    beginPlace(of: slot)
    writePlace(place, of: slot)
  }

  private mutating func writePlace(_ place: EvemuSurface.Place, of slot: Int) {
    let old = slots[slot]
    select(slot)
    if old.x != place.x { write(EvdevCode.abs, EvdevCode.contactX, place.x) }
    if old.y != place.y { write(EvdevCode.abs, EvdevCode.contactY, place.y) }
    slots[slot].x = place.x
    slots[slot].y = place.y
  }

  /// evdev has no cancelled contacts; a palm is what a reader is to ignore.
  private mutating func lift(_ slot: Int, isCancelled: Bool) {
    select(slot)
    if isCancelled { write(EvdevCode.abs, EvdevCode.toolType, EvdevCode.palm) }
    slots[slot].isPalm = isCancelled
    slots[slot].contactID = nil
    write(EvdevCode.abs, EvdevCode.trackingID, -1)
    if isUntouched { write(EvdevCode.key, EvdevCode.touch, 0) }
  }

  /// Pressure and size stay what they were until they change; a lift has none.
  private mutating func writeTouch(
    of row: TouchTrace.Row, in slot: Int, _ surface: EvemuSurface, _ unit: Double
  ) {
    if let pressure = row.pressure {
      let (value, isExact) = EvemuSurface.whole(pressure * Double(EvemuSurface.fullPressure))
      losses.count(.pressures, if: !isExact || pressure < 0 || pressure > 1)
      write(EvdevCode.abs, EvdevCode.contactPressure, value)
      slots[slot].hasPressure = true
    } else {
      losses.count(.pressures, if: slots[slot].hasPressure)
    }
    if let radius = row.radius {
      let (value, isExact) = surface.length(2 * radius, unit: unit)
      losses.count(.radii, if: !isExact)
      write(EvdevCode.abs, EvdevCode.contactMajor, value)
      slots[slot].hasRadius = true
    } else {
      losses.count(.radii, if: slots[slot].hasRadius)
    }
  }

  private var isUntouched: Bool { slots.allSatisfy { $0.contactID == nil } }

  /// A place of `slot` follows; a reader tells places in the order of slots.
  private mutating func beginPlace(of slot: Int) {
    if slot <= highestSlot { endFrame() }
    highestSlot = slot
    select(slot)
  }

  /// Events that follow are about `slot`.
  private mutating func select(_ slot: Int) {
    if slot == current { return }
    write(EvdevCode.abs, EvdevCode.slot, Int32(slot))
    current = slot
  }

  private mutating func endFrame() {
    if hasEvents { write(EvdevCode.syn, EvdevCode.report, 0) }
    hasEvents = false
    highestSlot = -1
  }

  private mutating func write(_ type: UInt16, _ code: UInt16, _ value: Int32) {
    bytes.append(contentsOf: "E: ".utf8)
    appendSeconds(now * 1000, decimals: 6, to: &bytes)
    appendHexadecimal(type, to: &bytes)
    appendHexadecimal(code, to: &bytes)
    bytes.append(contentsOf: " \(value)\n".utf8)
    hasEvents = type != EvdevCode.syn
  }
}

/// Appends a space and four hexadecimal digits.
private func appendHexadecimal(_ value: UInt16, to bytes: inout [UInt8]) {
  bytes.append(0x20)
  for shift in [12, 8, 4, 0] as [UInt16] {
    let digit = UInt8(truncatingIfNeeded: value >> shift & 0xF)
    bytes.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
  }
}

/// Appends a number of seconds with exactly `decimals` decimals.
private func appendSeconds(_ nanoseconds: Int64, decimals: Int, to bytes: inout [UInt8]) {
  let (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
  bytes.append(contentsOf: "\(whole).".utf8)
  var (fraction, place): (Int64, Int64) = (rest, 100_000_000)
  for _ in 0..<decimals {
    bytes.append(0x30 + UInt8(truncatingIfNeeded: fraction / place))
    fraction %= place
    place /= 10
  }
}
