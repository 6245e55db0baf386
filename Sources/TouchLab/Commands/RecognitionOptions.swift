import TouchEvaluation
import TouchGestures

/// The options that every command with a recogniser shares, and the input they describe.
struct RecognitionOptions {
  static let compose = CommandOption(
    "--compose", value: "MODE",
    "Which events come out: simultaneous (all five recognisers side by side)\n"
      + "or arbitrated (the announced gesture's only).")
  static let all = ProfileOptions.all + [compose] + InputOptions.all

  let input: InputOptions
  let profiles: [RecognitionProfile]
  let composition: GestureClassifier.Composition

  /// Reads the options; several profiles are taken where that makes sense.
  init(
    _ arguments: ParsedArguments, allowsSeveralProfiles: Bool = false
  ) throws(CommandError) {
    profiles = try ProfileOptions(arguments, allowsSeveral: allowsSeveralProfiles).profiles
    composition =
      try arguments.choice(
        of: Self.compose,
        among: GestureClassifier.Composition.allCases.map { ($0.rawValue, $0) }) ?? .simultaneous
    input = try InputOptions(arguments)
  }

  /// The recognisers that were asked for, in the order of the profiles.
  var recognizers: [EngineRecognizer] {
    profiles.map { EngineRecognizer(profile: $0, composition: composition) }
  }
}
