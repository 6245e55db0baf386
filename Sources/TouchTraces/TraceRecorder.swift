public import TouchGestures

/// Turns an app's live samples into JSON Lines, so that people can collect their own traces.
///
/// A trace begins when the first contact lands and ends when all are up; its times count from its
/// first sample. Samples go in as they come, faults included: a contact number that lands twice, a
/// time that goes back. A sample of a contact that is not down is left out and counted.
///
/// ```swift
/// var recorder = TraceRecorder(name: "kiosk-3", device: .init(kind: "touchscreen"))
/// recorder.label = "pinch"
/// recorder.record(sample)          // for every sample
/// write(recorder.takeBytes())      // now and then
/// ```
public struct TraceRecorder: Sendable {
  /// The label of the traces that end from now on.
  public var label: String?
  /// The anonymous number of the person whose traces end from now on.
  public var user: Int64?
  /// Samples left out because their contact was not down.
  public private(set) var droppedSampleCount = 0
  /// Traces written so far.
  public private(set) var traceCount = 0

  private let name: String
  private var trace: TouchTrace
  private var origin = TouchInstant(nanoseconds: 0)
  private var downIDs: [Int64] = []
  private var encoder = JSONLinesEncoder()

  /// A recorder of traces named `name/1`, `name/2` …, made on `device`.
  ///
  /// Samples are in points. They are written in the device's units where the device has
  /// `unitsPerMillimeter`, and as points otherwise.
  public init(name: String, device: TouchTrace.Device = TouchTrace.Device()) {
    self.name = name
    trace = TouchTrace(id: "", device: device)
  }

  /// Records one sample; `pressure` from 0 to 1 and `radius` in points where the host has them.
  public mutating func record(
    _ sample: TouchSample, pressure: Double? = nil, radius: Double? = nil
  ) {
    guard noteContact(of: sample) else {
      droppedSampleCount += 1
      return
    }
    let unit = trace.device.pointsPerUnit
    if trace.rows.isEmpty { origin = sample.time }
    trace.rows.append(
      TouchTrace.Row(
        time: TouchInstant(nanoseconds: origin.nanoseconds(to: sample.time)),
        contactID: sample.contactID, phase: sample.phase, location: sample.location / unit,
        pressure: pressure, radius: radius.map { $0 / unit }))
    if downIDs.isEmpty { finish() }
  }

  /// Ends the trace at hand, if there is one, with contacts still down.
  public mutating func finish() {
    if trace.rows.isEmpty { return }
    traceCount += 1
    trace.id = "\(name)/\(traceCount)"
    trace.label = label
    trace.user = user
    encoder.append(trace)
    trace.rows.removeAll(keepingCapacity: true)
    downIDs.removeAll(keepingCapacity: true)
  }

  /// Hands over the lines of the traces that have ended since the last call.
  public mutating func takeBytes() -> [UInt8] {
    let bytes = encoder.bytes
    encoder.clear()
    return bytes
  }

  /// Whether the sample's contact is down, or was until this sample.
  private mutating func noteContact(of sample: TouchSample) -> Bool {
    let index = downIDs.firstIndex(of: sample.contactID)
    switch sample.phase {
    case .began: if index == nil { downIDs.append(sample.contactID) }
    case .moved, .stationary: return index != nil
    case .ended, .cancelled:
      guard let index else { return false }
      downIDs.remove(at: index)
    }
    return true
  }
}
