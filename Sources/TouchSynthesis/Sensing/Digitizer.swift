import TouchGeometry
import TouchGestures
import TouchTraces

/// What a surface reports of a hand's motion: tremor, scans, noise, whole units.
struct Digitizer {
  var surface: TouchSurface
  var hand: Hand

  /// One contact between landing and lifting.
  private struct Contact {
    var isDown = false
    var isOver = false
    var drift = SIMD2<Double>.zero
    var landed = SIMD2<Double>.zero
    var reported = SIMD2<Double>.zero
    var isMoving = false
  }

  /// The rows of `motion`, the first at time 0; contacts are numbered in the order of landing.
  func rows(of motion: HandMotion, random: inout SplitMix64) -> [TouchTrace.Row] {
    var contacts = [Contact](repeating: Contact(), count: motion.fingers.count)
    var rows: [TouchTrace.Row] = []
    var tremor = Tremor(of: hand, random: &random)
    var time = 0.0
    var nominal = motion.fingers.map(\.landing).min()! + surface.interval / 1000 * random.unit()
    var origin: Int64?
    while contacts.contains(where: { !$0.isOver }) {
      let scan = nominal + surface.jitter / 1000 * random.normal()
      nominal += surface.interval / 1000
      let isLost = random.chance(surface.lossRate)
      let step = max(scan - time, 1e-4)
      time += step
      tremor.advance(by: step)
      for index in contacts.indices where contacts[index].isDown {
        contacts[index].drift = hand.drift(after: contacts[index].drift, step, &random)
      }
      if isLost { continue }
      let instant = ticks(time)
      for (index, finger) in motion.fingers.enumerated() where time >= finger.landing {
        let shake = contacts[index].drift + tremor.offset + random.normalPair() * surface.noise
        let place = quantized(motion.place(of: index, at: time) + shake)
        guard let phase = phase(of: &contacts[index], finger, at: time, place) else { continue }
        let start = origin ?? instant
        origin = start
        rows.append(
          TouchTrace.Row(
            time: TouchInstant(nanoseconds: instant - start),
            contactID: surface.firstContactID + Int64(index), phase: phase,
            location: contacts[index].reported,
            radius: surface.reportsRadius ? finger.radius.map(quantizedRadius) : nil))
      }
    }
    return rows
  }

  /// Moves `contact` on to `time` and says what is reported of it; nil for nothing.
  private func phase(
    of contact: inout Contact, _ finger: HandMotion.Finger, at time: Double,
    _ place: SIMD2<Double>
  ) -> TouchSample.Phase? {
    if contact.isOver { return nil }
    if !contact.isDown {
      contact.isDown = true
      contact.landed = place
      contact.reported = place
      return .began
    }
    if time >= finger.lifting {
      contact.isOver = true
      switch finger.ending {
      case .lifted: return .ended
      case .cancelled: return .cancelled
      case .unseen: return nil
      }
    }
    let way = (place - contact.landed) / surface.unitsPerMillimeter
    let limit = surface.stillness * surface.stillness
    contact.isMoving = contact.isMoving || way.x * way.x + way.y * way.y > limit
    if contact.isMoving && place != contact.reported {
      contact.reported = place
      return .moved
    }
    return surface.repeatsStillContacts ? .stationary : nil
  }

  /// A place in millimetres as the device says it: inside its edges, in whole quanta.
  private func quantized(_ place: SIMD2<Double>) -> SIMD2<Double> {
    let units = place * surface.unitsPerMillimeter
    let x = min(max(units.x, 0), surface.width - surface.quantum)
    let y = min(max(units.y, 0), surface.height - surface.quantum)
    return SIMD2(nearest(x / surface.quantum), nearest(y / surface.quantum)) * surface.quantum
  }

  private func quantizedRadius(_ radius: Double) -> Double {
    nearest(radius * surface.unitsPerMillimeter)
  }

  /// `seconds` in nanoseconds, in whole ticks of the device's clock.
  private func ticks(_ seconds: Double) -> Int64 {
    Int64(nearest(seconds * 1e9 / Double(surface.tick))) * surface.tick
  }

  private func nearest(_ value: Double) -> Double { Double(Int64(value + 0.5)) }
}
