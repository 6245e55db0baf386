import Testing
import TouchTraces

/// Two fingers in slots: the second lands, both move, the first lifts at a new place.
private func twoFingers() -> EvdevLog {
  var log = EvdevLog()
  log.at(0)
  log.id(7)
  log.place(10, 20)
  log.abs(0x3A, 50)
  log.key(0x14A, 1)
  log.syn()
  log.at(10)
  log.slot(1)
  log.id(8)
  log.place(30, 40)
  log.syn()
  log.at(20)
  log.slot(0)
  log.abs(0x35, 11)
  log.slot(1)
  log.abs(0x36, 41)
  log.syn()
  log.at(30)
  log.slot(0)
  log.abs(0x35, 12)
  log.id(-1)
  log.syn()
  log.at(40)
  log.slot(1)
  log.id(-1)
  log.key(0x14A, 0)
  log.syn()
  return log
}

private let twoFingerRows = [
  "0 0 began 10,20", "10 1 began 30,40", "20 0 moved 11,20", "20 1 moved 30,41",
  "30 0 ended 12,20", "40 1 ended 30,41",
]

@Suite struct EvdevFormatTests {
  /// The same events read the same, whatever they are written in.
  @Test(arguments: [
    ("evemu", Array(twoFingers().evemu.utf8)),
    ("evtest", Array(twoFingers().evtest.utf8)),
    ("getevent", Array(twoFingers().getevent(isNamed: true).utf8)),
    ("getevent", Array(twoFingers().getevent(isNamed: false).utf8)),
    ("getevent", Array(twoFingers().getevent(isNamed: true, device: "/dev/input/event2: ").utf8)),
    ("getevent", Array(twoFingers().getevent(isNamed: false, device: "/dev/input/event2: ").utf8)),
    ("libinput", Array(twoFingers().libinput.utf8)),
    ("evdev", twoFingers().binary),
  ])
  func readsTheSameRows(_ format: String, _ bytes: [UInt8]) {
    #expect(TraceFormat.detected(in: bytes)?.name == format)
    for chunkSize in [1, 7, 1000, .max] {
      let readings = readAll(bytes, chunkSize: chunkSize)
      #expect(readings.errors == [])
      #expect(readings.traces.map(\.shortRows) == [twoFingerRows])
      #expect(readings.traces.map(\.id) == ["trace/1"])
    }
  }

  @Test func readsOldSpellings() {
    let evtest = """
      Event: time 5.000001, type 3 (Absolute), code 57 (?), value 1
      Event: time 5.000001, type 3 (Absolute), code 53 (?), value 3
      Event: time 5.000001, type 3 (Absolute), code 54 (?), value 4
      Event: time 5.000001, type 4 (Misc), code 4 (ScanCode), value 700e1
      Event: time 5.000001, -------------- Report Sync ------------
      """
    #expect(readAll(evtest).traces.map(\.shortRows) == [["0 0 began 3,4"]])
    let getevent = """
      5-000001: /dev/input/event0: 0003 0039 00000001
      5-000001: /dev/input/event0: 0003 0035 00000003
      5-000001: /dev/input/event0: 0003 0036 00000004
      5-000001: /dev/input/event0: 0000 0000 00000000
      """
    #expect(readAll(getevent).traces.map(\.shortRows) == [["0 0 began 3,4"]])
  }

  /// Events of several devices, one between the other, are kept apart.
  @Test func keepsDevicesApart() {
    let lines = twoFingers().getevent(isNamed: true, device: "/dev/input/event1: ")
      .split(separator: "\r\n")
    let others = twoFingers().getevent(isNamed: true, device: "/dev/input/event2: ")
      .split(separator: "\r\n")
    let mixed = zip(lines, others).map { "\($0)\n\($1)\n" }.joined()
    #expect(readAll(mixed).traces.map(\.shortRows) == [twoFingerRows, twoFingerRows])
  }

  /// `libinput record` writes one device after the other.
  @Test func readsSeveralDevicesOfLibinput() {
    let first = twoFingers().libinput
    let second = first.drop { $0 != "-" }.replacing("event6", with: "event7")
    #expect(readAll(first + second).traces.map(\.shortRows) == [twoFingerRows, twoFingerRows])
  }

  @Test(arguments: [
    ("E: 0.1 0003 0035\n", 17, "a value of 32 bits"),
    ("E: 0.1 0003 0035 99999999999\n", 18, "a value of 32 bits"),
    ("E: 0.1 10003 0035 1\n", 8, "an event type in hexadecimal"),
    ("E: x 0003 0035 1\n", 4, "a time in seconds, within 285 years"),
    ("E: 99999999999 0003 0035 1\n", 4, "a time in seconds, within 285 years"),
    ("E: 0.1 0003 0035 1 2\n", 20, "the end of the line"),
    ("A: 35 0 9\n", 10, "minimum, maximum, fuzz, flat and resolution"),
    ("hello\n", 1, "a line of evemu: 'E:', 'A:' …"),
  ])
  func reportsBadLinesOfEvemu(_ line: String, _ column: Int, _ expected: String) {
    let readings = readAll(line + twoFingers().evemu, as: .evemu)
    #expect(readings.traces.map(\.shortRows) == [twoFingerRows])
    #expect(readings.errors.map(\.expected) == [expected])
    #expect(readings.errors.map(\.column) == [column] && readings.errors.map(\.line) == [1])
  }

  @Test(arguments: [
    (TraceFormat.evtest, "Event: time 0.1, type 3 (EV_ABS), code 53\n", "', value'"),
    (.evtest, "Event: time 0.1\n", "','"),
    (.evtest, "Event: time 0.1, -------------- SYN_OTHER -\n", "'type' or the name of a SYN event"),
    (.getevent, "[ 1.0] EV_ABS ABS_MT_SLOT\n", "a value in hexadecimal"),
    (.getevent, "[ 1.0] 0003 0035 123456789\n", "a value in hexadecimal"),
    (
      .getevent, "/dev/input/event1: 0003 0035 00000001\n",
      "a time before it: record with getevent -lt"
    ),
    (.libinput, "  - [ 0, 1, 3, 53 ]\n", "a value of 32 bits"),
    (.libinput, "  - [ 0, 1, 70000, 53, 1 ]\n", "an event type and code of 16 bits"),
  ])
  func reportsBadLines(_ format: TraceFormat, _ line: String, _ expected: String) {
    #expect(readAll(line, as: format).errors.map(\.expected) == [expected])
  }

  /// Behind a binary event that cannot be one, nothing is read.
  @Test func stopsAtBadBinaryEvents() {
    let bytes = twoFingers().binary
    let truncated = readAll(Array(bytes.dropLast(5)))
    #expect(truncated.errors.map(\.offset) == [bytes.count - 24])
    #expect(truncated.errors.map(\.line) == [0])
    var damaged = bytes
    damaged[24 * 3 + 16] = 0xFF
    #expect(readAll(damaged).errors.map(\.offset) == [24 * 3])
  }
}

extension TraceFormat {
  static func detected(in bytes: [UInt8]) -> TraceFormat? {
    bytes.withUnsafeBytes { detected(in: $0) }
  }
}
