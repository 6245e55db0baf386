import Glibc
import Testing
import TouchGestures
import TouchSynthesis
import TouchTestSupport

/// The files of `Data/synthesized` are what seed 1 makes today.
@Suite struct DataFileTests {
  static let count = 40

  @Test(arguments: [Gesture.press, .longPress, .drag, .rotate, .pinch, nil])
  func fileIsWhatTheSeedMakes(gesture: Gesture?) throws {
    let synthesizer = TraceSynthesizer(seed: 1)
    var lines = ""
    for index in 0..<Self.count {
      lines += traceLine(synthesizer.trace(of: gesture, index: index)) + "\n"
    }
    let path = packagePath("Data/synthesized/\(gesture?.name ?? "none").jsonl")
    if getenv("TOUCH_WRITE_DATA") != nil { write(lines, to: path) }
    #expect(contents(of: path) == lines)
  }

  private func write(_ text: String, to path: String) {
    let file = fopen(path, "w")!
    fputs(text, file)
    fclose(file)
  }

  private func contents(of path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
