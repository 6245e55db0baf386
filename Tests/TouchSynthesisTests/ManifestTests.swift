import Testing
import TouchTestSupport

/// `Data/MANIFEST` says how many traces, samples and bytes each file holds (`.ci/data` compares the
/// checksums, too).
@Suite struct ManifestTests {
  struct Entry: CustomTestStringConvertible {
    let traces: Int
    let samples: Int
    let bytes: Int
    let path: String
    var testDescription: String { path }

    /// Nil for a comment.
    init?(_ line: Substring) {
      let cells = line.split(separator: " ")
      guard cells.count > 5, let traces = Int(cells[1]), let samples = Int(cells[2]),
        let bytes = Int(cells[3])
      else { return nil }
      self.traces = traces
      self.samples = samples
      self.bytes = bytes
      path = String(cells[4])
    }

    static let all: [Entry] = {
      let bytes = fileBytes(at: packagePath("Data/MANIFEST")) ?? []
      return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap(Entry.init)
    }()
  }

  @Test(arguments: Entry.all)
  func fileHoldsWhatTheManifestSays(_ entry: Entry) throws {
    let path = packagePath("Data/\(entry.path)")
    #expect(try #require(fileBytes(at: path)).count == entry.bytes)
    let traces = readTraces(at: path)
    #expect(traces.count == entry.traces)
    #expect(traces.reduce(0) { $0 + $1.rows.count } == entry.samples)
  }

  @Test func everyKindIsThere() {
    let synthesized = Entry.all.filter { $0.path.hasPrefix("synthesized/") }
    #expect(synthesized.map(\.traces) == [200, 200, 200, 200, 200, 200])
    #expect(Entry.all.count > synthesized.count)
  }
}
