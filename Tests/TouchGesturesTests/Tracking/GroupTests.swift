import Testing
import TouchGestures

/// Groups, pairs, and motion that waits for a report.
@Suite struct GroupTests {
  @Test func aCancelledContactLeavesANewGroup() {
    var script = TrackerScript()
    script.report(0, 1, .began, 0)
    script.report(5, 2, .began, 100)
    script.report(10, 1, .moved, 30)
    script.report(20, 2, .cancelled, 100)
    script.report(30, 1, .moved, 37)
    script.endFrame()
    let groups = script.frames.map(\.group)
    #expect(groups == [1, 1, 1, 1, 1, 2, 2] || groups == [1, 1, 1, 1, 2, 2])
    let last = script.frames.last
    #expect(last?.motion.translation == SIMD2(7, 0))
    #expect(last?.groupTime == .milliseconds(0))
    #expect(last?.landingTime == .milliseconds(20))
    #expect(last?.pair == 0)
  }

  @Test func cancelAllEndsEveryContactOnce() {
    var script = TrackerScript()
    script.report(0, 1, .began, 0)
    script.report(0, 2, .began, 9)
    script.endFrame()
    script.report(10, 3, .began, 20)
    script.report(10, 1, .ended, 0)
    script.advance(9)
    script.cancelAll(.disabled)
    #expect(script.lines.last == "10: x2(9,0) x3(20,0)" || script.frames.last?.down == 0)
    #expect(script.frames.reduce(0) { $0 + $1.cancelled } == 2)
    #expect(script.frames.last { $0.cancelled > 0 }?.reason == .disabled)
    let count = script.frames.count
    script.cancelAll()
    #expect(script.frames.count == count)
    script.report(20, 2, .began, 0)
    script.endFrame()
    #expect(script.frames.last?.touches == 1)
    #expect(script.tracker.anomalies.total == 0)
  }

  @Test func fingersThatReportInTurnAreNotSettledUntilBothHave() {
    var script = TrackerScript()
    script.report(0, 1, .began, 100)
    script.report(0, 2, .began, 200)
    script.endFrame()
    script.report(8, 1, .moved, 90)
    script.endFrame()
    #expect(script.frames.last?.motion.translation == SIMD2(-5, 0))
    #expect(script.frames.last?.settled.translation == .zero)
    script.report(9, 2, .moved, 210)
    script.endFrame()
    #expect(script.frames.last?.settled.translation == .zero)
    #expect(script.frames.last?.settled.radial == 10)
  }

  @Test func aRestingPartnerIsNotWaitedFor() {
    var script = TrackerScript()
    script.report(0, 1, .began, 100)
    script.report(0, 2, .began, 200)
    script.report(60, 1, .moved, 90)
    script.endFrame()
    #expect(script.frames.last?.settled.translation == SIMD2(-5, 0))
  }

  @Test func coincidentFingersNeitherTurnNorScale() {
    var script = TrackerScript(minimumRadius: 5)
    script.report(0, 1, .began, 100)
    script.report(0, 2, .began, 109)
    script.report(10, 2, .moved, 100, 9)
    script.report(20, 2, .moved, 100, 40)
    script.endFrame()
    #expect(script.frames.last?.motion.rotation == 0)
    #expect(script.frames.last?.motion.scale == 1)
    script.report(30, 2, .moved, 100, 80)
    script.endFrame()
    #expect(script.frames.last?.motion.scale == 2)
  }
}
