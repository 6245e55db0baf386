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
  let profiles: [RecognitionProfile]
  let composition: GestureClassifier.Composition
  let isStrict: Bool
  let jobs: Int

  /// Reads the options; `--profile a,b,c` is several where that makes sense.
  init(
    _ arguments: ParsedArguments, allowsSeveralProfiles: Bool = false
  ) throws(CommandError) {
    guard !arguments.paths.isEmpty else { throw .usage("a path is missing, for example Data") }
    paths = arguments.paths
    profiles = try Self.profiles(
      arguments.value(of: Self.profile), allowsSeveral: allowsSeveralProfiles)
    composition =
      try arguments.choice(
        of: Self.compose,
        among: GestureClassifier.Composition.allCases.map { ($0.rawValue, $0) }) ?? .simultaneous
    isStrict = arguments.contains(Self.strict)
    jobs = try arguments.integer(of: Self.jobs, in: 1...256) ?? System.processorCount
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
