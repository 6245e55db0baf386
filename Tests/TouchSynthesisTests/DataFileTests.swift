import Testing
import TouchGestures
import TouchSynthesis
import TouchTestSupport
import TouchTraces

/// The files of `Data/synthesized` are what `touchlab synthesize --count 200 --seed 1` makes today.
@Suite struct DataFileTests {
  /// Every trace is a function of its index alone, so looking at every seventh is enough.
  @Test(arguments: SynthesizerLawTests.labels)
  func fileIsWhatTheSeedMakes(gesture: Gesture?) throws {
    let path = packagePath("Data/synthesized/\(gesture?.name ?? "none").jsonl")
    let lines = try #require(fileBytes(at: path)).split(separator: UInt8(ascii: "\n"))
    #expect(lines.count == 200)
    let synthesizer = TraceSynthesizer(seed: 1)
    var encoder = JSONLinesEncoder()
    for index in stride(from: 0, to: lines.count, by: 7) {
      encoder.append(synthesizer.trace(of: gesture, index: index))
      #expect(lines[index].elementsEqual(encoder.bytes.dropLast()), "trace \(index) differs")
      encoder.clear()
    }
  }
}
