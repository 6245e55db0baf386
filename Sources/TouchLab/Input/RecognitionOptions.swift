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
  static let strict = CommandOption("--strict", "Stop at the first malformed place.")
  static let jobs = CommandOption(
    "--jobs", value: "N", "Work on N batches at once; by default one a processor.")
  static let all = [profile, compose, strict, jobs]

  let paths: [String]
  let profile: RecognitionProfile
  let composition: GestureClassifier.Composition
  let isStrict: Bool
  let jobs: Int

  init(_ arguments: ParsedArguments) throws(CommandError) {
    guard !arguments.paths.isEmpty else { throw .usage("a path is missing, for example Data") }
    paths = arguments.paths
    profile =
      try arguments.choice(
        of: Self.profile, among: RecognitionProfile.all.map { ($0.name, $0) }) ?? .default
    composition =
      try arguments.choice(
        of: Self.compose,
        among: GestureClassifier.Composition.allCases.map { ($0.rawValue, $0) }) ?? .simultaneous
    isStrict = arguments.contains(Self.strict)
    jobs = try arguments.integer(of: Self.jobs, in: 1...256) ?? System.processorCount
  }

  /// The recogniser that was asked for.
  var recognizer: EngineRecognizer {
    EngineRecognizer(profile: profile, composition: composition)
  }

  /// Reads all traces, in batches on several cores, and collects the results in input order.
  ///
  /// Says what was read; it is an error when there was no trace at all.
  func forEachBatch<Output: Sendable>(
    in console: Console, work: @escaping @Sendable (TraceBatch) -> Output,
    collect: (Output) throws(CommandError) -> Void
  ) async throws(CommandError) -> InputCounts {
    let list = InputList(paths: paths, isKnown: TraceFiles.isKnown)
    var input = TraceInput(list, isStrict: isStrict, console: console)
    try await TracePipeline(jobs: jobs, console: console).run(
      &input, totalBytes: list.totalBytes, work: work, collect: collect)
    if input.counts.traces == 0 {
      throw .failure("no traces in " + paths.joined(separator: ", "))
    }
    return input.counts
  }
}

extension InputCounts {
  /// What the shell is told about the reading.
  var status: ExitStatus { unreadable > 0 ? .unusable : .done }
}
