/// A collection of measured values, of which quantiles are asked; it takes bounded memory.
///
/// Values are whole billionths of their unit (nanoseconds, billionths of a point), and equal ones
/// are counted. Where more than ``maximumSteps`` different ones have come, all are rounded down to a
/// grid twice as coarse, as often as needed; until then every value is exact.
///
/// What is kept depends on the values alone, not on their order or on how they were split: rounding
/// down twice is rounding down once to the coarser grid, and a part never needs a coarser grid than
/// the whole. So merging is exact, bit for bit.
public struct MeasurementSample: Sendable {
  /// So many different values are told apart.
  public static let maximumSteps = 4_096
  /// So many values are gathered before they are sorted in.
  private static let gatheredCount = 512

  /// The grid: steps of 2 to this power, in billionths.
  package private(set) var shift = 0
  /// The values in steps of the grid, smallest first, each with how often it came.
  private var steps: [Step] = []
  private var gathered: [Int64] = []

  private struct Step: Hashable {
    var value: Int64
    var count: Int
  }

  /// A sample of the given values in billionths, in any order.
  public init(billionths values: [Int64] = []) { for value in values { add(billionths: value) } }

  /// How many values there are.
  public var count: Int { gathered.count + steps.reduce(0) { $0 + $1.count } }

  /// Adds a value in billionths.
  public mutating func add(billionths value: Int64) {
    gathered.append(value)
    if gathered.count >= Self.gatheredCount { sortIn() }
  }

  /// Adds a value; one that is not finite, or too large for the scale, is not added.
  public mutating func add(_ value: Double) {
    let scaled = value * 1e9
    guard scaled > -0x1p63 && scaled < 0x1p63 else { return }
    add(billionths: Int64(scaled < 0 ? scaled - 0.5 : scaled + 0.5))
  }

  /// Adds the values of `other`.
  public mutating func merge(_ other: MeasurementSample) {
    if other.steps.isEmpty {
      for value in other.gathered { add(billionths: value) }
      return
    }
    sortIn()
    let other = other.sorted
    coarsen(to: other.shift)
    add(other.steps.map { Step(value: $0.value >> Int64(shift - other.shift), count: $0.count) })
  }
}

// MARK: Views

extension MeasurementSample: Equatable {
  /// The values below which the given shares lie; nil when there are no values.
  ///
  /// Between two values it is interpolated (R. Hyndman and Y. Fan, "Sample quantiles in statistical
  /// packages" (1996), definition 7, which is also numpy's default). On a coarse grid a value
  /// counts as the middle of its step.
  ///
  /// - Complexity: O(``maximumSteps``) for each share.
  public func quantiles(_ shares: [Double]) -> [Double]? {
    let (sorted, count) = (sorted, count)
    if count == 0 { return nil }
    return shares.map { share in
      sortedQuantile(share, count: count) { sorted.value(at: $0) }
    }
  }

  /// How many values are at most `value`, as a share of all; nil when there are none.
  public func share(atMost value: Double) -> Double? {
    let (sorted, count) = (sorted, count)
    if count == 0 { return nil }
    let limit = value * 1e9
    let below = sorted.steps.reduce(0) { sum, step in
      sorted.billionths(step) <= limit ? sum + step.count : sum
    }
    return Double(below) / Double(count)
  }

  /// Whether both hold the same values, in whatever order they came.
  public static func == (a: MeasurementSample, b: MeasurementSample) -> Bool {
    let (a, b) = (a.sorted, b.sorted)
    return a.shift == b.shift && a.steps == b.steps
  }

  /// The value at `place` when all stand in a row, smallest first.
  private func value(at place: Int) -> Double {
    var rest = place
    for step in steps {
      if rest < step.count { return billionths(step) / 1e9 }
      rest -= step.count
    }
    return .nan
  }

  /// The middle of a step; the value itself where the grid is as fine as can be.
  private func billionths(_ step: Step) -> Double {
    Double(step.value << Int64(shift)) + Double((Int64(1) << Int64(shift)) - 1) / 2
  }
}

// MARK: The grid

extension MeasurementSample {
  private var sorted: MeasurementSample {
    var copy = self
    copy.sortIn()
    return copy
  }

  private mutating func sortIn() {
    if gathered.isEmpty { return }
    add(gathered.sorted().map { Step(value: $0 >> Int64(shift), count: 1) })
    gathered.removeAll(keepingCapacity: true)
  }

  /// Adds steps of the present grid, smallest first.
  private mutating func add(_ others: [Step]) {
    var (sum, rest) = ([Step](), others[...])
    sum.reserveCapacity(steps.count + others.count)
    for step in steps {
      while let other = rest.first, other.value <= step.value {
        Self.append(rest.removeFirst(), &sum)
      }
      Self.append(step, &sum)
    }
    for other in rest { Self.append(other, &sum) }
    steps = sum
    while steps.count > Self.maximumSteps { coarsen(to: shift + 1) }
  }

  private mutating func coarsen(to coarser: Int) {
    guard coarser > shift else { return }
    let old = steps
    steps.removeAll(keepingCapacity: true)
    for step in old {
      Self.append(Step(value: step.value >> Int64(coarser - shift), count: step.count), &steps)
    }
    shift = coarser
  }

  private static func append(_ step: Step, _ steps: inout [Step]) {
    if let last = steps.indices.last, steps[last].value == step.value {
      steps[last].count += step.count
    } else {
      steps.append(step)
    }
  }
}

// MARK: Parts, as counts are written

extension MeasurementSample {
  /// The values in steps of the grid, smallest first, and how often each came.
  package var counted: (values: [Int64], counts: [Int]) {
    let steps = sorted.steps
    return (steps.map(\.value), steps.map(\.count))
  }

  /// The sample that ``counted`` and `shift` describe; nil where no sample does.
  package init?(shift: Int, values: [Int64], counts: [Int]) {
    let isAscending = zip(values, values.dropFirst()).allSatisfy { $0 < $1 }
    guard (0..<63).contains(shift), values.count == counts.count, isAscending,
      values.count <= Self.maximumSteps, counts.allSatisfy({ $0 > 0 }),
      values.allSatisfy({ ($0 << Int64(shift)) >> Int64(shift) == $0 })
    else { return nil }
    self.init()
    self.shift = shift
    steps = zip(values, counts).map { Step(value: $0, count: $1) }
  }
}

/// The quantile at `share` of `count` > 0 values that come smallest first.
func sortedQuantile(_ share: Double, count: Int, value: (Int) -> Double) -> Double {
  let position = Double(count - 1) * min(max(share, 0), 1)
  let below = Int(position)
  let low = value(below)
  return low + (value(min(below + 1, count - 1)) - low) * (position - Double(below))
}
