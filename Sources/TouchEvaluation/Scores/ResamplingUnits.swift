public import TouchGestures

/// The independent units of a set of traces: people where they are known, else single traces.
///
/// One person's traces resemble each other, so an interval that treats them as independent is too
/// narrow. Units are resampled whole.
public struct ResamplingUnits: Hashable, Sendable {
  /// The counts of each person, by name.
  public internal(set) var people: [String: ConfusionMatrix] = [:]
  /// The counts of traces without a person, each a unit of its own.
  public internal(set) var singles = ConfusionMatrix.gestures

  /// No units yet.
  public init() {}

  /// Counts a trace of `person`; nil: nobody knows whose.
  public mutating func add(truth: Gesture?, prediction: Gesture?, person: String?) {
    if let person {
      people[person, default: .gestures].add(truth: truth, prediction: prediction)
    } else {
      singles.add(truth: truth, prediction: prediction)
    }
  }

  /// Adds the counts of `other`; people of the same name are the same.
  public mutating func merge(_ other: ResamplingUnits) {
    for (person, matrix) in other.people { people[person, default: .gestures].merge(matrix) }
    singles.merge(other.singles)
  }

  /// The counts of all units together.
  public var matrix: ConfusionMatrix { people.values.reduce(into: singles) { $0.merge($1) } }
  /// How many units there are.
  public var count: Int { people.count + singles.total }
}
