/// So many of so many: a rate with the counts that it comes from.
public struct Proportion: Hashable, Sendable {
  /// How many have the property, from 0 to `total`.
  public var count: Int
  /// Of how many.
  public var total: Int

  /// The rate of `count` among `total`.
  public init(_ count: Int, of total: Int) {
    precondition(count >= 0 && count <= total)
    self.count = count
    self.total = total
  }

  /// The rate, from 0 to 1; nil when it is of nothing.
  public var value: Double? { total == 0 ? nil : Double(count) / Double(total) }

  /// The Wilson score interval at 95 % confidence; nil when the rate is of nothing.
  public var interval: ClosedRange<Double>? { interval(standardErrors: 1.959963984540054) }

  /// The Wilson score interval that reaches `z` standard errors either way.
  ///
  /// E. B. Wilson, "Probable inference, the law of succession, and statistical inference", Journal
  /// of the American Statistical Association 22 (1927). Unlike the textbook interval it stays
  /// inside 0…1 and has a width at 0 and at 1.
  public func interval(standardErrors z: Double) -> ClosedRange<Double>? {
    guard let value else { return nil }
    let n = Double(total)
    let middle = (value + z * z / (2 * n)) / (1 + z * z / n)
    let spread = value * (1 - value) / n + z * z / (4 * n * n)
    let half = z / (1 + z * z / n) * spread.squareRoot()
    // At none and at all, the bound is exact; rounding must not leave it beside 0 or 1.
    let lower = count == 0 ? 0 : max(0, middle - half)
    let upper = count == total ? 1 : min(1, middle + half)
    return lower...upper
  }
}
