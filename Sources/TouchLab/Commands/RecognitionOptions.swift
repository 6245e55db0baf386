import TouchEvaluation
import TouchGestures

/// The options that every command with a recogniser shares, and the input they describe.
struct RecognitionOptions {
  static let profile = CommandOption(
    "--profile", value: "NAME",
    "The thresholds: " + RecognitionProfile.all.map(\.name).joined(separator: ", ") + ".")
  static let compose = CommandOption(
    "--compose", value: "MODE",
    "Which events come out: simultaneous (all five recognisers side by side)\n"
      + "or arbitrated (the announced gesture's only).")
  static let all = [profile, compose] + InputOptions.all

  let input: InputOptions
  let profiles: [RecognitionProfile]
  let composition: GestureClassifier.Composition

  /// Reads the options; `--profile a,b,c` is several where that makes sense.
  init(
    _ arguments: ParsedArguments, allowsSeveralProfiles: Bool = false
  ) throws(CommandError) {
    profiles = try Self.profiles(
      arguments.value(of: Self.profile), allowsSeveral: allowsSeveralProfiles)
    composition =
      try arguments.choice(
        of: Self.compose,
        among: GestureClassifier.Composition.allCases.map { ($0.rawValue, $0) }) ?? .simultaneous
    input = try InputOptions(arguments)
  }

  private static func profiles(
    _ text: String?, allowsSeveral: Bool
  ) throws(CommandError) -> [RecognitionProfile] {
    guard let text else { return [.default] }
    var profiles: [RecognitionProfile] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let found = RecognitionProfile.all.first(where: { $0.name == name }) else {
        let names = RecognitionProfile.all.map(\.name).joined(separator: ", ")
        throw .usage("--profile \(name): there is no such profile; there are \(names)")
      }
      if profiles.contains(found) { throw .usage("--profile \(name) is given twice") }
      profiles.append(found)
    }
    if profiles.count > 1 && !allowsSeveral { throw .usage("--profile takes one name here") }
    return profiles
  }

  /// The recognisers that were asked for, in the order of the profiles.
  var recognizers: [EngineRecognizer] {
    profiles.map { EngineRecognizer(profile: $0, composition: composition) }
  }
}
