import Foundation
import Testing
import TouchGestures
import TouchTestSupport

/// The README's example is the code below, line by line, and does what the README says.
@Suite struct ReadmeExampleTests {
  @Test func aPinchToThreeTimesTheSpread() {
    var lines: [String] = []
    func print(_ gesture: String, _ phase: String, _ scale: Double) {
      lines.append("\(gesture) \(phase) \(scale)")
    }

    // example
    var engine = GestureEngine()
    for step in 0...10 {
      for (finger, place) in [(1, 100 - 10 * step), (2, 200 + 10 * step)] {
        engine.receive(
          TouchSample(
            contactID: Int64(finger), phase: step == 0 ? .began : .moved,
            time: .milliseconds(Int64(10 * step)), location: SIMD2(Double(place), 100)))
      }
      engine.endFrame()
      while let event = engine.nextEvent() {
        print(event.gesture.name, event.phase.name, event.scale)
      }
    }
    // end of example

    #expect(lines.first == "pinch began 1.2")
    #expect(lines.last == "pinch changed 3.0")
    #expect(lines.count == 10)
  }

  @Test func theReadmeShowsThisCode() throws {
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let readme = try String(contentsOfFile: packagePath("README.md"), encoding: .utf8)
    let example = try #require(
      source.split(separator: "    // example\n").last?.split(separator: "    // end of example")
        .first)
    let code = example.split(separator: "\n").map { $0.dropFirst(4) }.joined(separator: "\n")
    #expect(readme.contains(code))
  }
}
