import TouchGestures

/// The options that choose the thresholds.
struct ProfileOptions {
  static let profile = CommandOption(
    "--profile", value: "NAME",
    "The thresholds: " + RecognitionProfile.all.map(\.name).joined(separator: ", ") + ".")
  static let profileFile = CommandOption(
    "--profile-file", value: "FILE", repeatable: true,
    "Thresholds from a file, as touchlab tune writes it.")
  static let all = [profile, profileFile]

  /// The profiles: shipped ones first, then those of files; `default` where none is named.
  let profiles: [RecognitionProfile]

  /// Reads the options; `--profile a,b,c` and several files make sense where several profiles do.
  init(_ arguments: ParsedArguments, allowsSeveral: Bool = false) throws(CommandError) {
    var profiles: [RecognitionProfile] = []
    let names = arguments.value(of: Self.profile)
    for name in names?.split(separator: ",", omittingEmptySubsequences: false) ?? [] {
      let profile = try Self.shipped(String(name))
      if profiles.contains(profile) { throw .usage("--profile \(name) is given twice") }
      profiles.append(profile)
    }
    if profiles.count > 1 && !allowsSeveral { throw .usage("--profile takes one name here") }
    for path in arguments.values(of: Self.profileFile) {
      let profile = try ProfileFile.read(path)
      if profiles.contains(profile) {
        throw .usage("--profile-file \(path): this profile is given twice")
      }
      profiles.append(profile)
    }
    if profiles.count > 1 && !allowsSeveral {
      throw .usage("one profile is used here, by --profile or by --profile-file")
    }
    self.profiles = profiles.isEmpty ? [.default] : profiles
  }

  private static func shipped(_ name: String) throws(CommandError) -> RecognitionProfile {
    if let profile = RecognitionProfile.named(name) { return profile }
    let names = RecognitionProfile.all.map(\.name).joined(separator: ", ")
    throw .usage("--profile \(name): there is no such profile; there are \(names)")
  }
}
