import Testing
import TouchTraces

@Suite struct FormatDetectionTests {
  @Test(arguments: [
    ("jsonl", #"{"id":"a","samples":[]}"#), ("jsonl", #"{"id":"a","sam"#),
    ("jsonl", "\u{FEFF}" + #"{"id":"a","samples":[]}"#),
    ("pointer-events", #"{"type":"pointerdown","pointerId":1}"#),
    ("pointer-events", "[{}"), ("pointer-events", "[\n  {\n"), ("pointer-events", "{\n"),
    ("evemu", "# EVEMU 1.2\n"), ("evemu", "N: Some Touchscreen\n"), ("evemu", "E: 0.1 0003"),
    ("evemu", "A: 35 0 9 0 0\n"), ("evemu", "# a note\n\nE: 12.000001 0003 0035 1\n"),
    ("evtest", "Event: time 1.2, type 3"), ("evtest", "Input driver version is 1.0.1\n"),
    ("evtest", "$ sudo evtest /dev/input/event3\nInput driver version is 1.0.1\n"),
    ("getevent", "[   12.000001] EV_ABS       ABS_X    00000001\n"),
    ("getevent", "[   12.000001] /dev/input/event0: 0003 0035 00000001\n"),
    ("getevent", "add device 1: /dev/input/event0\n"),
    ("getevent", "5-000001: /dev/input/event0: "),
    ("getevent", "/dev/input/event0: 0003 0035 00000001\n"), ("libinput", "# libinput record\n"),
    ("libinput", "version: 1\nndevices: 1\n"), ("csv", "t,contact,phase,x,y\n"),
    ("csv", "id;t;contact;phase;x;y\n"), ("csv", "\"id\"\t\"t\"\tcontact\tphase\tx\ty\tmore\n"),
    ("csv", "0,1,began,2,3\n"), ("csv", "0,1,began,2,3,0.5,7\r\n"),
  ])
  func tellsFormatsApart(_ name: String, _ text: String) {
    #expect(TraceFormat.detected(in: Array(text.utf8))?.name == name)
  }

  @Test(arguments: [
    "", "\n\n", "hello\nworld\n", "# a note\n", "[[[[", "[1]\n", "t,contact,x,y\n", "0,1,2,3,4\n",
    "E: mail\n",
    "/dev/input/event0:\tPower Button\n", "\u{0}\u{0}\u{0}", "<html>\n", "ID3\u{4}",
    "%PDF-1.4\n", "Apache License\nVersion 2.0\n",
  ])
  func knowsNothingElse(_ text: String) {
    #expect(TraceFormat.detected(in: Array(text.utf8)) == nil)
  }

  /// What has no known format is one error, however long; what is blank is none.
  @Test func refusesUnknownFormatsOnce() {
    let text = String(repeating: "hello\n", count: 20_000)
    let errors = readAll(text).errors
    #expect(errors.map(\.expected) == ["a recording of a known format"])
    #expect(readAll("\n \r\n\t\n") == [])
    #expect(readAll("") == [])
  }

  @Test func namesAreUnique() {
    for format in TraceFormat.allCases { #expect(TraceFormat(name: format.name) == format) }
    #expect(TraceFormat(name: "JSONL") == nil)
  }
}
