import Testing
import TouchGestures
import TouchSynthesis

/// How the surfaces sample, against what was recorded.
@Suite struct SamplingTests {
  struct Fact: CustomTestStringConvertible, Sendable {
    let surface: String
    /// The median interval, and its standard deviation among those near it, in milliseconds.
    let interval: Double
    let jitter: Double
    /// The share of intervals that are about twice as long.
    let doubled: Double
    var testDescription: String { surface }

    static let all = [
      // iPad study, n = 239 traces; hid-devices, 99 traces of devices with 5 to 22 ms;
      // Chromium OS trackpad study, 171; mobilehci-drag, 445.
      Fact(surface: "tablet", interval: 8, jitter: 0.475, doubled: 0.0167),
      Fact(surface: "laptop", interval: 8.65, jitter: 0.535, doubled: 0.0122),
      Fact(surface: "pad", interval: 11.5, jitter: 0.653, doubled: 0.0311),
      Fact(surface: "slate", interval: 17, jitter: 1.425, doubled: 0.0075),
    ]
  }

  @Test(arguments: Fact.all)
  func intervalsSpreadAsRecorded(_ fact: Fact) {
    let intervals = intervals(on: fact.surface)
    let median = intervals.sorted()[intervals.count / 2]
    let near = intervals.filter { $0 > median / 2 && $0 < median * 1.5 }
    let mean = near.reduce(0, +) / Double(near.count)
    let variance = near.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(near.count)
    let doubled = intervals.count { $0 > median * 1.5 && $0 < median * 2.5 }
    let share = Double(doubled) / Double(intervals.count)
    #expect(abs(median - fact.interval) <= 0.5, "median \(median) ms")
    #expect(abs(variance.squareRoot() - fact.jitter) <= 0.15 * fact.jitter, "\(variance)")
    #expect(share > fact.doubled / 4 && share < fact.doubled * 1.5, "doubled \(share)")
  }

  private func intervals(on surface: String) -> [Double] {
    var model = HandModel.default
    model.surfaces = TouchSurface.all.filter { $0.name == surface }
    model.drag.fingerWeights = [1]
    // Without what a finger that rests at the end leaves out.
    model.drag.release = [0: 0.9, 1: 0.9]
    let synthesizer = TraceSynthesizer(seed: 8, model: model)
    return (0..<60).flatMap { index in
      let times = synthesizer.trace(of: .drag, index: index).rows.map(\.time.seconds)
      return zip(times, times.dropFirst()).map { 1000 * ($1 - $0) }.dropLast()
    }
  }
}
