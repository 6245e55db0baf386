import Testing
import TouchGeometry
import TouchTraces

/// A bad line, where it is bad, and what is said of it.
struct BadLine: CustomTestStringConvertible, Sendable {
  var line: String
  var column: Int
  var expected: String
  var testDescription: String { line }

  init(_ line: String, _ column: Int, _ expected: String) {
    self.line = line
    self.column = column
    self.expected = expected
  }
}

private let badLines = [
  BadLine(#"hello"#, 1, "an object"),
  BadLine(#"[]"#, 1, "an object"),
  BadLine(#"{"samples":[]}"#, 14, #"the key "id""#),
  BadLine(#"{"id":"a"}"#, 10, #"the key "samples""#),
  BadLine(#"{"id":"a","samples":null}"#, 25, #"the key "samples""#),
  BadLine(#"{"id":7,"samples":[]}"#, 7, "a string"),
  BadLine(#"{"id":"a","id":"b","samples":[]}"#, 16, "each known key once"),
  BadLine(#"{"id":"a","device":{"width":1,"width":2},"samples":[]}"#, 39, "each known key once"),
  BadLine(#"{"id":"a","user":"me","samples":[]}"#, 18, "a whole number"),
  BadLine(#"{"id":"a","user":1.5,"samples":[]}"#, 18, "a whole number of 64 bits"),
  BadLine(#"{"id":"a","device":[],"samples":[]}"#, 20, "an object"),
  BadLine(
    #"{"id":"a","device":{"unitsPerMillimeter":0},"samples":[]}"#, 42,
    "a positive number of units in a millimetre"),
  BadLine(#"{"id":"a","device":{"width":1e999},"samples":[]}"#, 29, "a number below 1.8e308"),
  BadLine(#"{"id":"a","device":{"scale":"big"},"samples":[]}"#, 29, #""nominal" or "unknown""#),
  BadLine(#"{"id":"a","until":"x","samples":[]}"#, 19, "a number of seconds"),
  BadLine(#"{"id":"a","samples":{}}"#, 21, "an array"),
  BadLine(#"{"id":"a","samples":[1]}"#, 22, "a row: '[t, contact, phase, x, y]'"),
  BadLine(#"{"id":"a","samples":[[]]}"#, 23, "a number of seconds"),
  BadLine(#"{"id":"a","samples":[[0,1,"began",1]]}"#, 36, "',' and y"),
  BadLine(#"{"id":"a","samples":[[1e999,1,"began",1,2]]}"#, 23, "a time within 292 years"),
  BadLine(#"{"id":"a","samples":[[0,1.5,"began",1,2]]}"#, 25, "a whole number of 64 bits"),
  BadLine(#"{"id":"a","samples":[[0,1,"began",1e999,2]]}"#, 35, "a number below 1.8e308"),
  BadLine(#"{"id":"a","samples":[[0,1,"began",NaN,2]]}"#, 35, "a number"),
  BadLine(#"{"id":"a","samples":[[0,1,"began",.5,2]]}"#, 35, "a number"),
  BadLine(#"{"id":"a","samples":[[0,1,"began",1.,2]]}"#, 37, "a digit as JSON numbers have it"),
  BadLine(#"{"id":"a","samples":[[0,1,"began","1",2]]}"#, 35, "a number"),
  BadLine(
    #"{"id":"a","samples":[[0,1,"down",1,2]]}"#, 27,
    "a phase: began, moved, stationary, ended or cancelled"),
  BadLine(#"{"id":"a","samples":[[0,1,0,1,2]]}"#, 27, "a string"),
  BadLine(#"{"id":"a","samples":[[0,1,"began",1,2,0,0,0]]}"#, 42, "']'"),
  BadLine(#"{"id":"a","samples":[[0,1,"began",1,2,"x"]]}"#, 39, "a number"),
  BadLine(#"{"id":"a","samples":[[0,1,"began",1,2],]}"#, 40, "a row: '[t, contact, phase, x, y]'"),
  BadLine(#"{"id":"a","samples":[]} x"#, 25, "nothing more"),
  BadLine(#"{"id":"a","samples":[]"#, 23, "',' or '}'"),
  BadLine(#"{"id":"a"#, 9, "'\"' at the end of the string"),
  BadLine(#"{"id":"\q","samples":[]}"#, 8, "a known escape"),
  BadLine(#"{"id":"\ud800","samples":[]}"#, 8, "a pair of surrogates"),
  BadLine(#"{"id":"\u12g4","samples":[]}"#, 12, "four hexadecimal digits"),
  BadLine("{\"id\":\"a\tb\",\"samples\":[]}", 9, "an escape"),
  BadLine(#"{'id':"a","samples":[]}"#, 2, "a key in double quotes"),
  BadLine(#"{"id":"a","samples":[],}"#, 24, "a key in double quotes"),
  BadLine(#"{"id":"a","samples":[],"x":nul}"#, 28, "a value"),
  BadLine(
    "{\"id\":\"a\",\"samples\":[],\"x\":" + String(repeating: "[", count: 1000), 156,
    "at most 128 levels of nesting"),
]

@Suite struct JSONLinesErrorTests {
  /// A bad line between two good ones is reported with its place; the others are read.
  @Test(arguments: badLines)
  func reportsAndPassesOver(_ bad: BadLine) throws {
    let good = #"{"id":"good","samples":[]}"#
    let readings = readAll(good + "\n" + bad.line + "\r\n" + good)
    #expect(readings.traces.map(\.id) == ["good", "good"])
    let error = try #require(readings.errors.first)
    #expect(readings.errors.count == 1)
    #expect(error.expected == bad.expected)
    #expect(error.line == 2)
    #expect(error.column == bad.column)
    #expect(error.offset == good.utf8.count + 1 + error.column - 1)
  }

  @Test func saysWhatItFound() {
    let error = readAll("{\"id\":\"a\",\"samples\":[[0,1,\"bé\u{1}gan and more\",1,2]]}").errors
      .first
    #expect(
      error?.description
        == #"line 1, column 31 (byte 30): expected an escape, found "\x01gan and mor…""#)
    let atEnd = readAll("{\"id\"").errors.first
    #expect(atEnd?.found == "the end of the line")
  }

  /// Each of these is ill-formed by Unicode 15, table 3-7, or by being outside a string.
  @Test(arguments: [
    [0x80], [0xC0, 0xAF], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80],
    [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFF], [0xE2, 0x82], [0],
  ])
  func refusesInvalidUTF8(_ sequence: [UInt8]) {
    for key in [#"{"id":""#, #"{"x":""#] {
      let line = Array(key.utf8) + sequence + Array(#"","samples":[]}"#.utf8)
      let readings = readAll(line, as: .jsonLines)
      #expect(readings.traces == [])
      #expect(readings.errors.map(\.column) == [key.utf8.count + 1])
    }
  }

  @Test(arguments: [
    ([0x1F, 0x8B, 8, 0], "gzip: decompress it first"),
    ([0x50, 0x4B, 3, 4], "a zip archive: unpack it first"),
    ([0xFF, 0xFE, 0x7B, 0], "UTF-16: convert it first"),
  ])
  func refusesForeignContentOnce(_ magic: [UInt8], _ found: String) {
    let lines = [UInt8](repeating: 0x0A, count: 20)
    #expect(readAll(magic + lines + Array("{}".utf8)).map(\.self).errors.map(\.found) == [found])
  }

  /// A line beyond the limit is passed over without being held; its neighbours are read.
  @Test(arguments: [1, 16, 1000])
  func passesOverLongLines(_ chunkSize: Int) {
    let good = Array("{\"id\":\"good\",\"samples\":[]}\n".utf8)
    let long = [UInt8](repeating: 0x5B, count: 5000) + [0x0A]
    let readings = readAll(good + long + good, chunkSize: chunkSize, maximumLineLength: 100)
    #expect(readings.traces.map(\.id) == ["good", "good"])
    #expect(readings.errors.map(\.expected) == ["a line of at most 100 bytes"])
    #expect(readings.errors.map(\.line) == [2])
  }

  /// A truncated line is an error at every length, and so is one with any byte changed to 0.
  @Test func survivesDamage() {
    var random = SplitMix64(seed: 9)
    for _ in 0..<15 {
      var encoder = JSONLinesEncoder()
      encoder.append(random.trace())
      let line = Array(encoder.bytes.dropLast())
      for length in 1..<line.count {
        let readings = readAll(Array(line[..<length]), as: .jsonLines)
        #expect(readings.errors.count == 1 && readings.traces == [])
      }
      for place in line.indices {
        var damaged = line
        damaged[place] = 0
        #expect(readAll(damaged, as: .jsonLines).errors.count == 1)
      }
    }
  }

  /// Random bytes in random places: one reading a line that is not blank, and no trap.
  @Test func survivesMutation() {
    var random = SplitMix64(seed: 10)
    for _ in 0..<1000 {
      var encoder = JSONLinesEncoder()
      encoder.append(random.trace())
      var bytes = encoder.bytes
      for _ in 0...random.index(below: 4) {
        bytes[random.index(below: bytes.count)] = UInt8(truncatingIfNeeded: random.next())
      }
      let readings = readAll(bytes, as: .jsonLines, chunkSize: 1 + random.index(below: 200))
      #expect(readings == readAll(bytes, as: .jsonLines) && !readings.isEmpty)
    }
  }
}
