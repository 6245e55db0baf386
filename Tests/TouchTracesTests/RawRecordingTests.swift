import Testing
import TouchTestSupport
import TouchTraces

/// What an independent decoder found in one trace of an original recording.
private struct ExpectedTrace {
  var contacts: Int64 = 0
  var simultaneous: Int64 = 0
  var rows: Int64 = 0
  var duration = 0.0
  var first = SIMD2<Double>()
  var last = SIMD2<Double>()
  var isTruncated = false
}

/// Original recordings, in the folder `raw` beside the one that TOUCH_TRACES names.
@Suite struct RawRecordingTests {
  static let folder = environmentValue("TOUCH_TRACES").map { $0 + "/../raw/" }
  static let expectations = folder.flatMap { fileBytes($0 + "expected.json") }

  @Test(
    .enabled(
      if: expectations != nil, "set TOUCH_TRACES to a folder beside which raw/expected.json lies"))
  func agreesWithAnIndependentDecoder() throws {
    let folder = try #require(Self.folder)
    for (file, traces) in try expected(try #require(Self.expectations)) {
      let bytes = try #require(fileBytes(folder + file), "\(file)")
      let readings = readAll(bytes)
      #expect(readings.errors == [], "\(file)")
      #expect(readings.traces.count == traces.count, "\(file)")
      for (trace, expected) in zip(readings.traces, traces) { compare(trace, expected, file) }
    }
  }

  private func compare(_ trace: TouchTrace, _ expected: ExpectedTrace, _ file: String) {
    let where_ = Comment(rawValue: "\(file) \(trace.id)")
    var down: Set<Int64> = []
    var most = 0
    for row in trace.rows {
      if row.phase == .began { down.insert(row.contactID) }
      most = max(most, down.count)
      if row.phase == .ended || row.phase == .cancelled { down.remove(row.contactID) }
    }
    #expect(Int64(Set(trace.rows.map(\.contactID)).count) == expected.contacts, where_)
    #expect(Int64(most) == expected.simultaneous, where_)
    #expect(Int64(trace.rows.count) == expected.rows, where_)
    let duration = trace.rows.last?.time.seconds ?? 0
    #expect(abs(duration - expected.duration) < 1e-6, where_)
    #expect(!down.isEmpty == expected.isTruncated, where_)
    // The one difference: this device has 55 units in a millimetre of x and 88 in one of y, and
    // expected.json keeps them, while a trace has one unit for both: millimetres.
    let isAnisotropic = file == "hid-devices/irtouch_6615_0070_0.ev"
    let resolution = isAnisotropic ? SIMD2(55.0, 88.0) : SIMD2(1, 1)
    #expect(trace.rows.first?.location == expected.first / resolution, where_)
    #expect(trace.rows.last?.location == expected.last / resolution, where_)
  }

  private func expected(_ bytes: [UInt8]) throws -> [(String, [ExpectedTrace])] {
    try JSONReader.read(bytes) { json throws(TextError) in
      var files: [(String, [ExpectedTrace])] = []
      var isFirst = true
      try json.openObject()
      while let file = try json.nextMember(&isFirst) {
        files.append((file.string, try traces(&json)))
      }
      return files
    }
  }

  private func traces(_ json: inout JSONReader) throws(TextError) -> [ExpectedTrace] {
    var traces: [ExpectedTrace] = []
    var isFirst = true
    try json.openObject()
    while let key = try json.nextMember(&isFirst) {
      guard case "traces" = key else {
        try json.skipValue()
        continue
      }
      var isFirstTrace = true
      try json.openArray()
      while try json.nextElement(&isFirstTrace) { traces.append(try trace(&json)) }
    }
    return traces
  }

  private func trace(_ json: inout JSONReader) throws(TextError) -> ExpectedTrace {
    var trace = ExpectedTrace()
    var isFirst = true
    try json.openObject()
    while let key = try json.nextMember(&isFirst) {
      switch key {
      case "contacts": trace.contacts = try json.integer()
      case "maxSimultaneous": trace.simultaneous = try json.integer()
      case "rows": trace.rows = try json.integer()
      case "durationSeconds": trace.duration = try json.number()
      case "first": trace.first = try pair(&json)
      case "last": trace.last = try pair(&json)
      case "truncated": trace.isTruncated = try json.boolean()
      default: try json.skipValue()
      }
    }
    return trace
  }

  private func pair(_ json: inout JSONReader) throws(TextError) -> SIMD2<Double> {
    var values: [Double] = []
    var isFirst = true
    try json.openArray()
    while try json.nextElement(&isFirst) { values.append(try json.number()) }
    return SIMD2(values[0], values[1])
  }
}
