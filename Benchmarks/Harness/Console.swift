#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#endif

/// The program's two outputs: results on stdout, notes on stderr.
enum Console {
  static func note(_ text: String) {
    let line = Array((text + "\n").utf8)
    _ = line.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
  }

  /// Prints a line of results at once, also into a pipe.
  static func line(_ text: String) {
    print(text)
    fflush(nil)
  }
}

/// The processor's name, where the system tells it.
func processorName() -> String {
  guard let file = fopen("/proc/cpuinfo", "r") else { return "unknown processor" }
  defer { fclose(file) }
  var line = [CChar](repeating: 0, count: 512)
  while fgets(&line, 512, file) != nil {
    let text = line.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    guard text.hasPrefix("model name"), let colon = text.firstIndex(of: ":") else { continue }
    return String(text[text.index(after: colon)...].filter { $0 != "\n" }.drop { $0 == " " })
  }
  return "unknown processor"
}
