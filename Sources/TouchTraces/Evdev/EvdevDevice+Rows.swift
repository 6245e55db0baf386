import TouchGestures

extension EvdevDevice {
  /// Writes the landing of `contact`, or its new place, or nothing when neither is there, and
  /// returns the contact with that noted.
  mutating func reported(_ contact: EvdevContact, pressureAxis: UInt16) -> EvdevContact {
    guard let x = contact.x, let y = contact.y else { return contact }
    var contact = contact
    let (pressure, radius) = touch(of: contact, pressureAxis)
    if let number = contact.number {
      if x == contact.reportedX && y == contact.reportedY { return contact }
      cutter.append(
        .moved, of: number, at: location(x, y), pressure: pressure, radius: radius)
    } else {
      contact.number = cutter.land(at: location(x, y), pressure: pressure, radius: radius)
    }
    contact.reportedX = x
    contact.reportedY = y
    return contact
  }

  /// Writes the end of `contact` and returns the contact, no longer down.
  mutating func ended(
    _ contact: EvdevContact, _ phase: TouchSample.Phase = .ended
  ) -> EvdevContact {
    var contact = contact
    contact.isDown = false
    contact.isInDoubt = false
    if let number = contact.number, let x = contact.x, let y = contact.y {
      cutter.append(phase, of: number, at: location(x, y))
    } else {
      unplacedCount += 1
    }
    contact.number = nil
    return contact
  }

  private mutating func location(_ x: Int32, _ y: Int32) -> SIMD2<Double> {
    SIMD2(Double(x), Double(y)) / currentUnits.divisor
  }

  /// Pressure from 0 to 1 where its range is known, and half the contact's longer axis.
  private mutating func touch(
    of contact: EvdevContact, _ pressureAxis: UInt16
  ) -> (Double?, Double?) {
    let pressure = contact.pressure.flatMap { description.axis(pressureAxis)?.fraction(of: $0) }
    let divisor = currentUnits.divisor.x * 2
    return (pressure, contact.major.map { Double($0) / divisor })
  }
}
