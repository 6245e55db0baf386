/// How well one class is told from the others.
public struct ClassScores: Hashable, Sendable {
  /// The class's name.
  public var name: String
  /// Of what was predicted to be this class, how much is: the predictions a user can trust.
  public var precision: Proportion
  /// Of what is this class, how much was predicted to be: `recall.total` is the support.
  public var recall: Proportion

  /// How many items truly are of the class.
  public var support: Int { recall.total }
  /// The harmonic mean of precision and recall, 2 TP / (2 TP + FP + FN).
  ///
  /// Nil when the class neither occurs nor is predicted; 0 when it occurs and is never found.
  public var f1: Double? {
    let mentions = precision.total + recall.total
    return mentions == 0 ? nil : Double(2 * recall.count) / Double(mentions)
  }
}

extension ConfusionMatrix {
  /// The scores of the class at `index`.
  public func scores(of index: Int) -> ClassScores {
    let found = self[truth: index, prediction: index]
    return ClassScores(
      name: classes[index], precision: Proportion(found, of: predictions(of: index)),
      recall: Proportion(found, of: support(of: index)))
  }

  /// The scores of every class, in the order of the rows.
  public var scoresByClass: [ClassScores] { classes.indices.map(scores(of:)) }
}
