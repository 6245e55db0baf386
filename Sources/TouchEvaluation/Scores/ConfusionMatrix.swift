/// How often each class was taken for each: **rows are the truth, columns the prediction**.
///
/// The counts are the whole state: ``add(truth:prediction:count:)`` and ``merge(_:)`` change them,
/// and every score is a view of them. Merging the matrices of any split of a set gives the matrix
/// of the set.
///
///                     predicted
///                 press  drag  none
///     true press     97     2     1     recall of press = 97 / 100
///          drag       1    49     0
///          none       0     0     0     no support: recall is undefined (nil), not 0
public struct ConfusionMatrix: Hashable, Sendable {
  /// The names of the classes, in the order of rows and columns.
  public let classes: [String]
  /// The counts, row after row.
  public private(set) var counts: [Int]

  /// An empty matrix over `classes`.
  public init(classes: [String]) {
    self.classes = classes
    counts = Array(repeating: 0, count: classes.count * classes.count)
  }

  /// The matrix over `classes` with the given `rows`, one a true class.
  ///
  /// - Precondition: `rows` is square, one row and one column a class, without negative counts.
  public init(classes: [String], rows: [[Int]]) {
    precondition(rows.count == classes.count && rows.allSatisfy { $0.count == classes.count })
    precondition(rows.allSatisfy { $0.allSatisfy { $0 >= 0 } })
    self.classes = classes
    counts = rows.flatMap { $0 }
  }

  /// The matrix over `classes` with the given counts, row after row.
  package init(classes: [String], counts: [Int]) {
    precondition(counts.count == classes.count * classes.count)
    self.classes = classes
    self.counts = counts
  }

  /// How many items of class `truth` were predicted as `prediction`.
  public subscript(truth truth: Int, prediction prediction: Int) -> Int {
    counts[truth * classes.count + prediction]
  }

  /// Counts `count` items of class `truth` that were predicted as `prediction`.
  public mutating func add(truth: Int, prediction: Int, count: Int = 1) {
    precondition(count >= 0 && classes.indices.contains(prediction))
    counts[truth * classes.count + prediction] += count
  }

  /// Adds the counts of `other`, which is over the same classes.
  public mutating func merge(_ other: ConfusionMatrix) {
    precondition(classes == other.classes, "matrices over different classes")
    for index in counts.indices { counts[index] += other.counts[index] }
  }

  /// How many items are counted.
  public var total: Int { counts.reduce(0, +) }
  /// How many were predicted as what they are.
  public var correct: Int { classes.indices.reduce(0) { $0 + self[truth: $1, prediction: $1] } }

  /// How many items truly are of the class (the sum of its row).
  public func support(of index: Int) -> Int {
    classes.indices.reduce(0) { $0 + self[truth: index, prediction: $1] }
  }

  /// How many items were predicted to be of the class (the sum of its column).
  public func predictions(of index: Int) -> Int {
    classes.indices.reduce(0) { $0 + self[truth: $1, prediction: index] }
  }
}
