/// Smooths the places of samples before the tracker sees them, each contact by itself.
///
///     engine.receive(smoother.smooth(sample))
///
/// A touch starts where it lands. A lift at the place that was reported last stays the smoothed
/// place, so that it is no move. Nothing is smoothed unless a host does so: it costs some lag.
public struct TouchSmoother: Sendable {
  /// The filter that every touch starts with.
  public let filter: OneEuroFilter

  private struct Path: Sendable {
    var id: Int64
    var raw: SIMD2<Double>
    var filter: OneEuroFilter
    var smoothed: SIMD2<Double>

    mutating func follow(_ sample: TouchSample) -> SIMD2<Double> {
      if sample.location != raw {
        raw = sample.location
        smoothed = filter.smooth(raw, at: sample.time)
      }
      return smoothed
    }
  }

  private var paths: [Path] = []

  /// A smoother whose touches each have a copy of `filter`.
  public init(_ filter: OneEuroFilter = OneEuroFilter()) { self.filter = filter }

  /// The sample with its place smoothed; an impossible place stays, for the tracker to count.
  public mutating func smooth(_ sample: TouchSample) -> TouchSample {
    let isUsable = TouchTracker.isValid(sample.location)
    if sample.phase == .began { start(sample, isUsable) }
    guard let i = paths.firstIndex(where: { $0.id == sample.contactID }) else { return sample }
    var result = sample
    if isUsable { result.location = paths[i].follow(sample) }
    if sample.phase == .ended || sample.phase == .cancelled { paths.remove(at: i) }
    return result
  }

  /// Forgets all touches, as after `cancelAll(_:)`.
  public mutating func removeAll() { paths.removeAll(keepingCapacity: true) }

  private mutating func start(_ sample: TouchSample, _ isUsable: Bool) {
    paths.removeAll { $0.id == sample.contactID }
    if !isUsable { return }
    if paths.count == ContactIDMap.capacity { paths.removeFirst() }
    var filter = filter
    let place = filter.smooth(sample.location, at: sample.time)
    paths.append(
      Path(id: sample.contactID, raw: sample.location, filter: filter, smoothed: place))
  }
}
