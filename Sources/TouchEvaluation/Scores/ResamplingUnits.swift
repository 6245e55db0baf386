public import TouchGestures

/// The independent units of a set of traces: people where they are known, else single traces.
///
/// One person's traces resemble each other, so an interval that treats them as independent is too
/// narrow. Units are resampled whole.
public struct ResamplingUnits: Hashable, Sendable {
  /// The counts of each person, by name.
  var people: [String: SparseCounts] = [:]
  /// The counts of traces without a person, each a unit of its own.
  public internal(set) var singles = ConfusionMatrix.gestures

  /// No units yet.
  public init() {}

  /// Counts a trace of `person`; nil: nobody knows whose.
  public mutating func add(truth: Gesture?, prediction: Gesture?, person: String?) {
    if let person {
      let classes = singles.classes.count
      let index =
        ConfusionMatrix.index(of: truth) * classes + ConfusionMatrix.index(of: prediction)
      people[person, default: SparseCounts()].add(1, at: index)
    } else {
      singles.add(truth: truth, prediction: prediction)
    }
  }

  /// Adds the counts of `other`; people of the same name are the same.
  public mutating func merge(_ other: ResamplingUnits) {
    for (person, counts) in other.people {
      people[person, default: SparseCounts()].merge(counts)
    }
    singles.merge(other.singles)
  }

  /// The counts of all units together.
  public var matrix: ConfusionMatrix {
    var sum = singles.counts
    for person in people.values {
      for cell in person.cells { sum[cell.index] += cell.count }
    }
    return ConfusionMatrix(classes: singles.classes, counts: sum)
  }

  /// How many people there are.
  public var personCount: Int { people.count }
  /// How many units there are.
  public var count: Int { people.count + singles.total }
}
