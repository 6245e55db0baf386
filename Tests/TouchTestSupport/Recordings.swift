#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import TouchTraces

/// The recorded traces in the folder that TOUCH_TRACES names.
package struct Recordings: Sendable {
  private let files: [String]

  /// nil when TOUCH_TRACES names no folder that can be read.
  package init?() {
    guard let path = environmentValue("TOUCH_TRACES"), let folder = opendir(path) else {
      return nil
    }
    defer { closedir(folder) }
    var files: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(".jsonl") { files.append(path + "/" + name) }
    }
    self.files = files.sorted()
  }

  /// Gives the traces to `body` in order, with their numbers from 0.
  package func forEach(_ body: (Int, TouchTrace) -> Void) {
    var count = 0
    for file in files {
      guard let bytes = fileBytes(file) else { preconditionFailure("cannot read \(file)") }
      var reader = TraceReader(format: .jsonLines, name: file)
      reader.append(bytes.span)
      reader.finish()
      while let reading = reader.next() {
        guard case .trace(let trace) = reading else { continue }
        body(count, trace)
        count += 1
      }
    }
  }
}

extension TouchTrace {
  /// Its samples, at places on a grid of 2⁻¹⁰ pt, so that moving them is exact.
  package var actions: [StreamAction] {
    rows.indices.map { i in
      StreamAction.sample(sample(at: i)).mapLocation { place in
        SIMD2((place.x * 1024).rounded(), (place.y * 1024).rounded()) / 1024
      }
    }
  }
}
