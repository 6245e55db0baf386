/// A collection of times, of which quantiles are asked.
///
/// Times are whole nanoseconds, so that merging is exact whatever its order.
public struct TimeSample: Sendable {
  private var times: [Int64]

  /// A sample of the given times in nanoseconds, in any order.
  public init(nanoseconds: [Int64] = []) { times = nanoseconds }

  /// How many times there are.
  public var count: Int { times.count }
  /// The times in nanoseconds, smallest first.
  public var sorted: [Int64] { times.sorted() }

  /// Adds a time.
  public mutating func add(nanoseconds: Int64) { times.append(nanoseconds) }
  /// Adds the times of `other`.
  public mutating func merge(_ other: TimeSample) { times += other.times }

  /// The times in seconds below which the given shares lie; nil when there are no times.
  ///
  /// Between two times it is interpolated (R. Hyndman and Y. Fan, "Sample quantiles in statistical
  /// packages" (1996), definition 7, which is also numpy's default). Sorts: O(n log n).
  public func quantiles(_ shares: [Double]) -> [Double]? {
    guard !times.isEmpty else { return nil }
    let sorted = sorted
    return shares.map { share in
      let position = Double(sorted.count - 1) * min(max(share, 0), 1)
      let below = Int(position)
      let above = min(below + 1, sorted.count - 1)
      let low = Double(sorted[below]) / 1e9
      return low + (Double(sorted[above]) / 1e9 - low) * (position - Double(below))
    }
  }
}
