import TouchEvaluation

/// The options that say how an evaluation is printed, and what it must reach.
struct ReportOptions {
  /// How the result is printed.
  enum Format: String, CaseIterable {
    case text
    case json
  }

  static let format = CommandOption("--format", value: "FORMAT", "text (tables) or json.")
  static let mistakes = CommandOption("--mistakes", "List every trace whose label is wrong.")
  static let minimumF1 = CommandOption(
    "--minimum-f1", value: "X", "Exit with status 1 if the label's macro-F1 is below X (0 to 1).")
  static let seed = CommandOption(
    "--seed", value: "N", "Where the bootstrap's random numbers start; 1 by default.")
  static let report = CommandOption(
    "--report", value: "FILE", "Write a page (HTML) with tables, curves and pictures, too.")
  static let all = [format, mistakes, report, ClassesOption.classes, minimumF1, seed]

  /// Whether wrongly labelled traces must be held on to.
  let needsMistakes: Bool
  private let format: Format
  private let listsMistakes: Bool
  private let reportPath: String?
  private let classes: AveragedClasses
  private let minimumF1: Double?
  private let seed: UInt64

  init(_ arguments: ParsedArguments) throws(CommandError) {
    format =
      try arguments.choice(of: Self.format, among: Format.allCases.map { ($0.rawValue, $0) })
      ?? .text
    listsMistakes = arguments.contains(Self.mistakes)
    reportPath = arguments.value(of: Self.report)
    needsMistakes = listsMistakes || reportPath != nil
    classes = try ClassesOption.value(arguments)
    minimumF1 = try arguments.number(of: Self.minimumF1, in: 0...1)
    seed = UInt64(try arguments.integer(of: Self.seed, in: 0...Int.max) ?? 1)
  }

  /// Prints `evaluation`, and gives status 1 where the first recogniser misses the minimum.
  func print(_ evaluation: Evaluation, in console: Console) throws(CommandError) -> ExitStatus {
    if let reportPath {
      let page = HTMLReport(evaluation, over: classes, seed: seed).html
      try console.write(page.utf8, toFile: reportPath)
    }
    switch format {
    case .text:
      try console.write(
        TextReport(evaluation, over: classes, seed: seed, listsMistakes: listsMistakes).text)
    case .json:
      try console.write(
        JSONReport(evaluation, over: classes, seed: seed, listsMistakes: listsMistakes).bytes)
    }
    return verdict(on: evaluation, in: console)
  }

  private func verdict(on evaluation: Evaluation, in console: Console) -> ExitStatus {
    guard let minimumF1 else { return .done }
    let matrix = evaluation.results.first?.overall.label ?? .gestures
    guard let macroF1 = matrix.macroF1(over: classes.indices(in: matrix)) else {
      console.note("macro-F1 is undefined: no trace was scored, so the minimum is missed")
      return .minimumMissed
    }
    if macroF1 >= minimumF1 { return .done }
    console.note("macro-F1 \(macroF1.fixed(4)) is below the minimum \(minimumF1)")
    return .minimumMissed
  }
}
