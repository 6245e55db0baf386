import Testing
import TouchGeometry
import TouchScene
import TouchTestSupport

struct TimingCurveTests {
  @Test func tableToOneInTenMillion() {
    let table = numberRows(of: timingTable)
    #expect(table.count > 100)
    for row in table {
      let curve = TimingCurve(row[0], row[1], row[2], row[3])
      #expect((curve.progress(at: row[4]) - row[5]).magnitude <= 1e-7, "\(row)")
      let slope = curve.slope(at: row[4])
      let expected = min(row[6], 1e9)  // where it is vertical
      #expect((slope - expected).magnitude <= 1e-6 * max(1, expected.magnitude), "\(row): \(slope)")
    }
  }

  /// Over random curves: x leads back to the part of the time, to 10⁻⁹; the named ones rise.
  @Test func solvesEveryCurve() {
    var random = SplitMix64(seed: 51)
    for i in 0..<40_000 {
      let x1 = [random.unit(), 0, 1, random.unit() * 1e-4][i % 4]
      let x2 = [random.unit(), 1, 0, 1 - random.unit() * 1e-4][i / 4 % 4]
      // With y as x the progress is the part of the time itself, solved for and put in again.
      let curve = TimingCurve(x1, x1.nextUp, x2, x2.nextUp)
      let part = i % 3 == 0 ? random.unit() * 1e-6 : random.unit()
      #expect((curve.progress(at: part) - part).magnitude <= 1e-9, "\(x1) \(x2) \(part)")
    }
  }

  @Test(arguments: [
    TimingCurve.linear, .ease, .easeIn, .easeOut, .easeInOut, TimingCurve(0, 1, 1, 0),
    TimingCurve(0, 1, 0, 1), TimingCurve(1, 0, 1, 0),
  ])
  func goesUpFromZeroToOne(_ curve: TimingCurve) {
    #expect(curve.progress(at: 0) == 0 && curve.progress(at: 1) == 1)
    #expect(curve.progress(at: -1) == 0 && curve.progress(at: 2) == 1)
    var last = 0.0
    for i in 0...10_000 {
      let progress = curve.progress(at: Double(i) / 10_000)
      #expect(progress >= last - 1e-15 && progress.isFinite)
      last = progress
    }
  }

  @Test func linearIsExact() {
    var random = SplitMix64(seed: 52)
    for _ in 0..<1000 {
      let part = random.unit()
      #expect(TimingCurve.linear.progress(at: part) == part)
    }
  }

  /// Where a control point coincides with an end, the next one tells the slope.
  @Test func slopesAtTheEnds() {
    let near = { (a: Double, b: Double) in (a - b).magnitude < 1e-12 }
    #expect(near(TimingCurve.linear.slope(at: 0), 1) && near(TimingCurve.linear.slope(at: 1), 1))
    #expect(near(TimingCurve.ease.slope(at: 0), 0.4) && near(TimingCurve.ease.slope(at: 1), 0))
    #expect(near(TimingCurve.easeIn.slope(at: 0), 0))
    #expect(near(TimingCurve.easeIn.slope(at: 1), 1 / 0.58))
    #expect(near(TimingCurve.easeOut.slope(at: 0), 1 / 0.58))
    #expect(near(TimingCurve.easeOut.slope(at: 1), 0))
    #expect(near(TimingCurve(0, 0, 1, 1).slope(at: 0), 1))
    #expect(TimingCurve(0, 1, 1, 0).slope(at: 0) == 1e9, "vertical")
    #expect(TimingCurve(0, -1, 1, 2).slope(at: 0) == -1e9, "vertical, down")
  }

  @Test func badControlPoints() {
    #expect(TimingCurve(.nan, 0, 1, 1).progress(at: 0.3) == 0.3)
    #expect(TimingCurve(0, 0, .nan, 1).progress(at: 0.3) == 0.3)
    #expect(TimingCurve(-5, 0, 7, 1) == TimingCurve(0, 0, 1, 1))
    #expect(TimingCurve(0.5, .infinity, 0.5, -.infinity).progress(at: 0.3).isFinite)
    #expect(TimingCurve.ease.progress(at: .nan) == 0 && TimingCurve.ease.slope(at: .nan) == 0)
  }
}
