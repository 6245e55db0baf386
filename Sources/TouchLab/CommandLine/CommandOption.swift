/// An option that a command takes: a flag, or a name with a value.
struct CommandOption: Hashable, Sendable {
  /// The name as typed, for example `--profile`.
  let name: String
  /// A one-letter form, for example `-o`.
  let short: String?
  /// What the value is called in the help text; nil: a flag without a value.
  let valueName: String?
  /// What it does, in one sentence; line breaks are kept.
  let help: String
  /// It may be given more than once.
  let isRepeatable: Bool

  init(
    _ name: String, short: String? = nil, value valueName: String? = nil, repeatable: Bool = false,
    _ help: String
  ) {
    self.name = name
    self.short = short
    self.valueName = valueName
    self.help = help
    isRepeatable = repeatable
  }

  /// The left column of the help text, for example `-o, --output FILE`.
  var synopsis: String {
    (short.map { $0 + ", " } ?? "") + name + (valueName.map { " " + $0 } ?? "")
  }

  static let showHelp = CommandOption("--help", short: "-h", "Show this text.")
}
