#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#endif
import TouchSynthesis
import TouchTraces

/// Recordings read from memory, beside what it costs to look at every byte.
let decodeSuite = BenchmarkSuite(
  name: "decode", summary: "recordings decoded from JSON Lines, CSV and evemu"
) { check in
  let synthesizer = TraceSynthesizer(seed: 1)
  let traces = (0..<2000).map { synthesizer.trace(of: .pinch, index: $0) }
  return TraceEncoder.formats.map { decodeGroup(traces, $0, &check) }
}

private func decodeGroup(
  _ traces: [TouchTrace], _ format: TraceFormat, _ check: inout AnswerCheck
) -> BenchmarkGroup {
  let bytes = encode(traces, format)
  let rows = traces.reduce(0) { $0 + $1.rows.count }
  let decoded = decode(bytes)
  // evemu leaves out the rows in which nothing moves.
  let isRight = format == .evemu ? decoded.traces == traces.count : decoded == (traces.count, rows)
  check.require(isRight, "\(format.name): \(decoded) instead of \(traces.count), \(rows)")
  return BenchmarkGroup(
    "\(format.name), \(bytes.count / 1_000_000) MB, \(rows) rows", unit: "byte"
  ) {
    BenchmarkRow("memchr for line feeds", operations: bytes.count) { keep(lineCount(bytes)) }
    BenchmarkRow("sum of the bytes", operations: bytes.count, isBaseline: true) {
      keep(byteSum(bytes))
    }
    BenchmarkRow("TraceReader", operations: bytes.count) { keep(decode(bytes).rows) }
  }
}

private func encode(_ traces: [TouchTrace], _ format: TraceFormat) -> [UInt8] {
  guard var encoder = TraceEncoder(format) else { return [] }
  for trace in traces { encoder.append(trace) }
  return encoder.takeBytes()
}

/// Reads in chunks of 256 KiB, as the command line does, into one trace.
@inline(never)
private func decode(_ bytes: [UInt8]) -> (traces: Int, rows: Int) {
  var reader = TraceReader()
  var trace = TouchTrace(id: "")
  var count = (traces: 0, rows: 0)
  var rest = bytes.span
  func drain() {
    while (try? reader.next(into: &trace)) == true {
      count.traces += 1
      count.rows += trace.rows.count
    }
  }
  while !rest.isEmpty {
    reader.append(rest.extracting(first: 1 << 18))
    rest = rest.extracting(droppingFirst: 1 << 18)
    drain()
  }
  reader.finish()
  drain()
  return count
}

@inline(never)
private func lineCount(_ bytes: [UInt8]) -> Int {
  bytes.withUnsafeBytes { buffer in
    guard var place = buffer.baseAddress else { return 0 }
    let end = place + buffer.count
    var count = 0
    while let found = memchr(place, 0x0A, end - place) {
      count += 1
      place = UnsafeRawPointer(found) + 1
    }
    return count
  }
}

@inline(never)
private func byteSum(_ bytes: [UInt8]) -> UInt64 {
  var sum: UInt64 = 0
  for byte in bytes { sum &+= UInt64(byte) }
  return sum
}
