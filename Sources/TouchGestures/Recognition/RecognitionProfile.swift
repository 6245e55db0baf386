/// Every threshold of the engine in one value.
public struct RecognitionProfile: Hashable, Sendable {
  /// The name that `--profile` takes.
  public var name: String
  /// This package's own answers.
  public static let `default` = RecognitionProfile(name: "default")
  /// The profiles that ship, `default` first.
  public static let all: [RecognitionProfile] = [.default]
}
