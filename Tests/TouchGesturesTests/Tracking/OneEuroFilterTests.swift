import Testing
import TouchGestures

/// The 1€ filter against a table computed from the paper's equations by a program of its own.
@Suite struct OneEuroFilterTests {
  static let path: [(ms: Int64, raw: SIMD2<Double>)] = [
    (0, SIMD2(100, 100)), (10, SIMD2(103, 104)), (20, SIMD2(101, 99)), (40, SIMD2(160, 80)),
    (50, SIMD2(220, 60)),
  ]

  static let smoothed: [SIMD2<Double>] = [
    SIMD2(100, 100), SIMD2(100.21146168606549, 100.28194891475398),
    SIMD2(100.26594656763235, 100.19337131039303), SIMD2(118.74156637412464, 93.94760311780642),
    SIMD2(152.13029539702313, 82.75379652915997),
  ]

  /// A cutoff of 2 Hz whatever the speed.
  static let slow: [SIMD2<Double>] = [
    SIMD2(100, 100), SIMD2(100.33490563511398, 100.44654084681864),
    SIMD2(100.40915358534161, 100.28505595314459), SIMD2(112.3778942029745, 96.21082999857524),
    SIMD2(124.39231076772673, 92.16842632568284),
  ]

  @Test func table() { expect(Self.smoothed, from: OneEuroFilter()) }

  @Test func tableWithoutSpeed() {
    expect(Self.slow, from: OneEuroFilter(minimumCutoff: 2, speedFactor: 0))
  }

  private func expect(_ expected: [SIMD2<Double>], from filter: OneEuroFilter) {
    var filter = filter
    for (row, place) in zip(Self.path, expected) {
      let difference = filter.smooth(row.raw, at: .milliseconds(row.ms)) - place
      #expect(abs(difference.x) < 1e-9 && abs(difference.y) < 1e-9, "at \(row.ms) ms")
    }
  }

  @Test func badInputLeavesItWhereItIs() {
    var filter = OneEuroFilter()
    _ = filter.smooth(SIMD2(5, 6), at: .milliseconds(10))
    let bad: [Double] = [.nan, .infinity, 1e300]
    for value in bad {
      #expect(filter.smooth(SIMD2(value, 0), at: .milliseconds(20)) == SIMD2(5, 6))
    }
    #expect(filter.smooth(SIMD2(50, 60), at: .milliseconds(10)) == SIMD2(5, 6))
    #expect(filter.smooth(SIMD2(50, 60), at: .milliseconds(9)) == SIMD2(5, 6))
    #expect(filter.smooth(SIMD2(5, 6), at: TouchInstant(nanoseconds: .max)) == SIMD2(5, 6))
    filter.reset()
    #expect(filter.smooth(SIMD2(50, 60), at: .milliseconds(9)) == SIMD2(50, 60))
  }

  @Test func smootherKeepsContactsApartAndLiftsInPlace() {
    var smoother = TouchSmoother()
    func smooth(
      _ id: Int64, _ phase: TouchSample.Phase, _ ms: Int64, _ place: SIMD2<Double>
    ) -> SIMD2<Double> {
      smoother.smooth(
        TouchSample(contactID: id, phase: phase, time: .milliseconds(ms), location: place)
      ).location
    }
    #expect(smooth(1, .began, 0, SIMD2(100, 100)) == SIMD2(100, 100))
    #expect(smooth(2, .began, 0, SIMD2(300, 0)) == SIMD2(300, 0))
    let moved = smooth(1, .moved, 10, SIMD2(103, 104))
    #expect(abs(moved.x - Self.smoothed[1].x) < 1e-9)
    #expect(smooth(1, .ended, 20, SIMD2(103, 104)) == moved)
    #expect(smooth(2, .moved, 20, SIMD2(300, 0)) == SIMD2(300, 0))
    #expect(smooth(1, .began, 30, SIMD2(0, 0)) == SIMD2(0, 0))
    #expect(smooth(2, .moved, 40, SIMD2(.nan, 0)).x.isNaN)
    #expect(smooth(7, .moved, 40, SIMD2(9, 9)) == SIMD2(9, 9))
    smoother.removeAll()
    #expect(smooth(2, .moved, 50, SIMD2(310, 0)) == SIMD2(310, 0))
  }
}
