public import TouchGestures

/// One number of a profile by name: its unit, and the values that make sense.
///
/// ``all`` lists every number of `RecognitionProfile`; profile files and tuning go by it.
public struct ProfileField: Sendable {
  /// What the number counts.
  public enum Unit: String, Hashable, Sendable, CaseIterable {
    /// Lengths, 1/160 inch each.
    case points
    /// Times.
    case seconds
    /// Angles.
    case radians
    /// Speeds.
    case pointsPerSecond = "points per second"
    /// Weights and ratios.
    case ratio
  }

  enum Storage: Sendable {
    case number(any WritableKeyPath<RecognitionProfile, Double> & Sendable)
    case duration(any WritableKeyPath<RecognitionProfile, Duration> & Sendable)
  }

  /// The name of the profile's property, which is its key in a file.
  public let name: String
  /// What it counts.
  public let unit: Unit
  /// The values that make sense, in the unit; others in a file are an error.
  public let range: ClosedRange<Double>
  let storage: Storage

  /// The field called `name`, or nil.
  public static func named(_ name: String) -> ProfileField? { all.first { $0.name == name } }

  /// The number in `profile`, in the unit.
  public func value(in profile: RecognitionProfile) -> Double {
    switch storage {
    case .number(let path): profile[keyPath: path]
    case .duration(let path): profile[keyPath: path].seconds
    }
  }

  /// Sets the number in `profile`; seconds to the nearest nanosecond.
  public func set(_ value: Double, in profile: inout RecognitionProfile) {
    switch storage {
    case .number(let path): profile[keyPath: path] = value
    case .duration(let path):
      profile[keyPath: path] = .nanoseconds(TouchInstant.seconds(value).nanoseconds)
    }
  }
}
