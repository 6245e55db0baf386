import TouchTraces

/// Everything a reader makes of `bytes` that arrive in chunks of `chunkSize`.
func readAll(
  _ bytes: [UInt8], as format: TraceFormat? = nil, chunkSize: Int = .max,
  maximumLineLength: Int = TraceReader.defaultMaximumLineLength
) -> [TraceReading] {
  var reader = TraceReader(format: format, maximumLineLength: maximumLineLength)
  var readings: [TraceReading] = []
  var start = 0
  while start < bytes.count {
    let end = start + min(chunkSize, bytes.count - start)
    bytes[start..<end].withUnsafeBytes { reader.append($0) }
    while let reading = reader.next() { readings.append(reading) }
    start = end
  }
  reader.finish()
  while let reading = reader.next() { readings.append(reading) }
  return readings
}

func readAll(
  _ text: String, as format: TraceFormat? = nil, chunkSize: Int = .max
) -> [TraceReading] {
  readAll(Array(text.utf8), as: format, chunkSize: chunkSize)
}

extension [TraceReading] {
  var traces: [TouchTrace] {
    compactMap { if case .trace(let trace) = $0 { trace } else { nil } }
  }

  var errors: [TraceFormatError] {
    compactMap { if case .malformed(let error) = $0 { error } else { nil } }
  }
}
