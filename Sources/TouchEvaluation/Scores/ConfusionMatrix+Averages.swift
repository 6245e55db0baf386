/// Scores of the whole matrix; each is nil where it is undefined, never a made-up number.
///
/// The averages are over **the classes that occur in the truth**, or over given ones. A class that never occurs has no
/// recall; taking its F1 as 0 as soon as one item is mistaken for it (as averaging over the union
/// of truth and predictions does) would let a single item move the mean by a whole class.
extension ConfusionMatrix {
  /// The classes that have support.
  public var occurring: [Int] { classes.indices.filter { support(of: $0) > 0 } }

  /// The share of items predicted as what they are.
  public var accuracy: Proportion { Proportion(correct, of: total) }

  /// The plain mean of the F1 scores of the classes that occur; every class weighs the same.
  public var macroF1: Double? { macroF1(over: occurring) }

  /// The plain mean of the F1 scores of `indices`; nil when there is none or one is undefined.
  public func macroF1(over indices: [Int]) -> Double? {
    var sum = 0.0
    for index in indices {
      guard let f1 = scores(of: index).f1 else { return nil }
      sum += f1
    }
    return indices.isEmpty ? nil : sum / Double(indices.count)
  }

  /// F1 of the pooled counts of the classes that occur; every item weighs the same.
  public var microF1: Double? { microF1(over: occurring) }

  /// F1 of the pooled counts of the classes at `indices`.
  public func microF1(over indices: [Int]) -> Double? {
    let scores = indices.map(scores(of:))
    let mentions = scores.reduce(0) { $0 + $1.precision.total + $1.recall.total }
    let found = scores.reduce(0) { $0 + $1.recall.count }
    return mentions == 0 ? nil : Double(2 * found) / Double(mentions)
  }

  /// The mean of the F1 scores, each weighed by its class's support.
  public var weightedF1: Double? { weightedF1(over: occurring) }

  /// The mean of the F1 scores of the classes at `indices`, each weighed by its class's support.
  public func weightedF1(over indices: [Int]) -> Double? {
    let scores = indices.map(scores(of:))
    let sum = scores.reduce(0.0) { $0 + ($1.f1 ?? 0) * Double($1.support) }
    let support = scores.reduce(0) { $0 + $1.support }
    return support == 0 ? nil : sum / Double(support)
  }

  /// The plain mean of the recalls of the classes that occur.
  public var balancedAccuracy: Double? { balancedAccuracy(over: occurring) }

  /// The plain mean of the recalls of the classes at `indices`; nil where none has support.
  public func balancedAccuracy(over indices: [Int]) -> Double? {
    let recalls = indices.compactMap { scores(of: $0).recall.value }
    return recalls.isEmpty ? nil : recalls.reduce(0, +) / Double(recalls.count)
  }

  /// Agreement beyond chance, (pₒ − pₑ) / (1 − pₑ).
  ///
  /// J. Cohen, "A coefficient of agreement for nominal scales" (1960). Nil when chance alone agrees
  /// always: one class, always predicted.
  public var cohenKappa: Double? {
    let n = Double(total)
    let expected = classes.indices.reduce(0.0) {
      $0 + Double(support(of: $1)) * Double(predictions(of: $1))
    }
    let room = n * n - expected
    return total == 0 || room == 0 ? nil : (Double(correct) * n - expected) / room
  }

  /// Matthews' correlation of truth and prediction, from −1 to 1, for any number of classes.
  ///
  /// J. Gorodkin, "Comparing two K-category assignments by a K-category correlation coefficient"
  /// (2004). Nil when all items share one true or one predicted class.
  public var matthewsCorrelation: Double? {
    let n = Double(total)
    var (both, truths, guesses) = (Double(correct) * n, n * n, n * n)
    for index in classes.indices {
      let (truth, guess) = (Double(support(of: index)), Double(predictions(of: index)))
      both -= truth * guess
      truths -= truth * truth
      guesses -= guess * guess
    }
    return truths == 0 || guesses == 0 ? nil : both / (truths.squareRoot() * guesses.squareRoot())
  }
}
