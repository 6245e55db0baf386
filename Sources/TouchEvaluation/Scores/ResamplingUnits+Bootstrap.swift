import TouchGeometry

extension ResamplingUnits {
  /// The 95 % percentile interval of macro-F1 when the units are drawn anew, with replacement.
  ///
  /// The averages are over `classes`; where one happens not to be drawn, over the others. Nil when there are fewer than two units. The same seed and counts give the
  /// same interval, bit for bit (B. Efron and R. Tibshirani, "An Introduction to the Bootstrap",
  /// 1993, chapter 13).
  ///
  /// - Complexity: O(`replicates` × units).
  public func macroF1Interval(
    seed: UInt64, replicates: Int = 1_000, over classes: AveragedClasses = .occurring
  ) -> ClosedRange<Double>? {
    let units = count
    guard units > 1 else { return nil }
    let classes = classes.indices(in: matrix)
    var random = SplitMix64(seed: seed)
    let pool = Pool(self)
    var scores: [Double] = []
    for _ in 0..<replicates {
      let drawn = pool.draw(units, from: &random)
      if let score = drawn.macroF1(over: classes.filter { drawn.support(of: $0) > 0 }) {
        scores.append(score)
      }
    }
    if scores.isEmpty { return nil }
    scores.sort()
    let bounds = [0.025, 0.975].map { share in
      sortedQuantile(share, count: scores.count) { scores[$0] }
    }
    return bounds[0]...bounds[1]
  }
}

/// The units in an order that does not depend on how they were counted.
private struct Pool {
  let classes: [String]
  /// The counts of all people that are not zero, one person after the other.
  var entries: [SparseCounts.Cell] = []
  /// Where each person's entries start, and where the last one's end.
  var starts = [0]
  /// For each single trace, its cell in the matrix.
  let singles: [Int]

  init(_ units: ResamplingUnits) {
    classes = units.singles.classes
    singles = units.singles.counts.enumerated().flatMap { cell, count in
      repeatElement(cell, count: count)
    }
    for person in units.people.sorted(by: { $0.key < $1.key }) {
      entries += person.value.cells
      starts.append(entries.count)
    }
  }

  /// The matrix of `count` units drawn with replacement.
  func draw(_ count: Int, from random: inout SplitMix64) -> ConfusionMatrix {
    let people = starts.count - 1
    var sum = Array(repeating: 0, count: classes.count * classes.count)
    for _ in 0..<count {
      let unit = random.index(below: people + singles.count)
      if unit >= people {
        sum[singles[unit - people]] += 1
        continue
      }
      for index in starts[unit]..<starts[unit + 1] {
        sum[entries[index].index] += entries[index].count
      }
    }
    return ConfusionMatrix(classes: classes, counts: sum)
  }
}
