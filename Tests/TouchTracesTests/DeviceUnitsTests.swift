import Testing
import TouchTraces

/// The device that a header of evemu gives, and the place (1000, 1000) of a contact on it.
private func device(_ header: String) -> (device: TouchTrace.Device, x: Double, y: Double)? {
  var log = EvdevLog()
  log.at(0)
  log.id(1)
  log.place(1000, 1000)
  log.syn()
  guard let trace = readAll(header + log.evemu).traces.first else { return nil }
  return (trace.device, trace.rows[0].location.x, trace.rows[0].location.y)
}

@Suite struct DeviceUnitsTests {
  @Test func keepsUnitsWhereBothAxesAgree() {
    let found = device("A: 35 0 1599 0 0 11\nA: 36 0 2559 0 0 11\n")
    #expect(found?.device == .init(unitsPerMillimeter: 11, width: 1599, height: 2559))
    #expect(found?.x == 1000 && found?.y == 1000)
  }

  /// Units that differ between the axes become millimetres, or angles would be wrong.
  @Test func givesMillimetresWhereTheAxesDiffer() {
    let found = device("A: 35 0 2000 0 0 40\nA: 36 100 2100 0 0 50\n")
    #expect(found?.device == .init(unitsPerMillimeter: 1, width: 50, height: 40))
    #expect(found?.x == 25 && found?.y == 20)
  }

  /// Without a resolution, or with one that no touch device has, the longer side is 1,000 points.
  @Test(arguments: ["0 0", "0 0 0", "0 0 1"])
  func givesANominalSizeWithoutResolution(_ end: String) {
    let found = device("A: 35 0 8000 \(end)\nA: 36 0 4000 \(end)\n")
    #expect(found?.device.scale == .nominal)
    #expect(found.map { abs($0.device.pointsPerUnit * 8000 - 1000) < 1e-9 } == true)
    #expect(found?.x == 1000)
  }

  @Test func knowsNoSizeWithoutRanges() {
    #expect(device("")?.device == .init(scale: .unknown))
    #expect(device("A: 35 0 0 0 0 0\nA: 36 0 0 0 0 0\n")?.device == .init(scale: .unknown))
    #expect(
      device("A: 35 0 0 0 0 11\nA: 36 0 0 0 0 11\n")?.device == .init(unitsPerMillimeter: 11))
  }

  @Test(arguments: [
    ("P: 02 00\n", "touchscreen"), ("P: 05 00\n", "touchpad"),
    ("P: 00 00\nB: 01 " + String(repeating: "00 ", count: 40) + "20 04\n", "touchpad"),
    ("B: 01 " + String(repeating: "00 ", count: 41) + "04\n", "touchscreen"), ("", nil),
  ])
  func tellsScreensFromPads(_ header: String, _ kind: String?) {
    #expect(device(header)?.device.kind == kind)
  }

  /// Pressure from 0 to 1 needs a range; the radius is half the longer axis, in the trace's units.
  @Test func readsPressureAndRadius() {
    var log = EvdevLog()
    log.id(1)
    log.place(1, 2)
    log.abs(0x3A, 60)
    log.abs(0x30, 50)
    log.syn()
    let axes = "A: 35 0 1599 0 0 11\nA: 36 0 2559 0 0 11\nA: 3a 10 110 0 0 0\n"
    let row = readAll(axes + log.evemu).traces.first?.rows.first
    #expect(row?.pressure == 0.5 && row?.radius == 25)
    let unknown = readAll(log.evemu).traces.first?.rows.first
    #expect(unknown?.pressure == nil && unknown?.radius == 25)
  }

  /// The same axes in the words of evtest, libinput record and getevent -lp.
  @Test(arguments: [
    (
      """
        Event type 3 (EV_ABS)
          Event code 53 (ABS_MT_POSITION_X)
            Value      0
            Min        0
            Max     1599
            Resolution 11
          Event code 54 (ABS_MT_POSITION_Y)
            Value      0
            Min        0
            Max     2559
            Resolution 11
      Properties:
        Property type 1 (INPUT_PROP_DIRECT)
      Testing ... (interrupt to exit)

      """, "evtest"
    ),
    (
      """
      add device 4: /dev/input/event1
        name:     "touch"
        events:
          KEY (0001): KEY_WAKEUP            BTN_TOUCH
          ABS (0003): ABS_MT_SLOT           : value 0, min 0, max 9, fuzz 0, flat 0, resolution 0
                      ABS_MT_POSITION_X     : value 0, min 0, max 1599, fuzz 0, flat 0, resolution 11
                      0036                  : value 0, min 0, max 2559, fuzz 0, flat 0, resolution 11
        input props:
          INPUT_PROP_DIRECT
      could not get driver version for /dev/input/mice, Not a typewriter

      """, "getevent"
    ),
    (
      """
      # libinput record
      devices:
      - node: /dev/input/event1
        evdev:
          codes:
            1: [330]
            3: [53, 54] # ABS
          absinfo:
            53: [0, 1599, 0, 0, 11]
            54: [0, 2559, 0, 0, 11]
          properties: [1]
        events:

      """, "libinput"
    ),
  ])
  func readsTheSameAxes(_ header: String, _ format: String) {
    var log = EvdevLog()
    log.at(0)
    log.id(1)
    log.place(1000, 1000)
    log.syn()
    let events =
      switch format {
      case "evtest": log.evtest
      case "getevent": log.getevent(isNamed: true, device: "/dev/input/event1: ")
      default: log.libinput.split(separator: "- evdev:\n").last.map(String.init) ?? ""
      }
    let readings = readAll(header + events)
    #expect(readings.errors == [])
    #expect(
      readings.traces.map(\.device) == [
        .init(kind: "touchscreen", unitsPerMillimeter: 11, width: 1599, height: 2559)
      ])
  }

  /// A description from elsewhere counts where the recording has none.
  @Test func readsADescriptionFromElsewhere() throws {
    let description = "A: 35 0 1599 0 0 11\nA: 36 0 2559 0 0 11\nA: 39 0 9 0 0 0\n"
    for (header, density) in [("", 11), ("A: 35 0 1599 0 0 22\nA: 36 0 2559 0 0 22\n", 22)] {
      var log = EvdevLog()
      log.id(1)
      log.place(1, 2)
      log.syn()
      var reader = TraceReader()
      try reader.readDeviceDescription(Array(description.utf8).span)
      Array((header + log.evemu).utf8).withUnsafeBytes { reader.append($0) }
      reader.finish()
      var trace = TouchTrace(id: "")
      #expect(try reader.next(into: &trace))
      #expect(trace.device.unitsPerMillimeter == Double(density))
    }
  }
}
