import TouchGeometry
import TouchGestures
import TouchTraces

/// One recording of a hand's motion by a surface, scan by scan: tremor, noise, lost scans, whole
/// units.
struct Digitizer {
  private let surface: TouchSurface
  private let hand: Hand
  private let motion: HandMotion
  private var random: SplitMix64
  private var tremor: Tremor
  private var contacts: [SensedContact]
  private var rows: [TouchTrace.Row] = []
  /// Seconds on the hand's clock: of this scan, and of the next if nothing jittered.
  private var time = 0.0
  private var nextScan: Double
  /// The first report's time in nanoseconds on the hand's clock.
  private var origin: Int64?

  /// The rows that `surface` reports of `motion` by `hand`, the first at time 0; contacts are
  /// numbered in the order of landing.
  static func rows(
    of motion: HandMotion, by hand: Hand, on surface: TouchSurface, random: SplitMix64
  ) -> [TouchTrace.Row] {
    var digitizer = Digitizer(motion, hand, surface, random)
    while digitizer.contacts.contains(where: { !$0.isOver }) { digitizer.scan() }
    return digitizer.rows
  }

  private init(
    _ motion: HandMotion, _ hand: Hand, _ surface: TouchSurface, _ random: SplitMix64
  ) {
    self.surface = surface
    self.hand = hand
    self.motion = motion.orderedByLanding()
    self.random = random
    tremor = Tremor(of: hand, random: &self.random)
    contacts = motion.fingers.map { _ in SensedContact() }
    nextScan = surface.interval / 1000 * self.random.unit()
  }

  private mutating func scan() {
    let now = nextScan + surface.jitter / 1000 * random.normal()
    nextScan += surface.interval / 1000
    let step = max(now - time, 1e-4)
    time += step
    tremor.advance(by: step)
    for index in contacts.indices where contacts[index].isDown {
      contacts[index].drift.advance(by: step, hand: hand, noise: surface.noise, random: &random)
    }
    if random.chance(surface.lossRate) { return }
    report(isSplit: random.chance(surface.splitRate))
  }

  /// Appends this scan's rows, all with one time or a millisecond apart.
  private mutating func report(isSplit: Bool) {
    let instant = ticks(time)
    var count: Int64 = 0
    for (index, finger) in motion.fingers.enumerated() where time >= finger.landing {
      let shake = contacts[index].drift.offset + tremor.offset
      let place = quantized(motion.place(of: index, at: time) + shake)
      guard let phase = contacts[index].report(of: finger, at: time, place, by: surface) else {
        continue
      }
      let start = origin ?? instant
      origin = start
      // Fewer milliseconds than between two scans, so that time goes on forwards.
      let delay = isSplit ? min(count, 5) * 1_000_000 : 0
      count += 1
      rows.append(
        TouchTrace.Row(
          time: TouchInstant(nanoseconds: instant - start + delay),
          contactID: surface.firstContactID + Int64(index), phase: phase,
          location: contacts[index].reported,
          radius: surface.reportsRadius
            ? finger.radius.map { nearest($0 * surface.unitsPerMillimeter) } : nil))
    }
  }

  /// A place in millimetres as the device says it: inside its edges, in whole quanta.
  private func quantized(_ place: SIMD2<Double>) -> SIMD2<Double> {
    let units = place * surface.unitsPerMillimeter
    let x = min(max(units.x, 0), surface.width - surface.quantum)
    let y = min(max(units.y, 0), surface.height - surface.quantum)
    return SIMD2(nearest(x / surface.quantum), nearest(y / surface.quantum)) * surface.quantum
  }

  /// `seconds` in nanoseconds, in whole ticks of the device's clock.
  private func ticks(_ seconds: Double) -> Int64 {
    Int64(nearest(seconds * 1e9 / Double(surface.tick))) * surface.tick
  }

  private func nearest(_ value: Double) -> Double { Double(Int64(value + 0.5)) }
}
