import Testing
import TouchGestures
import TouchTraces

private func sample(
  _ milliseconds: Int64, _ contact: Int64, _ phase: TouchSample.Phase, _ x: Double = 0
) -> TouchSample {
  TouchSample(
    contactID: contact, phase: phase, time: .milliseconds(milliseconds), location: [x, 0])
}

@Suite struct TraceRecorderTests {
  @Test func cutsWhereAllContactsAreUp() {
    var recorder = TraceRecorder(name: "kiosk")
    recorder.label = "press"
    recorder.record(sample(1000, 7, .began, 3), pressure: 0.5, radius: 4)
    recorder.record(sample(1010, 8, .began))
    recorder.record(sample(1020, 7, .ended))
    #expect(recorder.takeBytes() == [])
    recorder.record(sample(1030, 8, .cancelled))
    recorder.label = nil
    recorder.record(sample(2000, 7, .began))
    recorder.finish()
    let traces = readAll(recorder.takeBytes()).traces
    #expect(traces.map(\.id) == ["kiosk/1", "kiosk/2"])
    #expect(traces.map(\.label) == ["press", nil])
    #expect(traces.map(\.rows.count) == [4, 1])
    #expect(traces[0].rows[0].pressure == 0.5 && traces[0].rows[0].radius == 4)
    #expect(traces[0].rows.map(\.time) == [0, 10, 20, 30].map(TouchInstant.milliseconds))
    #expect(recorder.takeBytes() == [])
  }

  @Test func leavesOutContactsThatAreNotDown() {
    var recorder = TraceRecorder(name: "a")
    recorder.record(sample(0, 1, .moved))
    recorder.record(sample(0, 1, .ended))
    recorder.record(sample(0, 2, .began))
    recorder.record(sample(1, 1, .moved))
    recorder.record(sample(2, 2, .ended))
    #expect(recorder.droppedSampleCount == 3)
    #expect(readAll(recorder.takeBytes()).traces.map(\.rows.count) == [2])
  }

  /// Samples in points come back as the same points, whatever the device's units are.
  @Test func writesDeviceUnits() {
    let device = TouchTrace.Device(unitsPerMillimeter: 10)
    var recorder = TraceRecorder(name: "a", device: device)
    recorder.record(sample(0, 1, .began, 160))
    recorder.finish()
    let trace = readAll(recorder.takeBytes()).traces[0]
    #expect(abs(trace.rows[0].location.x - 254) < 1e-9)
    #expect(abs(trace.sample(at: 0).location.x - 160) < 1e-9)
  }
}
