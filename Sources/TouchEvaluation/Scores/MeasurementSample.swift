/// A collection of measured values, of which quantiles are asked.
///
/// Values are kept as whole billionths of their unit (nanoseconds, billionths of a point), so that
/// merging is exact whatever its order.
public struct MeasurementSample: Equatable, Sendable {
  private var values: [Int64]

  /// A sample of the given values in billionths, in any order.
  public init(billionths values: [Int64] = []) { self.values = values }

  /// How many values there are.
  public var count: Int { values.count }
  /// The values in billionths, smallest first.
  public var sorted: [Int64] { values.sorted() }

  /// Adds a value in billionths.
  public mutating func add(billionths value: Int64) { values.append(value) }

  /// Adds a value; one that is not finite, or too large for the scale, is not added.
  public mutating func add(_ value: Double) {
    let scaled = value * 1e9
    guard scaled > -0x1p63 && scaled < 0x1p63 else { return }
    values.append(Int64(scaled < 0 ? scaled - 0.5 : scaled + 0.5))
  }

  /// Adds the values of `other`.
  public mutating func merge(_ other: MeasurementSample) { values += other.values }

  /// The values below which the given shares lie; nil when there are no values.
  ///
  /// Between two values it is interpolated (R. Hyndman and Y. Fan, "Sample quantiles in statistical
  /// packages" (1996), definition 7, which is also numpy's default). Sorts: O(n log n).
  public func quantiles(_ shares: [Double]) -> [Double]? {
    if values.isEmpty { return nil }
    let sorted = sorted
    return shares.map { share in
      sortedQuantile(share, count: sorted.count) { Double(sorted[$0]) / 1e9 }
    }
  }

  /// Whether both hold the same values, in whatever order they came.
  public static func == (a: MeasurementSample, b: MeasurementSample) -> Bool {
    a.sorted == b.sorted
  }

  /// How many values are at most `value`, as a share of all; nil when there are none.
  public func share(atMost value: Double) -> Double? {
    if values.isEmpty { return nil }
    let limit = value * 1e9
    return Double(values.count { Double($0) <= limit }) / Double(values.count)
  }
}

/// The quantile at `share` of `count` > 0 values that come smallest first.
func sortedQuantile(_ share: Double, count: Int, value: (Int) -> Double) -> Double {
  let position = Double(count - 1) * min(max(share, 0), 1)
  let below = Int(position)
  let low = value(below)
  return low + (value(min(below + 1, count - 1)) - low) * (position - Double(below))
}
