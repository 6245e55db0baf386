/// Over which classes averages go.
///
/// By default over those that occur in the truth; with names, over those of them that occur. That is
/// scikit-learn's `f1_score(…, labels=[…], average="macro")` with these classes as its labels, not
/// its default, which takes in every class that is predicted.
public struct AveragedClasses: Hashable, Sendable {
  /// The classes by name, in the order of the matrix; nil: all.
  public let names: [String]?

  /// The classes called `names`; nil: all.
  public init(_ names: [String]? = nil) { self.names = names }

  /// All classes that occur.
  public static let occurring = AveragedClasses()

  /// Their places in `matrix`.
  public func indices(in matrix: ConfusionMatrix) -> [Int] {
    guard let names else { return matrix.occurring }
    return matrix.occurring.filter { names.contains(matrix.classes[$0]) }
  }

  /// What footings say, for example `press, drag, rotate, pinch`.
  var description: String {
    names.map { $0.joined(separator: ", ") + ", where they occur" } ?? "the classes that occur"
  }
}
