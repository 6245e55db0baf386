import Testing
import TouchGeometry
import TouchGestures
import TouchTraces

/// What a format makes of traces: written and read again.
private func roundTrip(
  _ traces: [TouchTrace], _ format: TraceFormat
) throws -> (traces: [TouchTrace], losses: EncodingLosses) {
  var encoder = try #require(TraceEncoder(format))
  for trace in traces { encoder.append(trace) }
  let losses = encoder.losses
  let readings = readAll(encoder.takeBytes())
  #expect(readings.errors == [])
  return (readings.traces, losses)
}

extension SplitMix64 {
  /// A trace that a log of events can hold: whole places, microseconds, contacts in order.
  fileprivate mutating func loggedTrace(device: TouchTrace.Device) -> TouchTrace {
    var trace = TouchTrace(id: "", device: device)
    var down: [(id: Int64, place: SIMD2<Double>)] = []
    var (time, landings): (Int64, Int64) = (0, 0)
    repeat {
      if down.isEmpty || down.count < 4 && index(below: 5) == 0 {
        down.append((landings, SIMD2(Double(index(below: 900)), Double(index(below: 500)))))
        landings += 1
        trace.rows.append(row(time, down[down.count - 1], .began))
      } else {
        let contact = index(below: down.count)
        down[contact].place += SIMD2(1, Double(index(below: 3)))
        let phase: TouchSample.Phase = [.moved, .moved, .ended, .cancelled][index(below: 4)]
        trace.rows.append(row(time, down[contact], phase))
        if phase != .moved { down.remove(at: contact) }
      }
      if !down.isEmpty || index(below: 3) != 0 { time += Int64(index(below: 3)) * 4_001_000 }
    } while !down.isEmpty
    return trace
  }

  private mutating func row(
    _ time: Int64, _ contact: (id: Int64, place: SIMD2<Double>), _ phase: TouchSample.Phase
  ) -> TouchTrace.Row {
    let isDown = phase == .began || phase == .moved
    return TouchTrace.Row(
      time: TouchInstant(nanoseconds: time), contactID: contact.id, phase: phase,
      location: contact.place, pressure: isDown ? 0.25 : nil,
      radius: isDown ? Double(index(below: 9)) + 0.5 : nil)
  }
}

@Suite struct EncodingTests {
  /// A trace without line breaks and empty texts comes back from CSV as it was.
  @Test func csvRoundTrips() throws {
    var random = SplitMix64(seed: 21)
    for index in 0..<500 {
      var trace = random.trace()
      trace.id = "\(index) \(trace.id.filter { $0 != "\n" })"
      let (read, losses) = try roundTrip([trace], .csv)
      if losses.isEmpty { #expect(read == [trace]) }
    }
    let many = (0..<50).map { TouchTrace(id: "\($0)", rows: [random.row(), random.row()]) }
    let (read, losses) = try roundTrip(many, .csv)
    #expect(read == many && losses.isEmpty)
  }

  @Test func csvSaysWhatIsLost() throws {
    var random = SplitMix64(seed: 22)
    var row = random.row()
    row.location.x = .infinity
    let traces = [
      TouchTrace(id: "a\nb", label: "", rows: [row]),
      TouchTrace(id: "a\nb", actor: "\r", device: .init(kind: "x\n"), rows: [row]),
    ]
    let losses = try roundTrip(traces, .csv).losses
    let kinds = EncodingLosses.Kind.allCases.filter { losses[$0] > 0 }
    #expect(kinds == [.names, .labels, .people, .devices, .cuts, .places])
    #expect(losses[.names] == 2 && losses[.places] == 2 && losses[.labels] == 1)
  }

  /// Traces that a log can hold come back from evemu as they were, but for their names.
  @Test(arguments: [
    TouchTrace.Device(kind: "touchscreen", unitsPerMillimeter: 11, width: 1599, height: 2559),
    TouchTrace.Device(kind: "touchpad", unitsPerMillimeter: 12),
    TouchTrace.Device(kind: "touchscreen", scale: .unknown),
    TouchTrace.Device(
      kind: "touchpad", unitsPerMillimeter: 3175 / 158.75, width: 3175, height: 1600,
      scale: .nominal),
  ])
  func evemuRoundTrips(_ device: TouchTrace.Device) throws {
    var random = SplitMix64(seed: 23)
    for _ in 0..<100 {
      var traces = (0..<3).map { _ in random.loggedTrace(device: device) }
      let (read, losses) = try roundTrip(traces, .evemu)
      for i in traces.indices { traces[i].id = "trace/\(i + 1)" }
      #expect(read.map(\.shortRows) == traces.map(\.shortRows))
      #expect(read == traces)
      let kinds = EncodingLosses.Kind.allCases.filter { losses[$0] > 0 }
      #expect(kinds == [.names])
    }
  }

  /// Places that are no whole numbers are kept by a finer unit, and the density with them.
  @Test func evemuKeepsDecimals() throws {
    let rows = [(0, TouchSample.Phase.began, 0.5), (10, .moved, 1.25), (20, .ended, 1.25)].map {
      TouchTrace.Row(
        time: .milliseconds($0.0), contactID: 0, phase: $0.1, location: [$0.2, 7])
    }
    let device = TouchTrace.Device(
      kind: "touchscreen", unitsPerMillimeter: 5.197, width: 1024, height: 768)
    let trace = TouchTrace(id: "a", device: device, rows: rows)
    let (read, losses) = try roundTrip([trace], .evemu)
    #expect(losses[.places] == 0 && losses[.devices] == 0)
    #expect(read.first?.device.unitsPerMillimeter == 5197)
    for i in rows.indices {
      let offset = (read.first?.sample(at: i).location ?? .zero) - trace.sample(at: i).location
      #expect(abs(offset.x) < 1e-9 && abs(offset.y) < 1e-9)
    }
  }

  /// A trace of another device is brought to the units of the first.
  @Test func evemuHasOneDevice() throws {
    let rows = [
      TouchTrace.Row(time: .milliseconds(0), contactID: 0, phase: .began, location: [100, 50])
    ]
    let traces = [10.0, 20].map {
      TouchTrace(id: "a", device: .init(kind: "touchpad", unitsPerMillimeter: $0), rows: rows)
    }
    let (read, losses) = try roundTrip(traces, .evemu)
    #expect(losses[.devices] == 1)
    #expect(read.map { $0.rows[0].location } == [[100, 50], [50, 25]])
  }

  /// Any trace can be written, and what is written reads without errors.
  @Test(arguments: TraceEncoder.formats)
  func writesAnything(_ format: TraceFormat) throws {
    var random = SplitMix64(seed: 24)
    for _ in 0..<200 {
      var trace = random.trace()
      for i in trace.rows.indices where random.flip() { trace.rows[i].contactID &= 3 }
      _ = try roundTrip([trace, trace], format)
    }
  }

  @Test func onlySomeFormatsAreWritten() {
    for format in TraceFormat.allCases {
      #expect((TraceEncoder(format) != nil) == TraceEncoder.formats.contains(format))
    }
  }
}
