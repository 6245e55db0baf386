import TouchGestures
import TouchTraces
import TouchGeometry

extension TraceFault {
  /// `trace` with this fault in it at a random place: without a label, since what it should be
  /// recognised as is for the reader to say.
  func injected(into trace: TouchTrace, random: inout SplitMix64) -> TouchTrace {
    var trace = trace
    trace.id += "/\(rawValue)"
    trace.label = nil
    let contact = trace.rows[random.index(below: trace.rows.count)].contactID
    // A row that is neither the first nor the last, where there is one.
    let middle = min(1 + random.index(below: max(trace.rows.count - 2, 1)), trace.rows.count - 1)
    let device = trace.device
    switch self {
    case .lostLift:
      trace.rows.removeAll { $0.contactID == contact && $0.phase == .ended }
    case .lostLanding:
      trace.rows.removeAll { $0.contactID == contact && $0.phase == .began }
    case .reusedContact:
      trace.rows[middle].phase = .began
    case .palm:
      trace.rows = withPalm(trace.rows, on: device, random: &random)
    case .cancelled:
      trace.rows = cancelled(trace.rows, at: trace.rows[middle].time)
    case .duplicatedTime:
      trace.rows[middle].time = trace.rows[middle - min(middle, 1)].time
    case .backwardTime:
      trace.rows[middle].time = trace.rows[middle].time.advanced(
        byNanoseconds: -Int64(random.number(in: 5e6...50e6)))
    case .repeatedReport:
      trace.rows.insert(trace.rows[middle], at: middle)
    case .gap:
      trace.rows = withGap(trace.rows, from: trace.rows[middle].time, random: &random)
    case .jump:
      let place = SIMD2(random.unit(), random.unit())
      trace.rows[middle].location = place * SIMD2(device.width ?? 1000, device.height ?? 1000)
    case .noPlace:
      trace.rows[middle].location = SIMD2(.nan, .nan)
    }
    return trace
  }

  /// `rows` up to `time`, where all contacts that are down end.
  private func cancelled(_ rows: [TouchTrace.Row], at time: TouchInstant) -> [TouchTrace.Row] {
    var result = rows.filter { $0.time < time }
    for row in down(after: result) {
      var end = row
      end.time = time
      end.phase = .cancelled
      result.append(end)
    }
    return result
  }

  /// The last row of each contact that is still down after `rows`.
  private func down(after rows: [TouchTrace.Row]) -> [TouchTrace.Row] {
    var last: [TouchTrace.Row] = []
    for row in rows {
      last.removeAll { $0.contactID == row.contactID }
      if row.phase != .ended && row.phase != .cancelled { last.append(row) }
    }
    return last
  }

  /// `rows` without the moves of 0.1 to 0.3 s from `time` on.
  private func withGap(
    _ rows: [TouchTrace.Row], from time: TouchInstant, random: inout SplitMix64
  ) -> [TouchTrace.Row] {
    let end = time.advanced(byNanoseconds: Int64(random.number(in: 1e8...3e8)))
    return rows.filter { row in
      let isMove = row.phase == .moved || row.phase == .stationary
      return !(isMove && row.time >= time && row.time < end)
    }
  }

  /// `rows` with a wide contact over the middle half of their time.
  private func withPalm(
    _ rows: [TouchTrace.Row], on device: TouchTrace.Device, random: inout SplitMix64
  ) -> [TouchTrace.Row] {
    let number = rows.map(\.contactID).max()! + 1
    let size = SIMD2(device.width ?? 1000, device.height ?? 1000)
    let place = SIMD2(random.number(in: 0...0.2), random.number(in: 0.7...0.95)) * size
    let radius = random.number(in: 9...18) * (device.unitsPerMillimeter ?? 6.3)
    let end = rows.last!.time.nanoseconds
    let report = { (time: Int64, phase: TouchSample.Phase) in
      TouchTrace.Row(
        time: TouchInstant(nanoseconds: time), contactID: number, phase: phase,
        location: SIMD2(Double(Int(place.x)), Double(Int(place.y))),
        radius: Double(Int(radius)))
    }
    var result = rows
    for palm in [report(end / 4, .began), report(end / 4 * 3, .cancelled)] {
      let index = result.firstIndex { $0.time > palm.time } ?? result.count
      result.insert(palm, at: index)
    }
    return result
  }
}
