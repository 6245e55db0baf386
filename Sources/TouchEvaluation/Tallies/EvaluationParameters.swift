/// What an evaluation ran, echoed in every report.
public struct EvaluationParameters: Hashable, Sendable {
  /// The program and its version.
  public var version: String
  /// The recogniser's name; for the package's own, the profile.
  public var recognizer: String
  /// Which events the recogniser reported.
  public var composition: String

  /// The given parameters.
  public init(version: String, recognizer: String, composition: String) {
    self.version = version
    self.recognizer = recognizer
    self.composition = composition
  }
}
