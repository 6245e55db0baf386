#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import TouchGestures
import TouchTraces

/// The decoder under test, by its name in the environment; nil: the format is found out.
private let format: TraceFormat? = getenv("FUZZ_FORMAT").flatMap {
  TraceFormat(name: String(cString: $0))
}

/// Reads the input whole and in chunks, which must give the same, and writes and reads again what
/// came of it, which must give the same too.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTraces(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let (lines, errors) = read(bytes, chunkSize: .max, as: format)
  let size = 1 + Int(bytes.first ?? 0) % 61
  let (others, otherErrors) = read(bytes, chunkSize: size, as: format)
  precondition(lines == others && errors == otherErrors, "chunks of \(size) bytes change traces")
  let (again, noErrors) = read(lines, chunkSize: .max, as: .jsonLines)
  precondition(again == lines && noErrors.isEmpty, "written traces read otherwise")
  return 0
}

/// The traces of an input, as JSON Lines, and its bad places.
private func read(
  _ bytes: [UInt8], chunkSize: Int, as format: TraceFormat?
) -> ([UInt8], [TraceFormatError]) {
  var reader = TraceReader(format: format, maximumLineLength: 10_000)
  var encoder = JSONLinesEncoder()
  var errors: [TraceFormatError] = []
  func drain() {
    while let reading = reader.next() {
      switch reading {
      case .trace(let trace): encoder.append(trace)
      case .malformed(let error): errors.append(error)
      }
    }
  }
  var rest = bytes[...]
  while !rest.isEmpty {
    rest.prefix(chunkSize).withUnsafeBytes { reader.append($0) }
    rest = rest.dropFirst(chunkSize)
    drain()
  }
  reader.finish()
  drain()
  return (encoder.bytes, errors)
}
