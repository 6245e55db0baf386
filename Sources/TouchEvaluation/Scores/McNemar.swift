/// McNemar's test between two systems that judged the same items.
///
/// Only the items on which they differ tell them apart: under the hypothesis that both are equally
/// good, each of those is right by one or by the other with the same chance. The p-value is the
/// exact two-sided binomial one (Q. McNemar, "Note on the sampling error of the difference between
/// correlated proportions or percentages", Psychometrika 12, 1947).
public struct McNemar: Hashable, Sendable {
  /// Items that both judged right.
  public internal(set) var bothRight = 0
  /// Items that only the first judged right.
  public internal(set) var onlyFirst = 0
  /// Items that only the second judged right.
  public internal(set) var onlySecond = 0
  /// Items that neither judged right.
  public internal(set) var neither = 0

  /// No items yet.
  public init() {}

  /// A test of the given counts.
  public init(bothRight: Int = 0, onlyFirst: Int, onlySecond: Int, neither: Int = 0) {
    self.bothRight = bothRight
    self.onlyFirst = onlyFirst
    self.onlySecond = onlySecond
    self.neither = neither
  }

  /// Counts one item.
  public mutating func add(firstIsRight: Bool, secondIsRight: Bool) {
    switch (firstIsRight, secondIsRight) {
    case (true, true): bothRight += 1
    case (true, false): onlyFirst += 1
    case (false, true): onlySecond += 1
    case (false, false): neither += 1
    }
  }

  /// Adds the counts of `other`.
  public mutating func merge(_ other: McNemar) {
    bothRight += other.bothRight
    onlyFirst += other.onlyFirst
    onlySecond += other.onlySecond
    neither += other.neither
  }

  /// How many items were judged by both.
  public var total: Int { bothRight + onlyFirst + onlySecond + neither }

  /// The chance of a difference at least as large if both were equally good; nil when they never
  /// differ.
  ///
  /// - Complexity: O(n) in the number of items on which they differ.
  public var pValue: Double? {
    let differing = onlyFirst + onlySecond
    if differing == 0 { return nil }
    let smaller = min(onlyFirst, onlySecond)
    if 2 * smaller == differing { return 1 }
    // Binomial terms relative to the largest: far ones vanish, none overflows.
    var (term, tail, below) = (1.0, 0.0, 0.0)
    let middle = differing / 2
    for k in stride(from: middle, through: 0, by: -1) {
      below += term
      if k <= smaller { tail += term }
      term *= Double(k) / Double(differing - k + 1)
    }
    // The terms mirror: of an even number, the middle one stands alone.
    let all = 2 * below - (differing.isMultiple(of: 2) ? 1 : 0)
    return min(1, 2 * tail / all)
  }
}
