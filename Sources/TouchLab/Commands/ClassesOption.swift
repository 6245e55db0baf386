import TouchEvaluation

/// The option that says over which classes averages go.
enum ClassesOption {
  static let classes = CommandOption(
    "--classes", value: "CLASS,…",
    "Average (macro-F1 and the like) over these classes, of all that occur in the truth.")

  /// What the option says; without it, all classes that occur.
  static func value(_ arguments: ParsedArguments) throws(CommandError) -> AveragedClasses {
    guard let text = arguments.value(of: classes) else { return .occurring }
    let all = ConfusionMatrix.gestures.classes
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    for name in names where !all.contains(name) {
      let choices = all.joined(separator: ", ")
      throw .usage("--classes \(name): there is no such class; there are \(choices)")
    }
    return AveragedClasses(all.filter(names.contains))
  }
}
