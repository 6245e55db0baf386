import TouchGestures

/// Cuts a long log into traces: from the first contact down until all are up.
///
/// Contacts are numbered from 0 in the order of their landing, a new number for each; times count
/// from the trace's first row.
struct TraceCutter {
  /// The trace at hand.
  private(set) var trace = TouchTrace(id: "")
  private var origin: TouchInstant?
  private var landingCount: Int64 = 0
  private var downCount = 0
  private var frameStart = 0
  private var cutCount = 0

  /// Whether the trace at hand has ended.
  var isComplete: Bool { downCount == 0 && !trace.rows.isEmpty && frameStart == trace.rows.count }
  /// Whether there is a trace at hand.
  var isEmpty: Bool { trace.rows.isEmpty }

  /// Adds the landing of a contact to the frame at hand and returns the contact's number.
  mutating func land(
    at location: SIMD2<Double>, pressure: Double? = nil, radius: Double? = nil
  ) -> Int64 {
    let number = landingCount
    landingCount += 1
    downCount += 1
    append(.began, of: number, at: location, pressure: pressure, radius: radius)
    return number
  }

  /// Adds a report of contact `number` to the frame at hand.
  mutating func append(
    _ phase: TouchSample.Phase, of number: Int64, at location: SIMD2<Double>,
    pressure: Double? = nil, radius: Double? = nil
  ) {
    if phase == .ended || phase == .cancelled { downCount -= 1 }
    trace.rows.append(
      TouchTrace.Row(
        time: TouchInstant(nanoseconds: 0), contactID: number, phase: phase, location: location,
        pressure: pressure, radius: radius))
  }

  /// Gives the frame's rows their time.
  mutating func endFrame(at nanoseconds: Int64) {
    if frameStart == trace.rows.count { return }
    let time = TouchInstant(nanoseconds: nanoseconds)
    let start = origin ?? time
    origin = start
    let offset = TouchInstant(nanoseconds: start.nanoseconds(to: time))
    for i in frameStart..<trace.rows.count { trace.rows[i].time = offset }
    frameStart = trace.rows.count
  }

  /// Hands the trace at hand over as `result`, whose storage goes on to the next one.
  mutating func take(into result: inout TouchTrace, name: String, device: TouchTrace.Device) {
    cutCount += 1
    swap(&result, &trace)
    result.id = "\(name)/\(cutCount)"
    result.device = device
    reset()
  }

  /// Forgets the trace at hand.
  mutating func reset() {
    trace.clear()
    origin = nil
    landingCount = 0
    downCount = 0
    frameStart = 0
  }
}
