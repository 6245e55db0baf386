import Testing
import TouchEvaluation
import TouchGeometry
import TouchTestSupport

@Suite struct ConfusionMatrixTests {
  @Test(arguments: ScoreFact.all)
  func scoresAreThoseOfScikitLearn(_ fact: ScoreFact) {
    let matrix = ConfusionMatrix(
      classes: fact.rows.indices.map { "class \($0)" }, rows: fact.rows)
    let scores = matrix.scoresByClass
    for (index, score) in scores.enumerated() {
      expectEqual(score.precision.value, fact.precision[index], "precision of \(index)")
      expectEqual(score.recall.value, fact.recall[index], "recall of \(index)")
      expectEqual(score.f1, fact.f1[index], "F1 of \(index)")
      #expect(score.support == fact.rows[index].reduce(0, +))
    }
    expectEqual(matrix.macroF1, fact.macroF1, "macro-F1")
    expectEqual(matrix.microF1, fact.microF1, "micro-F1")
    expectEqual(matrix.weightedF1, fact.weightedF1, "weighted F1")
    expectEqual(matrix.accuracy.value, fact.accuracy, "accuracy")
    expectEqual(matrix.balancedAccuracy, fact.balancedAccuracy, "balanced accuracy")
    expectEqual(matrix.cohenKappa, fact.kappa, "kappa")
    expectEqual(matrix.matthewsCorrelation, fact.matthews, "Matthews correlation")
  }

  /// scikit-learn 1.9.1, `labels=[0, 1]`: what is neither is in no average, but its items are.
  @Test func averagesCanGoOverSomeClasses() {
    let matrix = ConfusionMatrix(
      classes: ["a", "b", "c", "d"],
      rows: [[40, 5, 2, 3], [4, 50, 6, 0], [1, 2, 30, 0], [0, 0, 0, 0]])
    let some = AveragedClasses(["a", "b", "d"]).indices(in: matrix)
    #expect(some == [0, 1])
    expectEqual(matrix.macroF1(over: some), 0.8484030589293747, "macro-F1")
    expectEqual(matrix.microF1(over: some), 0.8490566037735849, "micro-F1")
    expectEqual(matrix.weightedF1(over: some), 0.848975585817691, "weighted F1")
    expectEqual(matrix.balancedAccuracy(over: some), 0.8166666666666667, "recall")
    #expect(AveragedClasses.occurring.indices(in: matrix) == [0, 1, 2])
    #expect(AveragedClasses(["d"]).indices(in: matrix).isEmpty)
  }

  @Test func anEmptyMatrixHasNoScores() {
    let matrix = ConfusionMatrix(classes: ["a", "b"])
    #expect(matrix.macroF1 == nil)
    #expect(matrix.microF1 == nil)
    #expect(matrix.weightedF1 == nil)
    #expect(matrix.accuracy.value == nil)
    #expect(matrix.accuracy.interval == nil)
    #expect(matrix.balancedAccuracy == nil)
    #expect(matrix.cohenKappa == nil)
    #expect(matrix.matthewsCorrelation == nil)
  }

  @Test(arguments: UInt64(1)...20)
  func anySplitMergesToTheWhole(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let classes = ["a", "b", "c"]
    var whole = ConfusionMatrix(classes: classes)
    var parts = Array(repeating: ConfusionMatrix(classes: classes), count: 4)
    for _ in 0..<200 {
      let (truth, prediction) = (random.index(below: 3), random.index(below: 3))
      whole.add(truth: truth, prediction: prediction)
      parts[random.index(below: 4)].add(truth: truth, prediction: prediction)
    }
    var merged = ConfusionMatrix(classes: classes)
    for part in parts.reversed() { merged.merge(part) }
    #expect(merged == whole)
    #expect(merged.total == 200)
  }

  /// Within 10⁻¹², both undefined or neither.
  private func expectEqual(
    _ value: Double?, _ expected: Double?, _ name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let value, let expected else {
      #expect(value == expected, "\(name)", sourceLocation: sourceLocation)
      return
    }
    #expect(abs(value - expected) <= 1e-12, "\(name)", sourceLocation: sourceLocation)
  }
}
